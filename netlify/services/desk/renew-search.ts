import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { searchKeysOfSubmission } from '../submission.ts';
import { keptEnquiry } from './kept-enquiry.ts';

/** Makes the numbers by which the desk finds enquiries, for those that have none or for all. May be run again at any time. */
export async function renewSearch(
  { isAll, pageSize = 200 }: { isAll: boolean; pageSize?: number },
  deps: Deps,
): Promise<{ renewed: number }> {
  let renewed = 0;
  let after: string | null = null;
  for (;;) {
    const page: z.output<typeof keptEnquiry>[] = z.array(keptEnquiry).parse(
      await deps.database('list_enquiries_to_index', {
        p_after: after,
        p_is_all: isAll,
        p_limit: pageSize,
      }),
    );
    for (const kept of page) {
      const isDone = await deps.database('index_enquiry', {
        p_enquiry_id: kept.id,
        p_version: kept.version,
        p_search_keys: searchKeysOfSubmission(kept),
      });
      if (isDone) renewed += 1;
    }
    after = page.at(-1)?.id ?? null;
    if (page.length < pageSize) return { renewed };
  }
}
