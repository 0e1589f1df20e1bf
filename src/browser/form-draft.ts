import * as z from 'zod/mini';
import { dropStored, findStored, keepStored } from './storage.ts';

/** What a form holds by field: texts and option codes; a ticked box is any true value. */
export type FormValues = Record<string, string | boolean>;

/** A form that has not been sent. It stays in this tab, in session storage, until it has. */
export interface FormDraft<Values extends FormValues = FormValues> {
  /** The same id until it has been sent, so that a retry, a reload or Back is the same submission. */
  submissionId: string;
  /** When the form was first opened, in milliseconds since 1970; 0 until it is. */
  startedAt: number;
  values: Values;
}

/** The drafts of one form in this tab. */
export interface DraftStore<Draft> {
  /** A new draft with nothing answered. */
  make: (startedAt?: number) => Draft;
  find: () => Draft | null;
  /** Whether the draft is kept now. */
  keep: (draft: Draft) => boolean;
  drop: () => void;
}

/** A random (version 4) UUID. `crypto.randomUUID` is missing where a page is served without TLS, as on a local network. */
export function makeSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function makeFormDraft<Values extends FormValues>(values: Values, startedAt = 0): FormDraft<Values> {
  return { submissionId: makeSubmissionId(), startedAt, values };
}

const storedDraft = z.object({
  submissionId: z.uuid(),
  startedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
});

/** A stored draft read with mistrust: unknown fields are left out, missing ones stay empty; null when it is none. */
export function parseFormDraft<Values extends FormValues>(
  stored: unknown,
  empty: Values,
): FormDraft<Values> | null {
  const parsed = z.safeParse(storedDraft, stored);
  if (!parsed.success) return null;
  const { submissionId, startedAt, values: kept } = parsed.data;
  const values: FormValues = { ...empty };
  for (const [name, nothing] of Object.entries(empty)) {
    const value = kept[name];
    if (typeof nothing === 'boolean') values[name] = Boolean(value);
    else if (typeof value === 'string') values[name] = value;
  }
  return { submissionId, startedAt, values: values as Values };
}

/** Drafts in session storage under `key`. What programs fill in (`website`) is not kept. */
export function storeDrafts<Draft extends FormDraft>(
  key: string,
  make: DraftStore<Draft>['make'],
  parse: (stored: unknown) => Draft | null,
): DraftStore<Draft> {
  return {
    make,
    find: () => parse(findStored('session', key)),
    keep: (draft) => keepStored('session', key, { ...draft, values: { ...draft.values, website: '' } }),
    drop: () => dropStored('session', key),
  };
}
