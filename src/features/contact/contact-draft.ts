import {
  makeFormDraft,
  parseFormDraft,
  storeDrafts,
  type DraftStore,
  type FormDraft,
} from '../../browser/form-draft.ts';
import { contactFields, type ContactField } from '#shared/rules/labels.ts';

/** What the form holds: texts and option codes, two boxes (ticked is any true value), and the field that only programs fill in. */
export type ContactValues = Record<ContactField, string> & {
  consent: boolean | string;
  marketing: boolean | string;
  website: string;
};

export type ContactDraft = FormDraft<ContactValues>;

/** What can be wrong, in reading order. */
export type CheckedField = ContactField | 'consent';
export const checkedFields: readonly CheckedField[] = [
  ...(Object.keys(contactFields) as ContactField[]),
  'consent',
];

export function emptyValues(): ContactValues {
  const answers = Object.fromEntries(Object.keys(contactFields).map((name) => [name, ''])) as Record<
    ContactField,
    string
  >;
  return { ...answers, consent: false, marketing: false, website: '' };
}

export const contactDrafts: DraftStore<ContactDraft> = storeDrafts(
  'contact-draft',
  (startedAt) => makeFormDraft(emptyValues(), startedAt),
  (stored) => parseFormDraft(stored, emptyValues()),
);
