import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** The record of one choice, kept on the server so that the institute can prove it. It says nothing about who chose. */
export const recordConsent = defineContract({
  method: 'POST',
  path: '/api/cookie-consent',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'cookie-consent', max: 60, windowSeconds: 600 },
  request: z.object({
    /** Random, made in the browser with the first choice. */
    consentId: z.uuid(),
    preferences: z.object({
      necessary: z.literal(true),
      analytics: z.boolean(),
      marketing: z.boolean(),
      preferences: z.boolean(),
    }),
    policyVersion: z.string().check(z.regex(/^[0-9A-Za-z.-]{1,40}$/)),
    /** SHA-256 of the words shown, in hexadecimal. */
    wordingHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    screen: z.enum(['banner', 'cookies-page']),
  }),
  response: z.object({ success: z.literal(true) }),
});
export type ConsentRecord = z.output<typeof recordConsent.request>;
