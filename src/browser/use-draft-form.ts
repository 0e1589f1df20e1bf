import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#shared/contracts/field-errors.ts';
import { toSending, type DraftStore, type FormDraft } from './form-draft.ts';
import { sayReason } from './say-failure.ts';
import { onVisitOver } from './visit.ts';
import { useForm, type FormValues } from './use-form.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import type { Receipt } from './visitor-form.ts';

interface DraftFormOptions {
  id: string;
  drafts: DraftStore;
  /** The questions that can be refused, in reading order. */
  fields: readonly string[];
  check: (values: FormValues) => Promise<FieldErrors>;
  send: (draft: FormDraft) => Promise<Receipt>;
  /** The sentence in which the reason of a failure is said. */
  failureAlert: (reason: string) => string;
  onValues?: (values: FormValues) => void;
  dependents?: Readonly<Record<string, readonly string[]>>;
}

/** A form for visitors: its draft is kept in the tab until it has been sent, and a retry is the same submission. */
export function useDraftForm({ drafts, check, send, failureAlert, onValues, ...options }: DraftFormOptions) {
  const [first] = useState(() => drafts.find() ?? drafts.make());
  const draft = useRef(first);
  const isKept = useRef(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [initial, setInitial] = useState(first.values);
  /** The browser does not keep what was typed: its storage is full or blocked. */
  const [isAtRisk, setAtRisk] = useState(false);
  useLeaveWarning(isAtRisk);

  const answersOf = (values: FormValues): FormValues =>
    Object.fromEntries(Object.keys(first.values).map((name) => [name, values[name] ?? '']));

  function keep(change: Partial<FormDraft>) {
    draft.current = { ...draft.current, ...change };
    isKept.current = drafts.keep(draft.current);
    setAtRisk(!isKept.current);
  }

  const form = useForm({
    ...options,
    initial,
    check: (values) => check(answersOf(values)),
    send: () => {
      const sending = toSending(draft.current);
      if (sending !== draft.current) keep(sending);
      return send(sending);
    },
    onDone: (answer) => {
      drafts.drop();
      isKept.current = false;
      setAtRisk(false);
      setReceipt(answer);
      return undefined;
    },
    sayFailure: (error) => failureAlert(sayReason(error)),
    onValues: (values) => {
      const answers = answersOf(values);
      const held = draft.current.values;
      if (Object.keys(answers).some((name) => answers[name] !== held[name])) keep({ values: answers });
      onValues?.(answers);
    },
  });

  function adopt(next: FormDraft) {
    draft.current = next;
    isKept.current = false;
    setAtRisk(false);
    setReceipt(null);
    setInitial(next.values);
    form.reset(next.values);
  }

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Back from another page of this tab, where the same draft may have been changed or sent.
      if (persisted && isKept.current) adopt(drafts.find() ?? drafts.make(Date.now()));
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => onVisitOver(() => adopt(drafts.make(Date.now()))), []);

  return {
    form,
    /** Once it has been sent. */
    receipt,
    /** The draft as it was last kept; what belongs to it besides answers is written here. */
    draft,
    /** After sending: an empty form that is another submission. */
    startAgain: (startedAt = 0) => adopt(drafts.make(startedAt)),
  };
}

export type DraftForm = ReturnType<typeof useDraftForm>;
