import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import { CallError } from './call-endpoint.ts';
import type { DraftStore, FormDraft, FormValues } from './form-draft.ts';
import { failureReason, type SubmissionState } from './submission-state.ts';

export interface SubmissionError<Field extends string> {
  field: Field;
  message: string;
}

interface SubmissionFormOptions<Values extends FormValues, Field extends string, Draft> {
  drafts: DraftStore<Draft>;
  /** The questions in reading order. */
  fields: readonly Field[];
  resolver: Resolver<Values>;
  /** Sends the answers and gives their reference; null while the form is not open. */
  send: ((values: Values, draft: Draft) => Promise<string>) | null;
}

/**
 * What every form of ours does: the draft is kept in the tab until it has been sent, one press is one request, errors
 * stand in a summary and beside the fields, and whatever goes wrong, the answers stay.
 */
export function useSubmissionForm<
  Values extends FormValues,
  Field extends keyof Values & string,
  Draft extends FormDraft<Values>,
>({ drafts, fields, resolver, send }: SubmissionFormOptions<Values, Field, Draft>) {
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  /** What the summary lists: the errors of the last attempt, so that nothing moves while they are being mended. */
  const [summary, setSummary] = useState<readonly SubmissionError<Field>[]>([]);
  const [firstDraft] = useState(() => drafts.find() ?? drafts.make());
  const draft = useRef<Draft>(firstDraft);
  const isKept = useRef(false);
  const isBusy = useRef(false);

  const form = useForm<Values>({
    defaultValues: firstDraft.values as DefaultValues<Values>,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const messageOf = (found: FieldErrors<Values>, name: Field): string | undefined => {
    const message = (found as Partial<Record<string, { message?: unknown }>>)[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  function remember(values: Values) {
    const held = draft.current.values;
    if ((Object.keys(values) as (keyof Values)[]).every((name) => values[name] === held[name])) return;
    draft.current = { ...draft.current, values: { ...values } };
    isKept.current = drafts.keep(draft.current);
  }

  function adopt(next: Draft) {
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
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      // Back from another page of this tab, where the same draft may have been changed or sent.
      isBusy.current = false;
      setState((now) => (now.status === 'submitting' ? { status: 'idle' } : now));
      if (!isKept.current) return;
      adopt(drafts.find() ?? drafts.make(Date.now()));
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
    // Binds once to the window.
  }, []);

  /** Mended answers lose their error at once; answers without one are left in peace until the next attempt. */
  const recheck = (name: Field) => {
    const path = name as unknown as Path<Values>;
    if (form.getFieldState(path).error) void form.trigger(path);
  };

  async function sendAnswers(sendForm: NonNullable<typeof send>) {
    setState({ status: 'submitting' });
    try {
      const reference = await sendForm(form.getValues(), draft.current);
      drafts.drop();
      isKept.current = false;
      setState({ status: 'sent', reference });
    } catch (error) {
      const refused = error instanceof CallError ? (error.failure.fields ?? {}) : {};
      const known = fields.flatMap((field) => (refused[field] ? [{ field, message: refused[field] }] : []));
      for (const { field, message } of known)
        form.setError(field as unknown as Path<Values>, { type: 'server', message });
      setSummary(known);
      setState(known.length > 0 ? { status: 'idle' } : { status: 'failed', message: failureReason(error) });
    }
  }

  async function submit(element: HTMLFormElement) {
    if (isBusy.current || !send || state.status === 'sent') return;
    isBusy.current = true;
    try {
      takeWhatIsShown(element);
      await form.handleSubmit(
        () => {
          setSummary([]);
          return sendAnswers(send);
        },
        (found) => {
          setState({ status: 'idle' });
          setSummary(
            fields.flatMap((field) => {
              const message = messageOf(found, field);
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
    const held: Values = form.getValues();
    for (const [name, value] of new FormData(element)) {
      if (typeof value !== 'string' || !Object.hasOwn(held, name)) continue;
      // A form posts line breaks as CRLF; scripts see them as LF.
      const text = value.replaceAll('\r\n', '\n');
      if (held[name] !== text) {
        const path = name as Path<Values>;
        form.setValue(path, text as PathValue<Values, typeof path>);
      }
    }
  }

  return {
    form,
    state,
    summary,
    /** The draft as it was last kept; what belongs to it besides answers is written here. */
    draft,
    recheck,
    errorOf: (name: Field) => messageOf(errors, name),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    /** A new opening keeps the answers, not what was wrong with them the last time. */
    forgetErrors: () => {
      form.clearErrors();
      setSummary([]);
      setState((now) => (now.status === 'failed' ? { status: 'idle' } : now));
    },
    /** After sending: an empty form with a new id. */
    reset: (startedAt = 0) => adopt(drafts.make(startedAt)),
  };
}
