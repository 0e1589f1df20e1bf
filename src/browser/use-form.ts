import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type InputEvent,
  type RefCallback,
  type SubmitEvent,
} from 'react';
import type { FieldErrors } from '#shared/contracts/field-errors.ts';
import { CallError } from './call-endpoint.ts';
import { keepTypedEverywhere } from './keep-typed.ts';

// This module runs before the islands that it comes with are made interactive. The build has no document.
if (typeof document !== 'undefined') keepTypedEverywhere();

/** What a form holds by the names of its fields: texts and option codes. A box that is not ticked is absent. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormOptions<Answer> {
  /** Goes before the ids of the fields. */
  id: string;
  /** The questions in reading order. */
  fields: readonly string[];
  /** What is wrong with the answers before they are sent. */
  check: (values: FormValues) => FieldErrors | Promise<FieldErrors>;
  /** Called when the answers are in order, before they are sent. */
  beforeSending?: () => void;
  send: (values: FormValues) => Promise<Answer>;
  /** The answers were accepted. The form stays busy if the page is about to leave. */
  onDone: (answer: Answer, values: FormValues) => 'leaving' | undefined;
  /** Why sending failed, in words for people. */
  sayFailure: (error: unknown) => string;
  /** What the form begins with. It fills in only what is untouched: the browser or the person may have been faster. */
  initial?: FormValues | undefined;
  /** Called with what the form holds whenever it changes, and when it is sent: some browsers fill in without telling. */
  onValues?: (values: FormValues) => void;
  /** Questions whose error depends on the answer to another: `{ country: ['phone'] }`. */
  dependents?: Readonly<Record<string, readonly string[]>>;
  /** The question to which a refusal belongs that names none: a password or code that is not right. */
  refused?: string;
  /** The session, or what it may do, has ended. Without it that is a refusal like others. */
  onSignedOut?: (values: FormValues) => void;
}

type State = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; message: string };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** What is in the form now. Line breaks are LF, as scripts see them; a form posts CRLF. */
function readForm(form: HTMLFormElement | null): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form ? new FormData(form) : [])
    if (typeof value === 'string') values[name] = value.replaceAll('\r\n', '\n');
  return values;
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = Math.max(
      0,
      [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
    );
    return control.selectedIndex === first;
  }
  return control.type === 'checkbox'
    ? (control as HTMLInputElement).checked === (control as HTMLInputElement).defaultChecked
    : control.value === control.defaultValue;
}

/** Whether something in there was changed that closing it would lose. */
export const hasChanges = (part: Element): boolean =>
  [...part.querySelectorAll<Control>('input, select, textarea')].some((control) => !isUntouched(control));

function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!isControl(control) || !isUntouched(control)) continue;
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = value !== '';
    // A select keeps its first choice where it does not offer the value.
    else if (
      !(control instanceof HTMLSelectElement) ||
      [...control.options].some((one) => one.value === value)
    )
      control.value = value;
  }
}

/**
 * What every form does: its answers are checked before they are sent, one press is one request, what is wrong is said in a
 * summary and beside the fields, and the answers stay whatever happens. The inputs are the browser's own: what was typed or
 * filled in before the code came is there, and passwords never enter our state.
 */
export function useForm<Answer>({
  id,
  fields,
  check,
  beforeSending,
  send,
  onDone,
  sayFailure,
  initial,
  onValues,
  dependents = {},
  refused,
  onSignedOut,
}: FormOptions<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  /** Counts attempts to send and looks at mended answers; only the newest of each has a say. */
  const attempts = useRef(0);
  const looks = useRef(0);
  const [state, setState] = useState<State>({ status: 'idle' });
  const [errors, setErrors] = useState<FieldErrors>({});
  /** What the summary lists: the errors of the last attempt, so that nothing moves while they are being mended. */
  const [listed, setListed] = useState<FieldErrors>({});
  const summary = useMemo(
    () => fields.flatMap((name) => (listed[name] ? [{ id: `${id}-${name}`, message: listed[name] }] : [])),
    [listed],
  );
  const read = () => readForm(form.current);

  // React calls it again for another element and for other values.
  const attach: RefCallback<HTMLFormElement> = useMemo(
    () => (element) => {
      form.current = element;
      if (element && initial) fillForm(element, initial);
    },
    [initial],
  );

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Back from another page: what was being sent then has no say any more.
      if (!persisted || !isBusy.current) return;
      attempts.current += 1;
      isBusy.current = false;
      setState({ status: 'idle' });
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  function refuse(found: FieldErrors) {
    setErrors(found);
    setListed(found);
    setState({ status: 'idle' });
  }

  function fail(error: unknown, values: FormValues) {
    if (error instanceof CallError) {
      const isSignedOut = error.status === 401 || error.failure.code === 'forbidden';
      if (isSignedOut && onSignedOut) return onSignedOut(values);
      const named = Object.entries(error.failure.fields ?? {}).filter(([name]) => fields.includes(name));
      if (named.length > 0) return refuse(Object.fromEntries(named));
      if (error.status === 401 && refused && error.failure.message)
        return refuse({ [refused]: error.failure.message });
    }
    setState({ status: 'failed', message: sayFailure(error) });
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    const attempt = (attempts.current += 1);
    const isNewest = () => attempt === attempts.current;
    const values = read();
    onValues?.(values);
    let isLeaving = false;
    try {
      const found = await check(values);
      if (!isNewest()) return;
      if (Object.keys(found).length > 0) return refuse(found);
      refuse({});
      setState({ status: 'busy' });
      beforeSending?.();
      const answer = await send(values);
      if (!isNewest()) return;
      isLeaving = onDone(answer, values) === 'leaving';
      if (!isLeaving) setState({ status: 'idle' });
    } catch (error) {
      if (isNewest()) fail(error, values);
    } finally {
      if (isNewest()) isBusy.current = isLeaving;
    }
  }

  /** Mended answers lose their error at once; answers without one are left in peace until the next attempt. */
  async function lookAgain(name: string, values: FormValues) {
    const wrong = [name, ...(dependents[name] ?? [])].filter((one) => errors[one]);
    if (wrong.length === 0) return;
    const look = (looks.current += 1);
    const found = await check(values);
    if (look !== looks.current) return;
    setErrors((before) => {
      const others = Object.entries(before).filter(([one]) => !wrong.includes(one));
      const still = wrong.flatMap((one) => (found[one] ? [[one, found[one]] as const] : []));
      return Object.fromEntries([...others, ...still]);
    });
  }

  return {
    id,
    summary,
    isBusy: state.status === 'busy',
    failure: state.status === 'failed' ? state.message : null,
    errorOf: (name: string): string | undefined => errors[name],
    read,
    /** Shows errors that another call of the same form has brought. */
    refuse,
    /** Forgets what was wrong, and a failure; not what is being sent. */
    forgetErrors: () => {
      setErrors({});
      setListed({});
      setState((now) => (now.status === 'failed' ? { status: 'idle' } : now));
    },
    focus: (name: string) => {
      const control = form.current?.elements.namedItem(name);
      if (isControl(control)) control.focus();
    },
    /** Gives an answer for the person. */
    set: (name: string, value: string) => {
      const control = form.current?.elements.namedItem(name);
      if (!isControl(control) || control.value === value) return;
      control.value = value;
      onValues?.(read());
    },
    /** Empties the form; `values` are what it holds then. */
    reset: (values: FormValues = {}) => {
      form.current?.reset();
      if (form.current) fillForm(form.current, values);
      refuse({});
    },
    formProps: {
      ref: attach,
      noValidate: true,
      // Without a script it must never end in the address.
      method: 'post' as const,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
      onInput: (event: InputEvent<HTMLFormElement>) => {
        const values = read();
        onValues?.(values);
        if (isControl(event.target)) void lookAgain(event.target.name, values);
      },
    },
  };
}

export type FormControl = ReturnType<typeof useForm>;
