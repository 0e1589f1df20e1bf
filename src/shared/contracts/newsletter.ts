import * as z from 'zod/mini';
import { emailAddress, honeypot, token } from './fields.ts';
import { defineContract } from './contract.ts';

const answer = z.object({ success: z.literal(true), message: z.string() });

/** The same answer for every address, known or not; the rest happens in that address's mailbox. */
export const subscribe = defineContract({
  method: 'POST',
  path: '/api/newsletter',
  access: 'public',
  accepts: ['json', 'form'],
  limit: { name: 'newsletter', max: 30, windowSeconds: 600 },
  request: z.object({ email: emailAddress, website: honeypot }),
  response: answer,
});

/** Posted by the button of the page that the confirmation mail links to: a scanner that only fetches links confirms nothing. */
export const confirmSubscription = defineContract({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  accepts: ['json', 'form'],
  limit: { name: 'newsletter-token', max: 120, windowSeconds: 600 },
  request: z.object({ token }),
  response: answer,
});

/** One press; mail programs post here by themselves, some of them as multipart (RFC 8058). */
export const unsubscribe = defineContract({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
  accepts: ['json', 'form', 'multipart'],
  limit: { name: 'newsletter-token', max: 120, windowSeconds: 600 },
  request: z.object({ token }),
  response: answer,
});
