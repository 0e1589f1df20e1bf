import * as z from 'zod/mini';
import { dataRequestMessages } from '../messages/data-request.ts';
import { enquiryMessages } from '../messages/enquiry.ts';
import { defineContract } from './contract.ts';
import { emailAddress, honeypot, notBlank, paragraph, requiredLine } from './fields.ts';

/** What somebody may ask about their own data, and a complaint about how we handle it. */
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
export const dataRequestLimits = { name: 100, details: 5000 } as const;

/** The form as a person fills it in. */
export const dataRequestAnswers = z.strictObject({
  kind: z.enum(
    dataRequestOptions.map((option) => option.value) as [DataRequestKind, ...DataRequestKind[]],
    dataRequestMessages.kind,
  ),
  name: requiredLine(dataRequestLimits.name, enquiryMessages.name),
  email: emailAddress,
  details: paragraph(dataRequestLimits.details).check(notBlank(dataRequestMessages.details)),
});
export type DataRequestAnswers = z.output<typeof dataRequestAnswers>;

/** Stored and acknowledged like an enquiry, with the day by which it is answered. */
export const submitDataRequest = defineContract({
  method: 'POST',
  path: '/api/data-request',
  access: 'public',
  accepts: ['json', 'form'],
  limit: { name: 'data-request', max: 10, windowSeconds: 600 },
  request: z.strictObject({
    ...dataRequestAnswers.shape,
    submissionId: z.optional(z.uuid()),
    fillMilliseconds: z.optional(z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
    website: honeypot,
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    reference: z.string(),
    /** Civil day in London, as 2026-12-27. */
    answerBy: z.string(),
  }),
  errors: ['cross_site', 'invalid_fields', 'rate_limited', 'service_unavailable'],
});
export type DataRequest = z.output<typeof submitDataRequest.request>;
export type DataRequestResponse = z.output<typeof submitDataRequest.response>;
