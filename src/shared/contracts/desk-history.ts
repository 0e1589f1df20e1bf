import * as z from 'zod/mini';
import { defineContract } from './contract.ts';
import { callOutcomes } from './desk-inbox.ts';

/** What went back and forth with one person, over all enquiries of the same address or telephone; the latest 300, in order. */
export const readDeskHistory = defineContract({
  method: 'GET',
  path: '/api/desk/enquiries/:enquiryId/history',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({ enquiryId: z.uuid() }),
  response: z.object({
    entries: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(['enquiry', 'reply', 'call', 'note', 'visitor', 'mail']),
        enquiryId: z.string(),
        reference: z.string(),
        /** What was written; of an enquiry what it is about, of a mail its subject. */
        text: z.string(),
        /** Who of the staff; null for the person, and for someone whose account is gone. */
        by: z.nullable(z.string()),
        outcome: z.nullable(z.enum(callOutcomes)),
        state: z.nullable(z.enum(['queued', 'sending', 'sent', 'failed'])),
      }),
    ),
  }),
});
