import { useEffect, useMemo, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import type { Contract } from '#shared/contracts/contract.ts';
import type { SummaryError } from '../../components/ui/ErrorSummary.tsx';
import { fieldId } from '../../components/ui/Field.tsx';
import { callEndpoint, CallError } from '../../browser/call-endpoint.ts';
import { findErrors, type FieldErrors } from './check-input.ts';
import { sayFailure } from './failure-words.ts';

interface CallFormOptions<Called extends Contract> {
  /** Goes before every id. */
  id: string;
  contract: Called;
  /** The questions in reading order. */
  fields: readonly string[];
  /** What the call needs beside the questions. */
  beside?: Readonly<Record<string, string>>;
  /** What the form begins with. It fills in only what is still empty: the browser or the person may have been faster. */
  initial?: Readonly<Record<string, string>>;
  /** The question to which a refusal belongs that names none: a password or code that is not right. */
  refused?: string;
  /** All is well. The form stays busy if the page is about to leave. */
  onDone: (answer: z.output<Called['response']>, input: z.input<Called['request']>) => 'leaving' | undefined;
  /** The session has ended. Without it a 401 is a refusal like others. */
  onSignedOut?: (values: Readonly<Record<string, string>>) => void;
}

type State = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; message: string };

/**
 * A form that makes one call: checks it against the contract before it is sent, sends it once however often the button is
 * pressed, and says what was wrong in a summary and beside the fields. The inputs are the browser's own and keep their values,
 * whatever happens: passwords never enter our state.
 */
export function useCallForm<Called extends Contract>({
  id,
  contract,
  fields,
  beside,
  initial,
  refused,
  onDone,
  onSignedOut,
}: CallFormOptions<Called>) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [state, setState] = useState<State>({ status: 'idle' });
  const [errors, setErrors] = useState<FieldErrors>({});
  /** What the summary lists: the errors of the last attempt, so that nothing moves while they are being mended. */
  const [listed, setListed] = useState<FieldErrors>({});

  useEffect(() => {
    for (const [name, value] of Object.entries(initial ?? {})) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === '') input.value = value;
    }
  }, [initial]);

  const summary = useMemo<SummaryError[]>(
    () =>
      fields.flatMap((name) =>
        listed[name] ? [{ id: fieldId({ form: id, name }), message: listed[name] }] : [],
      ),
    [listed],
  );

  function read(): Record<string, string> {
    const values: Record<string, string> = { ...beside };
    if (form.current)
      for (const [name, value] of new FormData(form.current))
        if (typeof value === 'string') values[name] = value;
    return values;
  }

  function refuse(found: FieldErrors) {
    setErrors(found);
    setListed(found);
    setState({ status: 'idle' });
  }

  function fail(error: unknown, values: Record<string, string>) {
    if (error instanceof CallError) {
      if (error.status === 401 && onSignedOut) return onSignedOut(values);
      const named = Object.entries(error.failure.fields ?? {}).filter(([name]) => fields.includes(name));
      if (named.length > 0) return refuse(Object.fromEntries(named));
      if (error.status === 401 && refused && error.failure.message)
        return refuse({ [refused]: error.failure.message });
    }
    setState({ status: 'failed', message: sayFailure(error) });
  }

  async function send() {
    if (isBusy.current) return;
    isBusy.current = true;
    const values = read();
    const found = findErrors(contract, values);
    let isLeaving = false;
    try {
      if (Object.keys(found).length > 0) return refuse(found);
      setErrors({});
      setListed({});
      setState({ status: 'busy' });
      const input = values as z.input<Called['request']>;
      isLeaving = onDone(await callEndpoint(contract, input), input) === 'leaving';
      if (!isLeaving) setState({ status: 'idle' });
    } catch (error) {
      fail(error, values);
    } finally {
      isBusy.current = isLeaving;
    }
  }

  return {
    summary,
    isBusy: state.status === 'busy',
    failure: state.status === 'failed' ? state.message : null,
    errorOf: (name: string) => errors[name],
    /** What stands in the form now, with what goes beside it. */
    read,
    /** Shows errors that another call of the same form has brought. */
    refuse,
    /** Empties the form. */
    clear: () => form.current?.reset(),
    formProps: {
      id,
      ref: form,
      noValidate: true,
      // Without a script it must never end in the address.
      method: 'post' as const,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send();
      },
      onInput: (event: InputEvent<HTMLFormElement>) => {
        // Mended answers lose their error at once; answers without one are left in peace until the next attempt.
        const name = event.target instanceof HTMLInputElement ? event.target.name : '';
        if (!errors[name]) return;
        const { [name]: _mended, ...others } = errors;
        const still = findErrors(contract, read())[name];
        setErrors(still ? { ...others, [name]: still } : others);
      },
    },
  };
}

export type CallForm = ReturnType<typeof useCallForm>;
