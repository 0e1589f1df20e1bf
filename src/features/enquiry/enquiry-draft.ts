import * as z from 'zod/mini';
import { enquiryFields, type EnquiryField } from '#shared/rules/labels.ts';
import { dropStored, findStored, keepStored } from '../../browser/storage.ts';

/** What the form holds: texts and option codes, the marketing box (ticked is any true value), and the field that only programs fill in. */
export type EnquiryValues = Record<EnquiryField, string> & {
  marketing: boolean | string;
  website: string;
};

/** An enquiry that has not been sent. It stays in this tab, in session storage, until it has. */
export interface EnquiryDraft {
  /** The same id until it has been sent, so that a retry, a reload or Back is the same enquiry. */
  submissionId: string;
  /** When the form was first opened, in milliseconds since 1970. */
  startedAt: number;
  /** The programme that the link which opened the form had chosen; empty when it had none. */
  preselected: string;
  values: EnquiryValues;
}

const storageKey = 'enquiry-draft';

const fieldNames = Object.keys(enquiryFields) as EnquiryField[];

export function emptyValues(): EnquiryValues {
  const answers = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<EnquiryField, string>;
  return { ...answers, country: 'GB', marketing: false, website: '' };
}

/** A random (version 4) UUID. `crypto.randomUUID` is missing where a page is served without TLS, as on a local network. */
export function makeSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** An empty draft. `startedAt` is 0 until the form is opened. */
export function makeDraft(startedAt = 0): EnquiryDraft {
  return { submissionId: makeSubmissionId(), startedAt, preselected: '', values: emptyValues() };
}

const storedDraft = z.object({
  submissionId: z.uuid(),
  startedAt: z.number(),
  preselected: z.string(),
  values: z.record(z.string(), z.unknown()),
});

/** A stored draft read with mistrust: unknown fields are left out, missing ones are empty; null when it is none. */
export function parseDraft(stored: unknown): EnquiryDraft | null {
  const parsed = z.safeParse(storedDraft, stored);
  if (!parsed.success) return null;
  const values = emptyValues();
  for (const name of fieldNames) {
    const text = parsed.data.values[name];
    if (typeof text === 'string') values[name] = text;
  }
  values.marketing = Boolean(parsed.data.values['marketing']);
  return { ...parsed.data, values };
}

export const findDraft = (): EnquiryDraft | null => parseDraft(findStored('session', storageKey));

/** Whether the draft is kept now; what programs fill in is not. */
export const keepDraft = (draft: EnquiryDraft): boolean =>
  keepStored('session', storageKey, { ...draft, values: { ...draft.values, website: '' } });

export const dropDraft = (): void => dropStored('session', storageKey);

/**
 * Which programme a newly opened form shows. A link with a programme decides, unless the form was opened with the same
 * one before and the person has changed it since. A link without one leaves what the person chose, but not what an
 * earlier link had chosen for them: closing resets the programme.
 */
export function chooseProgramme(draft: EnquiryDraft, programme: string): string {
  const { preselected, values } = draft;
  if (programme === '') return values.interestedProgram === preselected ? '' : values.interestedProgram;
  return programme === preselected && values.interestedProgram ? values.interestedProgram : programme;
}
