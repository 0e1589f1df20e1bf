import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/**
 * For a monitor outside: whether the site can take an enquiry and send its mails, in words without counts. 200 as long as the
 * database answers, whatever the mails do; `service_unavailable` (503) when it does not. Enquiries are taken even then.
 */
export const readHealth = defineContract({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  accepts: [],
  limit: { name: 'health', max: 120, windowSeconds: 600 },
  request: z.object({}),
  response: z.object({
    success: z.literal(true),
    database: z.literal('ok'),
    /** `late`: a mail waits that nobody has come for in ten minutes. */
    mails: z.enum(['ok', 'late']),
    /** `late`: the job that sends mails has not ended for as long. */
    jobs: z.enum(['ok', 'late']),
  }),
});
