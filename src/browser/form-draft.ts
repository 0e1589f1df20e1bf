import * as z from 'zod/mini';
import { addressKey, canonicalAddress } from '#shared/rules/email.ts';
import { makeId } from './random-id.ts';
import { dropStored, findStored, keepStored } from './storage.ts';
import type { FormValues } from './use-form.ts';

/** A form that has not been sent. It stays in this tab, in session storage, until it has. */
export interface FormDraft {
  /** Under which it was tried to send: a retry, a reload or Back is the same submission. Empty before the first attempt. */
  submissionId: string;
  /** The address of the person for whom that id was made: for another person it is another submission. */
  sentBy: string;
  /** When the form was first opened, in milliseconds since 1970; 0 until it is. */
  startedAt: number;
  /** An answer for every question; empty where there is none. */
  values: FormValues;
  /** The programme that the link which opened the enquiry form had chosen; empty when it had none. */
  preselected: string;
}

/** The draft of one form in this tab. */
export interface DraftStore {
  /** A new draft with nothing answered. */
  make: (startedAt?: number) => FormDraft;
  find: () => FormDraft | null;
  /** Whether the draft is kept now. */
  keep: (draft: FormDraft) => boolean;
  drop: () => void;
}

const storedDraft = z.object({
  submissionId: z.union([z.uuid(), z.literal('')]),
  sentBy: z._default(z.string(), ''),
  startedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
  preselected: z._default(z.string(), ''),
});

/** A stored draft read with mistrust: unknown fields are left out, missing ones are as in `empty`; null when it is none. */
export function parseDraft(stored: unknown, empty: FormValues): FormDraft | null {
  const { success, data } = z.safeParse(storedDraft, stored);
  if (!success) return null;
  const answer = (name: string) => data.values[name];
  const values = Object.entries(empty).map(([name, nothing]) => {
    const kept = answer(name);
    return [name, typeof kept === 'string' ? kept : nothing] as const;
  });
  return { ...data, values: Object.fromEntries(values) };
}

/** Drafts in session storage under `key`. What programs fill in (`website`) is not kept. */
export function storeDrafts(key: string, empty: FormValues): DraftStore {
  return {
    make: (startedAt = 0) => ({ submissionId: '', sentBy: '', startedAt, values: empty, preselected: '' }),
    find: () => parseDraft(findStored('session', key), empty),
    keep: (draft) => keepStored('session', key, { ...draft, values: { ...draft.values, website: '' } }),
    drop: () => dropStored('session', key),
  };
}

/**
 * The draft as it is about to be sent: with the id under which this person tried before, or a new one. An id is made at the first attempt
 * and not before, so that a copied tab has its own.
 */
export function toSending(draft: FormDraft): FormDraft {
  const typed = draft.values['email'] ?? '';
  const sentBy = addressKey(canonicalAddress(typed) ?? typed);
  return draft.submissionId !== '' && draft.sentBy === sentBy
    ? draft
    : { ...draft, submissionId: makeId(), sentBy };
}

/** The longest time that filling in a form can have taken, in milliseconds; more, or less than none, is a clock that was set. */
const longestFilling = 24 * 60 * 60_000;

/** How long it took to fill in, in whole milliseconds; undefined where the clock cannot say. */
export function fillingTime({ startedAt }: Pick<FormDraft, 'startedAt'>, now: number): number | undefined {
  const time = Math.round(now - startedAt);
  return time >= 0 && time <= longestFilling ? time : undefined;
}
