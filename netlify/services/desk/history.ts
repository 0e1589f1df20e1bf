import type * as z from 'zod/mini';
import { readDeskHistory as contract } from '#shared/contracts/desk-history.ts';
import type { Deps } from '../deps.ts';
import { toMoment } from '../moment.ts';

type Response = z.output<typeof contract.response>;

/** What went back and forth with the writer of one enquiry, over all of theirs. */
export async function readDeskHistory({ enquiryId }: { enquiryId: string }, deps: Deps): Promise<Response> {
  const learner = await deps.session.learner();
  const kept = (await learner.call('read_desk_history', { p_enquiry_id: enquiryId })) as { at: string }[];
  return contract.response.parse({ entries: kept.map((one) => ({ ...one, at: toMoment(one.at) })) });
}
