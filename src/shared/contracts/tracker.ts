import * as z from 'zod/mini';
import { enquiryMessages } from '../messages/enquiry.ts';
import { trackerMessages } from '../messages/tracker.ts';
import { defineContract } from './contract.ts';
import { notBlank, openName, openPhone, paragraph, personName } from './fields.ts';

/** Characters of a token: 192 random bits. Days for which it works. */
export const trackerLimits = { token: 32, days: 90, addition: 5000 } as const;

/** The page whose link is in the acknowledgement. The token is behind the #, which no browser sends to a server. */
export const trackerPage = '/your-enquiry';

/** People copy it with a space or the whole link in front. */
const trackerToken = z.string(trackerMessages.token).check(
  z.maxLength(300, { error: trackerMessages.token, abort: true }),
  z.overwrite((typed) => typed.trim().replace(/^.*#/s, '')),
  z.regex(/^[\w-]{32}$/, trackerMessages.token),
);

const trackedEnquiry = z.object({
  reference: z.string(),
  /** What it is about. */
  about: z.string(),
  receivedAt: z.iso.datetime(),
  /** Waits for us, answered, waits for the visitor, or closed. */
  state: z.enum(['open', 'answered', 'waiting', 'closed']),
  /** When an answer is due, by what was promised or by law. */
  dueAt: z.iso.datetime(),
  /** The civil day that the law names; null for an ordinary enquiry. */
  answerBy: z.nullable(z.string()),
  firstAnsweredAt: z.nullable(z.iso.datetime()),
  /** Every question with its true answer, or "Not answered". */
  answers: z.array(z.tuple([z.string(), z.string()])),
  /** What can be corrected here. `lastName` is empty where a form asks for one name, `phone` is null where it asks for none. */
  correctable: z.object({ firstName: z.string(), lastName: z.string(), phone: z.nullable(z.string()) }),
  /** Counts the corrections; a correction names the one that it was made on. */
  version: z.int(),
  letters: z.array(z.object({ isOurs: z.boolean(), body: z.string(), at: z.iso.datetime() })),
  /** Calls and notes that staff keep and this page does not show. */
  ownNotes: z.int(),
  calls: z.object({ isAllowed: z.boolean(), withdrawnAt: z.nullable(z.iso.datetime()) }),
  offers: z.object({
    isAllowed: z.boolean(),
    /** The words that were agreed to; null where none were. */
    wording: z.nullable(z.string()),
    agreedAt: z.nullable(z.iso.datetime()),
    withdrawnAt: z.nullable(z.iso.datetime()),
  }),
  /** A request to erase everything that is not answered yet. */
  erasure: z.nullable(z.object({ reference: z.string(), answerBy: z.nullable(z.string()) })),
});
export type TrackedEnquiry = z.output<typeof trackedEnquiry>;

/** A hundred in ten minutes: an office behind one address, and no one who guesses 192 bits. */
const limit = { name: 'tracker', max: 100, windowSeconds: 600 } as const;

const trackerCall = <Shape extends z.core.$ZodShape>(part: string, request: Shape) =>
  defineContract({
    method: 'POST',
    path: `/api/your-enquiry${part}`,
    access: 'public',
    accepts: ['json', 'form'],
    limit,
    request: z.object({ token: trackerToken, ...request }),
    response: trackedEnquiry,
  });

/** What we hold of one enquiry. A POST, because the token belongs into no address; it changes nothing. */
export const readTrackedEnquiry = trackerCall('', {});

/** Corrects name and telephone. `lastName` and `phone` may be empty. */
export const correctTrackedEnquiry = trackerCall('/correction', {
  version: z.coerce.number().check(z.int(), z.nonnegative()),
  firstName: personName(enquiryMessages.name),
  lastName: z._default(openName, ''),
  phone: z._default(openPhone, ''),
});

/** Adds something in the visitor's words. The same `changeId` adds once. */
export const addToTrackedEnquiry = trackerCall('/addition', {
  changeId: z.uuid(),
  body: paragraph(trackerLimits.addition, trackerMessages.addition).check(notBlank(trackerMessages.addition)),
});

/** Takes one consent back. Once is enough; again changes nothing. */
export const withdrawFromTrackedEnquiry = trackerCall('/withdrawal', {
  channel: z.enum(['calls', 'offers']),
});

/** Asks us to erase everything about the person: a data request with its month. While one is open, it is that one. */
export const askForErasure = trackerCall('/erasure', {});
