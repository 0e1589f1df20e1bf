import { currentMarketingWording } from '../messages/enquiry.ts';
import {
  contactFields,
  contactFormType,
  enquiryFields,
  enquiryFormTypes,
  toContactPayload,
  toEnquiryPayload,
  type ContactChoices,
  type EnquiryChoices,
  type EnquiryFormType,
} from './labels.ts';

/** Answers without the unanswered ones; line breaks of an HTML form become plain ones. */
function answersIn<Field extends string>(
  fields: Readonly<Record<string, string>>,
  names: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const answers: Partial<Record<Field, string>> = {};
  for (const name of Object.keys(names) as Field[]) {
    const text = fields[name]?.replaceAll('\r\n', '\n');
    if (text?.trim()) answers[name] = text;
  }
  return answers;
}

export interface Submission {
  formType: EnquiryFormType | typeof contactFormType;
  /** Raw texts and option codes as given. */
  choices: EnquiryChoices | ContactChoices;
  submissionId?: string | undefined;
  fillMilliseconds?: number | undefined;
  /** The contact form's required box; absent where a form has none. */
  consent?: boolean | undefined;
  marketingAgreed: boolean;
  website?: string | undefined;
}

/** The body of `POST /api/submit-form` for what a person filled in: labels, true choices and what travels beside them. */
export function toSubmitFormBody(submission: Submission) {
  const { formType, choices } = submission;
  return {
    ...(formType === contactFormType ? toContactPayload(choices) : toEnquiryPayload(formType, choices)),
    choices: Object.fromEntries(Object.entries(choices).filter(([, text]) => text.trim() !== '')),
    ...(submission.submissionId === undefined ? {} : { submissionId: submission.submissionId }),
    ...(submission.fillMilliseconds === undefined ? {} : { fillMilliseconds: submission.fillMilliseconds }),
    ...(submission.consent === undefined ? {} : { consent: submission.consent }),
    marketing: { agreed: submission.marketingAgreed, wording: currentMarketingWording },
    ...(submission.website ? { website: submission.website } : {}),
  };
}

/**
 * The same body from the fields of a plain HTML post. A required question left unanswered is left out of `choices` and
 * empty in the payload, so that the schema refuses it, and an unticked consent box is a refused consent: a browser
 * without JavaScript checks nothing for us.
 */
export function fromFormFields(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const isContact = fields['formType'] === contactFormType;
  const formType = enquiryFormTypes.find((type) => type === fields['formType']);
  const body = toSubmitFormBody({
    formType: isContact ? contactFormType : (formType ?? 'contact'),
    choices: isContact ? answersIn(fields, contactFields) : answersIn(fields, enquiryFields),
    ...(fields['submissionId'] ? { submissionId: fields['submissionId'] } : {}),
    ...(isContact ? { consent: fields['consent'] === 'yes' } : {}),
    marketingAgreed: fields['marketing'] === 'yes',
    website: fields['website'],
  });
  return {
    ...body,
    formType: isContact ? contactFormType : (formType ?? fields['formType'] ?? ''),
    ...(isContact || fields['country'] ? {} : { country: '' }),
  };
}
