import * as z from 'zod/mini';
import { emailAddress, honeypot, token } from './fields.ts';
import { defineContract } from './contract.ts';

const answer = z.strictObject({ success: z.literal(true), message: z.string() });

/** The same answer for every address, known or not; the rest happens in that address's mailbox. */
export const subscribe = defineContract({
  method: 'POST',
  path: '/api/newsletter',
  access: 'public',
  accepts: ['json', 'form'],
  limit: { name: 'newsletter', max: 10, windowSeconds: 600 },
  request: z.strictObject({ email: emailAddress, website: honeypot }),
  response: answer,
  errors: ['cross_site', 'invalid_fields', 'rate_limited', 'service_unavailable'],
});

/** Posted by the button of the page that the confirmation mail links to: a scanner that only fetches links confirms nothing. */
export const confirmSubscription = defineContract({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  accepts: ['json', 'form'],
  limit: { name: 'newsletter-token', max: 30, windowSeconds: 600 },
  request: z.strictObject({ token }),
  response: answer,
  errors: ['not_found', 'rate_limited', 'service_unavailable'],
});

/** One press; mail programs post here by themselves, some of them as multipart (RFC 8058). */
export const unsubscribe = defineContract({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
  accepts: ['json', 'form', 'multipart'],
  limit: { name: 'newsletter-token', max: 30, windowSeconds: 600 },
  request: z.strictObject({ token }),
  response: answer,
  errors: ['not_found', 'rate_limited', 'service_unavailable'],
});
