import { useEffect, useState } from 'react';
import { makeId } from '../../browser/random-id.ts';
import { dropStored, findStored, keepStored } from '../../browser/storage.ts';

/** What a mentor is writing about one version. */
export interface FeedbackDraft {
  readonly summary: string;
  /** By the line's place in the rubric. */
  readonly lines: Readonly<Record<number, { readonly level: number; readonly sentence: string }>>;
  readonly message: string;
  /** Under which the message is sent, however often. */
  readonly messageId: string;
}

export const emptyFeedback: FeedbackDraft = { summary: '', lines: {}, message: '', messageId: '' };

/** Reads an entry with mistrust. */
export function parseFeedback(value: unknown): FeedbackDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { summary, lines, message, messageId } = value as Record<string, unknown>;
  if (typeof summary !== 'string' || typeof message !== 'string' || typeof messageId !== 'string')
    return null;
  const read = Object.entries(typeof lines === 'object' && lines !== null ? lines : {}).flatMap(
    ([place, one]) => {
      const { level, sentence } = (one ?? {}) as Record<string, unknown>;
      const isLine =
        /^\d+$/.test(place) && typeof sentence === 'string' && [0, 1, 2, 3, 4].includes(Number(level));
      return isLine ? [[Number(place), { level: Number(level), sentence }] as const] : [];
    },
  );
  return { summary, message, messageId, lines: Object.fromEntries(read) };
}

/** The draft about one version, on this device until it has been sent; other tabs see it as it is written. */
export function useFeedbackDraft(mentorId: string, handInId: string) {
  const key = `feedback-draft-${mentorId}-${handInId}`;
  const [draft, setDraft] = useState(() => parseFeedback(findStored('local', key)) ?? emptyFeedback);
  const [isDurable, setDurable] = useState(true);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setDraft(parseFeedback(findStored('local', key)) ?? emptyFeedback);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key]);
  const write = (change: Partial<FeedbackDraft>) => {
    const next = { ...draft, ...change };
    // Another message is another attempt.
    const kept = change.message === undefined ? next : { ...next, messageId: makeId() };
    setDraft(kept);
    const isEmpty = kept.summary === '' && kept.message === '' && Object.keys(kept.lines).length === 0;
    if (isEmpty) dropStored('local', key);
    else setDurable(keepStored('local', key, kept));
  };
  return { draft, write, isDurable };
}
