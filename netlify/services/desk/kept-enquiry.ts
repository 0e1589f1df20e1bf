import * as z from 'zod/mini';
import { deskPlaces, type DeskKind, type DeskRow } from '#shared/contracts/desk-inbox.ts';
import { contactFields, contactFormType, enquiryFields, enquiryFormTypes } from '#shared/rules/labels.ts';
import { answerDueAt } from '#shared/rules/reply-clock.ts';
import { trueAnswers } from '../mails/enquiry-mails.ts';
import { formTypes, type FormType } from '../submission.ts';
import { toMoment, toMomentOrNull } from '../moment.ts';

const answers = z.record(z.string(), z.unknown());

/** One enquiry as the database describes it. */
export const keptEnquiry = z.object({
  id: z.string(),
  reference: z.string(),
  formType: z.enum(formTypes),
  place: z.enum(deskPlaces),
  reasons: z.array(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneE164: z.nullable(z.string()),
  programme: z.string(),
  labels: answers,
  choices: z.nullable(answers),
  receivedAt: z.string(),
  amendedAt: z.nullable(z.string()),
  answerBy: z.nullable(z.string()),
  firstAnsweredAt: z.nullable(z.string()),
  nextOn: z.nullable(z.string()),
  takenBy: z.nullable(z.string()),
  takenByName: z.nullable(z.string()),
  version: z.int(),
});
export type KeptEnquiry = z.output<typeof keptEnquiry>;

/** The form types of each kind. */
export const formTypesOf: Readonly<Record<DeskKind, readonly FormType[]>> = {
  enquiry: enquiryFormTypes,
  contact: [contactFormType],
  chat: ['chat'],
  'data-request': ['data-request'],
  complaint: ['complaint'],
};

function kindOf(formType: FormType): DeskKind {
  if (formType === contactFormType) return 'contact';
  return formType === 'chat' || formType === 'data-request' || formType === 'complaint'
    ? formType
    : 'enquiry';
}

/** Questions that people answer in their own words; the first that was answered speaks for the enquiry. */
const inTheirWords = [
  contactFields.message,
  enquiryFields.goals,
  enquiryFields.additionalInfo,
  'Details',
  'Question',
] as const;

/** Databases write times in more than one way. */

/** What the desk shows of an enquiry. */
export function toDeskRow(kept: KeptEnquiry): DeskRow {
  const told = trueAnswers(kept).filter(([, answer]) => answer !== 'Not answered');
  const words = inTheirWords.flatMap((question) => told.find(([name]) => name === question)?.[1] ?? []);
  return {
    id: kept.id,
    reference: kept.reference,
    kind: kindOf(kept.formType),
    place: kept.place,
    reasons: kept.reasons,
    name: `${kept.firstName} ${kept.lastName}`.trim(),
    email: kept.email,
    phone: kept.phone,
    programme: kept.programme,
    words: words.join('\n'),
    receivedAt: toMoment(kept.receivedAt),
    dueAt: answerDueAt(kept).toISOString(),
    answerBy: kept.answerBy,
    firstAnsweredAt: toMomentOrNull(kept.firstAnsweredAt),
    nextOn: kept.nextOn,
    takenBy: kept.takenBy === null ? null : { id: kept.takenBy, name: kept.takenByName ?? 'A colleague' },
    version: kept.version,
  };
}
