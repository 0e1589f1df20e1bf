import * as z from 'zod/mini';
import { dataRequestMessages } from '../messages/data-request.ts';
import { enquiryMessages } from '../messages/enquiry.ts';
import { defineContract } from './contract.ts';
import { emailAddress, fillMilliseconds, honeypot, notBlank, paragraph, personName } from './fields.ts';

/** What a person may ask about their own data, and a complaint about how we handle it. */
export const dataRequestOptions = [
  { value: 'access', label: 'A copy of my data' },
  { value: 'correction', label: 'Correct my data' },
  { value: 'erasure', label: 'Erase my data' },
  { value: 'objection', label: 'Object to a use of my data' },
  { value: 'restriction', label: 'Limit what you do with my data' },
  { value: 'portability', label: 'Take my data elsewhere' },
  { value: 'complaint', label: 'Complain about how you handled my data' },
] as const;
export type DataRequestKind = (typeof dataRequestOptions)[number]['value'];

/** Longest answers in characters. */
export const dataRequestLimits = { details: 5000 } as const;

/** The form as a person fills it in. */
export const dataRequestAnswers = z.object({
  kind: z.enum(
    dataRequestOptions.map((option) => option.value) as [DataRequestKind, ...DataRequestKind[]],
    dataRequestMessages.kind,
  ),
  name: personName(enquiryMessages.name),
  email: emailAddress,
  details: paragraph(dataRequestLimits.details, dataRequestMessages.details).check(
    notBlank(dataRequestMessages.details),
  ),
});
export type DataRequestAnswers = z.output<typeof dataRequestAnswers>;

/** Stored and acknowledged like an enquiry, with the day by which it is answered. */
export const submitDataRequest = defineContract({
  method: 'POST',
  path: '/api/data-request',
  access: 'public',
  accepts: ['json', 'form'],
  limit: { name: 'data-request', max: 60, windowSeconds: 600 },
  request: z.object({
    ...dataRequestAnswers.shape,
    submissionId: z.optional(z.uuid()),
    fillMilliseconds,
    website: honeypot,
  }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    reference: z.string(),
    /** Civil day in London, as 2026-12-27. */
    answerBy: z.string(),
    /** Whether a mail with reference and day comes today; absent while that is not known. */
    emailComes: z.optional(z.boolean()),
  }),
});
export type DataRequest = z.output<typeof submitDataRequest.request>;
export type DataRequestResponse = z.output<typeof submitDataRequest.response>;
