import {
  makeFormDraft,
  parseFormDraft,
  storeDrafts,
  type DraftStore,
  type FormDraft,
} from '../../browser/form-draft.ts';
import { enquiryFields, type EnquiryField } from '#shared/rules/labels.ts';

/** What the form holds: texts and option codes, the marketing box (ticked is any true value), and the field that only programs fill in. */
export type EnquiryValues = Record<EnquiryField, string> & {
  marketing: boolean | string;
  website: string;
};

/** An enquiry that has not been sent. */
export interface EnquiryDraft extends FormDraft<EnquiryValues> {
  /** The programme that the link which opened the form had chosen; empty when it had none. */
  preselected: string;
}

export const fieldNames = Object.keys(enquiryFields) as EnquiryField[];

export function emptyValues(): EnquiryValues {
  const answers = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<EnquiryField, string>;
  return { ...answers, country: 'GB', marketing: false, website: '' };
}

/** An empty draft. `startedAt` is 0 until the form is opened. */
export function makeDraft(startedAt = 0): EnquiryDraft {
  return { ...makeFormDraft(emptyValues(), startedAt), preselected: '' };
}

/** A stored draft read with mistrust; null when it is none. */
export function parseDraft(stored: unknown): EnquiryDraft | null {
  const draft = parseFormDraft(stored, emptyValues());
  if (!draft) return null;
  const { preselected } = stored as { preselected?: unknown };
  return typeof preselected === 'string' ? { ...draft, preselected } : null;
}

export const enquiryDrafts: DraftStore<EnquiryDraft> = storeDrafts('enquiry-draft', makeDraft, parseDraft);

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
