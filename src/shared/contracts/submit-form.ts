import * as z from 'zod/mini';
import { enquiryMessages, marketingWordings } from '../messages/enquiry.ts';
import {
  budgetOptions,
  contactFormType,
  countryOptions,
  enquiryFormTypes,
  experienceOptions,
  inquiryOptions,
  payloadDefaults,
  payloadLabels,
  sourceOptions,
  startDateOptions,
  subjectOptions,
  timeCommitmentOptions,
  urgencyOptions,
  type Option,
} from '../rules/labels.ts';
import { defineContract } from './contract.ts';
import {
  emailAddress,
  fillMilliseconds,
  honeypot,
  line,
  notBlank,
  open,
  openName,
  openPhone,
  paragraph,
  personName,
  phoneNumber,
  requiredLine,
} from './fields.ts';

/** Longest answers in characters; the table's checks say the same. */
export const lengthLimits = {
  label: 60,
  currentRole: 120,
  programme: 160,
  text: 2000,
  message: 5000,
} as const;

const codesOf = <Value extends string>(options: readonly Option<Value>[]) =>
  options.map((option) => option.value) as [Value, ...Value[]];
const oneOf = <Value extends string>(
  options: readonly Option<Value>[],
  message: string = enquiryMessages.option,
) => z.enum(codesOf(options), message);
/** An optional question: a browser sends an empty text where nothing was chosen. */
const optionalCode = <Value extends string>(options: readonly Option<Value>[]) =>
  z.optional(z.union([z.literal(''), oneOf(options)], enquiryMessages.option));

/**
 * The enquiry form as a person fills it in: raw texts and option codes. The form validates against this; phone numbers
 * are checked apart (`rules/phone`), because their metadata is large and loaded only when needed.
 */
export const enquiryAnswers = z.object({
  firstName: personName(enquiryMessages.firstName),
  lastName: personName(enquiryMessages.lastName),
  email: emailAddress,
  phone: phoneNumber,
  country: oneOf(countryOptions, enquiryMessages.country),
  currentRole: z.optional(line(lengthLimits.currentRole)),
  experience: optionalCode(experienceOptions),
  interestedProgram: requiredLine(lengthLimits.programme, enquiryMessages.interestedProgram),
  preferredStartDate: optionalCode(startDateOptions),
  timeCommitment: optionalCode(timeCommitmentOptions),
  budget: optionalCode(budgetOptions),
  urgency: optionalCode(urgencyOptions),
  hearAboutUs: optionalCode(sourceOptions),
  goals: z.optional(paragraph(lengthLimits.text)),
  additionalInfo: z.optional(paragraph(lengthLimits.text)),
});
export type EnquiryAnswers = z.output<typeof enquiryAnswers>;

/** The contact form as a person fills it in. Its consent box is required and says only that we may reply. */
export const contactAnswers = z.object({
  name: personName(enquiryMessages.name),
  email: emailAddress,
  phone: z.optional(openPhone),
  subject: oneOf(subjectOptions, enquiryMessages.subject),
  inquiry: oneOf(inquiryOptions, enquiryMessages.inquiry),
  message: paragraph(lengthLimits.message, enquiryMessages.message).check(notBlank(enquiryMessages.message)),
});
export type ContactAnswers = z.output<typeof contactAnswers>;

/** What may travel beside the payload of either form. */
const besides = {
  /** Made when the form is opened; the same id is the same enquiry, however often it arrives. */
  submissionId: z.optional(z.uuid()),
  fillMilliseconds,
  /** The answer to the optional marketing box and the id of the wording that was shown. */
  marketing: z.optional(
    z.object({
      agreed: z.boolean(),
      wording: z.enum(Object.keys(marketingWordings) as [keyof typeof marketingWordings]),
    }),
  ),
  /** A field that no person sees; what fills it in is a program. */
  website: honeypot,
};

/** What a label may say: a word of the payload, or the option's own words or code. Nothing else is an answer to the question. */
const labelOf = (options: readonly Option[], words: readonly string[] = []) => {
  const known = new Set(options.flatMap(({ value, label }) => [value, label]).concat(words));
  return z.refine<string>((text) => known.has(text), enquiryMessages.option);
};
const requiredLabel = (message: string, options: readonly Option[]) =>
  requiredLine(lengthLimits.label, message).check(labelOf(options));
type LabelField = keyof typeof payloadLabels;
const openLabel = (field: LabelField, options: readonly Option[]) =>
  open(
    line(lengthLimits.label).check(
      labelOf(options, ['', payloadDefaults[field], ...Object.values(payloadLabels[field])]),
    ),
  );

export const enquiryRequest = z.object({
  formType: z.enum(enquiryFormTypes),
  firstName: personName(enquiryMessages.firstName),
  lastName: personName(enquiryMessages.lastName),
  email: emailAddress,
  phone: phoneNumber,
  country: requiredLabel(enquiryMessages.country, countryOptions),
  currentRole: open(line(lengthLimits.currentRole)),
  experience: openLabel('experience', experienceOptions),
  interestedProgram: requiredLine(lengthLimits.programme, enquiryMessages.interestedProgram),
  preferredStartDate: openLabel('preferredStartDate', startDateOptions),
  hearAboutUs: openLabel('hearAboutUs', sourceOptions),
  goals: open(paragraph(lengthLimits.text)),
  timeCommitment: openLabel('timeCommitment', timeCommitmentOptions),
  budget: openLabel('budget', budgetOptions),
  urgency: openLabel('urgency', urgencyOptions),
  additionalInfo: open(paragraph(lengthLimits.text)),
  /** The option codes and texts that the person really gave; without them the labels are the answers. */
  choices: z.optional(z.partial(enquiryAnswers)),
  ...besides,
});
export type EnquiryRequest = z.output<typeof enquiryRequest>;

export const contactRequest = z.object({
  formType: z.literal(contactFormType),
  firstName: personName(enquiryMessages.name),
  lastName: open(openName),
  email: emailAddress,
  phone: open(openPhone),
  message: paragraph(lengthLimits.message, enquiryMessages.message).check(notBlank(enquiryMessages.message)),
  program: requiredLabel(enquiryMessages.inquiry, inquiryOptions),
  subject: requiredLabel(enquiryMessages.subject, subjectOptions),
  choices: z.optional(z.partial(contactAnswers)),
  /** The required box. Callers that know only the payload leave it out; a page's own post never does. */
  consent: z.optional(z.boolean().check(z.refine((isTicked) => isTicked, enquiryMessages.consent))),
  ...besides,
});
export type ContactRequest = z.output<typeof contactRequest>;

/** One door for the enquiry form and the contact form. */
export const submitForm = defineContract({
  method: 'POST',
  path: '/api/submit-form',
  access: 'public',
  accepts: ['json', 'form'],
  // Many people share one address behind a mobile network; this stops programs, not people.
  limit: { name: 'submit-form', max: 60, windowSeconds: 600 },
  request: z.discriminatedUnion('formType', [enquiryRequest, contactRequest]),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    reference: z.string(),
    /** Whether a mail with the reference comes today; absent while that is not known. */
    emailComes: z.optional(z.boolean()),
  }),
});
export type SubmitFormRequest = EnquiryRequest | ContactRequest;
export type SubmitFormResponse = z.output<typeof submitForm.response>;
