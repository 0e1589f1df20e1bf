import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { enquiryFields, type EnquiryField, type EnquiryFormType } from '#shared/rules/labels.ts';
import { CallError } from '../../browser/call-endpoint.ts';
import {
  chooseProgramme,
  dropDraft,
  findDraft,
  keepDraft,
  makeDraft,
  type EnquiryDraft,
  type EnquiryValues,
} from './enquiry-draft.ts';
import type { Opening } from './enquiry-opening.ts';
import { loadPhoneRules, resolveEnquiry } from './enquiry-resolver.ts';
import { failureMessage, sendEnquiry, type EnquiryState } from './enquiry-submission.ts';

export interface EnquiryError {
  field: EnquiryField;
  message: string;
}

export type EnquiryFormControl = ReturnType<typeof useEnquiryForm>;

const fieldNames = Object.keys(enquiryFields) as EnquiryField[];
const isField = (name: string): name is EnquiryField => Object.hasOwn(enquiryFields, name);

/**
 * Everything the enquiry form does, for the modal and for the page. `opening` is null until the form is opened; a new
 * object is a new opening. `findStart` gives the time from which filling in is measured, in milliseconds since 1970.
 */
export function useEnquiryForm(opening: Opening | null, findStart: () => number) {
  const [state, setState] = useState<EnquiryState>({ status: 'idle' });
  /** What the summary lists: the errors of the last attempt, so that nothing moves while they are being mended. */
  const [summary, setSummary] = useState<readonly EnquiryError[]>([]);
  const [programme, setProgramme] = useState<{ offered: readonly string[]; chosen: string } | null>(null);
  const [firstDraft] = useState(() => findDraft() ?? makeDraft());
  const draft = useRef<EnquiryDraft>(firstDraft);
  const isKept = useRef(false);
  const isBusy = useRef(false);

  const form = useForm({
    defaultValues: firstDraft.values,
    resolver: resolveEnquiry,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  function remember(values: EnquiryValues) {
    const held = draft.current.values;
    if ((Object.keys(values) as (keyof EnquiryValues)[]).every((name) => values[name] === held[name])) return;
    draft.current = { ...draft.current, values: { ...values } };
    isKept.current = keepDraft(draft.current);
  }

  function adopt(next: EnquiryDraft) {
    draft.current = next;
    isKept.current = false;
    form.reset(next.values);
    setSummary([]);
    setState({ status: 'idle' });
  }

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => remember(values) }),
    // Binds once to the form object, which never changes.
    [form],
  );

  useEffect(() => {
    if (!opening) return;
    const values = form.getValues();
    const chosen = chooseProgramme({ ...draft.current, values }, opening.programme);
    draft.current = {
      ...draft.current,
      startedAt: draft.current.startedAt || findStart(),
      preselected: opening.programme,
      values: { ...values },
    };
    setProgramme({ offered: [opening.programme, chosen], chosen });
    // A new opening keeps the answers, not what was wrong with them the last time.
    form.clearErrors();
    setSummary([]);
    setState((now) => (now.status === 'failed' ? { status: 'idle' } : now));
    // One opening, one effect.
  }, [opening]);

  // After the render that offers it: a select cannot show what is not among its options.
  useEffect(() => {
    if (programme) form.setValue('interestedProgram', programme.chosen);
  }, [form, programme]);

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      // Back from another page of this tab, where the same draft may have been changed or sent.
      isBusy.current = false;
      setState((now) => (now.status === 'submitting' ? { status: 'idle' } : now));
      if (!isKept.current) return;
      const stored = findDraft();
      adopt(stored ?? makeDraft(Date.now()));
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
    // Binds once to the window.
  }, []);

  /** Mended answers lose their error at once; answers without one are left in peace until the next attempt. */
  const recheck = (name: EnquiryField) => {
    if (form.getFieldState(name).error) void form.trigger(name);
  };

  const register = (name: EnquiryField) =>
    form.register(name, {
      onChange: () => {
        recheck(name);
        if (name === 'country') recheck('phone');
        if (name === 'phone') void loadPhoneRules().catch(() => null);
      },
    });

  async function send(formType: EnquiryFormType) {
    setState({ status: 'submitting' });
    try {
      const reference = await sendEnquiry(formType, form.getValues(), draft.current);
      dropDraft();
      isKept.current = false;
      setState({ status: 'sent', reference });
    } catch (error) {
      const refused = error instanceof CallError ? (error.failure.fields ?? {}) : {};
      const known = fieldNames.flatMap((field) =>
        refused[field] ? [{ field, message: refused[field] }] : [],
      );
      for (const { field, message } of known) form.setError(field, { type: 'server', message });
      setSummary(known);
      setState(known.length > 0 ? { status: 'idle' } : { status: 'failed', message: failureMessage(error) });
    }
  }

  async function submit(element: HTMLFormElement) {
    if (isBusy.current || !opening) return;
    isBusy.current = true;
    try {
      takeWhatIsShown(element);
      await form.handleSubmit(
        () => {
          setSummary([]);
          return send(opening.formType);
        },
        (found) => {
          setState({ status: 'idle' });
          setSummary(
            fieldNames.flatMap((field) => {
              const message = found[field]?.message;
              return message ? [{ field, message }] : [];
            }),
          );
        },
      )();
    } finally {
      isBusy.current = false;
    }
  }

  /** Some browsers fill in fields without telling the page: what stands in the form is what is sent. */
  function takeWhatIsShown(element: HTMLFormElement) {
    for (const [name, value] of new FormData(element)) {
      if (typeof value !== 'string' || !(isField(name) || name === 'website')) continue;
      // A form posts line breaks as CRLF; scripts see them as LF.
      const text = value.replaceAll('\r\n', '\n');
      if (form.getValues(name) !== text) form.setValue(name, text);
    }
  }

  return {
    state,
    summary,
    register,
    registerBeside: form.register,
    /** Programmes that must be selectable besides the nine. */
    offered: programme?.offered ?? [],
    country: form.watch('country'),
    errorOf: (name: EnquiryField) => errors[name]?.message,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    preparePhone: () => void loadPhoneRules().catch(() => null),
    /** After sending: an empty form with a new id. */
    reset: () => adopt(makeDraft()),
  };
}
