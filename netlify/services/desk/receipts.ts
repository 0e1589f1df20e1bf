import * as z from 'zod/mini';
import type { DeskEnquiry, DeskReceipt } from '#shared/contracts/desk-inbox.ts';
import { marketingWordings } from '#shared/messages/enquiry.ts';
import { newsletterWordings } from '#shared/messages/newsletter.ts';
import { withdrawalWordings } from '#shared/messages/tracker.ts';
import type { Learner } from '../deps.ts';
import { toMoment } from '../moment.ts';

const keptReceipts = z.array(
  z.object({
    channel: z.enum(['calls', 'offers']),
    what: z.enum(['given', 'ticked', 'confirmed', 'ended', 'withdrawn']),
    wording: z.nullable(z.string()),
    at: z.string(),
    reference: z.nullable(z.string()),
  }),
);

const wordings: Readonly<Record<string, string>> = {
  ...marketingWordings,
  ...newsletterWordings,
  ...withdrawalWordings,
};

/** What the person of an enquiry agreed to and took back, in order. */
export async function readReceipts(enquiryId: string, learner: Learner): Promise<DeskReceipt[]> {
  const kept = keptReceipts.parse(await learner.call('read_desk_receipts', { p_enquiry_id: enquiryId }));
  return kept.map(({ wording, at, ...receipt }) => ({
    ...receipt,
    words: wording === null ? null : (wordings[wording] ?? wording),
    at: toMoment(at),
  }));
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const on = (moment: string) => day.format(new Date(moment));
const quoted = ({ words }: DeskReceipt) => `“${words ?? ''}”`;

const last = (
  receipts: readonly DeskReceipt[],
  channel: DeskReceipt['channel'],
  ...whats: DeskReceipt['what'][]
) => receipts.findLast((one) => one.channel === channel && whats.includes(one.what));

/** Calling answers what they asked; it needs a number and no other consent, until they say no. A number given later is a new yes. */
export function mayCall(
  { phone, receivedAt }: { phone: string; receivedAt: string },
  receipts: readonly DeskReceipt[],
): DeskEnquiry['mayCall'] {
  if (!phone.trim()) return { is: false, why: 'They gave no telephone number.' };
  const no = last(receipts, 'calls', 'withdrawn');
  if (no && no.at >= receivedAt) return { is: false, why: `They said on ${on(no.at)}: ${quoted(no)}` };
  return { is: true, why: `About this enquiry: they gave the number with it on ${on(receivedAt)}.` };
}

/** An offer needs the newsletter that they confirmed, or the box that they ticked and then confirmed; what they said last counts. */
export function mayMailOffers(receipts: readonly DeskReceipt[]): DeskEnquiry['mayMailOffers'] {
  const no = last(receipts, 'offers', 'withdrawn', 'ended');
  const yes = last(receipts, 'offers', 'confirmed');
  if (no && (!yes || no.at >= yes.at))
    return no.what === 'withdrawn'
      ? { is: false, why: `They said on ${on(no.at)}: ${quoted(no)}` }
      : { is: false, why: `They ended the newsletter on ${on(no.at)}.` };
  if (yes) return { is: true, why: `They confirmed on ${on(yes.at)}: ${quoted(yes)}` };
  const ticked = last(receipts, 'offers', 'ticked');
  return ticked
    ? {
        is: false,
        why: `They ticked on ${on(ticked.at)} ${quoted(ticked)} and have not confirmed the address.`,
      }
    : { is: false, why: 'They did not tick the box for offers.' };
}
