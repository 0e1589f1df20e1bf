import { storeDrafts, type FormDraft } from '../../browser/form-draft.ts';
import { enquiryFields, type EnquiryField } from '#shared/rules/labels.ts';

export const fieldNames = Object.keys(enquiryFields) as EnquiryField[];

/** Nothing answered, but for the country, which most people share. */
export const emptyAnswers = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<EnquiryField, string>),
  country: 'GB',
  marketing: '',
  website: '',
};

export const enquiryDrafts = storeDrafts('enquiry-draft', emptyAnswers);

/**
 * Which programme a newly opened form shows. A link with a programme decides, unless the form was opened with the same
 * one before and the person has changed it since. A link without one leaves what the person chose, but not what an
 * earlier link had chosen for them: closing resets the programme.
 */
export function chooseProgramme(
  { preselected, values }: Pick<FormDraft, 'preselected' | 'values'>,
  programme: string,
): string {
  const chosen = values['interestedProgram'] ?? '';
  if (programme === '') return chosen === preselected ? '' : chosen;
  return programme === preselected && chosen ? chosen : programme;
}
