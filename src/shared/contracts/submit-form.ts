import * as z from 'zod/mini';
import { enquiryMessages, marketingWordings } from '../messages/enquiry.ts';
import { emailMaxLength } from '../rules/email.ts';
import {
  budgetOptions,
  contactFormType,
  countryOptions,
  enquiryFormTypes,
  experienceOptions,
  inquiryOptions,
  sourceOptions,
  startDateOptions,
  subjectOptions,
  timeCommitmentOptions,
  urgencyOptions,
  type Option,
} from '../rules/labels.ts';
import { defineContract } from './contract.ts';
import { emailAddress, honeypot, line, notBlank, paragraph, requiredLine } from './fields.ts';

/** Longest answers in characters; the table's checks say the same. */
export const lengthLimits = {
  name: 100,
  email: emailMaxLength,
  phone: 20,
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
export const enquiryAnswers = z.strictObject({
  firstName: requiredLine(lengthLimits.name, enquiryMessages.firstName),
  lastName: requiredLine(lengthLimits.name, enquiryMessages.lastName),
  email: emailAddress,
  phone: requiredLine(lengthLimits.phone, enquiryMessages.phone),
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
export const contactAnswers = z.strictObject({
  name: requiredLine(lengthLimits.name, enquiryMessages.name),
  email: emailAddress,
  phone: z.optional(line(lengthLimits.phone)),
  subject: oneOf(subjectOptions, enquiryMessages.subject),
  inquiry: oneOf(inquiryOptions, enquiryMessages.inquiry),
  message: paragraph(lengthLimits.message).check(notBlank(enquiryMessages.message)),
});
export type ContactAnswers = z.output<typeof contactAnswers>;

/** What may travel beside the payload of either form. */
const besides = {
  /** Made when the form is opened; the same id is the same enquiry, however often it arrives. */
  submissionId: z.optional(z.uuid()),
  /** Time from opening the form to sending it; absent where it cannot be known. */
  fillMilliseconds: z.optional(z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
  /** The answer to the optional marketing box and the id of the wording that was shown. */
  marketing: z.optional(
    z.strictObject({
      agreed: z.boolean(),
      wording: z.enum(Object.keys(marketingWordings) as [keyof typeof marketingWordings]),
    }),
  ),
  /** A field that no person sees; what fills it in is a program. */
  website: honeypot,
};

const requiredLabel = (message: string) => requiredLine(lengthLimits.label, message);
const label = line(lengthLimits.label);

export const enquiryRequest = z.strictObject({
  formType: z.enum(enquiryFormTypes),
  firstName: requiredLine(lengthLimits.name, enquiryMessages.firstName),
  lastName: requiredLine(lengthLimits.name, enquiryMessages.lastName),
  email: emailAddress,
  phone: requiredLine(lengthLimits.phone, enquiryMessages.phone),
  country: requiredLabel(enquiryMessages.country),
  currentRole: line(lengthLimits.currentRole),
  experience: label,
  interestedProgram: requiredLine(lengthLimits.programme, enquiryMessages.interestedProgram),
  preferredStartDate: label,
  hearAboutUs: label,
  goals: paragraph(lengthLimits.text),
  timeCommitment: label,
  budget: label,
  urgency: label,
  additionalInfo: paragraph(lengthLimits.text),
  /** The option codes and texts that the person really gave; without them the labels are the answers. */
  choices: z.optional(z.partial(enquiryAnswers)),
  ...besides,
});
export type EnquiryRequest = z.output<typeof enquiryRequest>;

export const contactRequest = z.strictObject({
  formType: z.literal(contactFormType),
  firstName: requiredLine(lengthLimits.name, enquiryMessages.name),
  lastName: line(lengthLimits.name),
  email: emailAddress,
  phone: line(lengthLimits.phone),
  message: paragraph(lengthLimits.message).check(notBlank(enquiryMessages.message)),
  program: requiredLabel(enquiryMessages.inquiry),
  subject: requiredLabel(enquiryMessages.subject),
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
  limit: { name: 'submit-form', max: 30, windowSeconds: 600 },
  request: z.discriminatedUnion('formType', [enquiryRequest, contactRequest]),
  response: z.strictObject({ success: z.literal(true), message: z.string(), reference: z.string() }),
  errors: ['cross_site', 'invalid_fields', 'rate_limited', 'service_unavailable'],
});
export type SubmitFormRequest = EnquiryRequest | ContactRequest;
export type SubmitFormResponse = z.output<typeof submitForm.response>;
