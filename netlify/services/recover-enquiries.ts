import { deliverMails } from './deliver-mails.ts';
import type { Deps } from './deps.ts';
import { oneByOne } from './one-by-one.ts';
import { storeSubmission } from './store-submission.ts';
import { readSubmission } from './submission.ts';

/** In another order each time, so that no entry is always behind the same others. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * Moves what waited while Postgres was away into Postgres, each once: storing is idempotent by submission id, and a
 * submission leaves the waiting room only after it is stored. What cannot be read or stored stays and holds nothing up; the daily
 * list names it.
 */
export async function recoverEnquiries(
  deps: Deps,
): Promise<{ moved: number; waiting: number; unreadable: number; failed: number }> {
  const ids = shuffled(await deps.waitingRoom.list());
  const counts = { moved: 0, waiting: ids.length, unreadable: 0, failed: 0 };
  if (ids.length === 0) return counts;
  // A database that does not take a write yet would fail every entry, each after its whole deadline.
  await deps.database('forget_old_limits', {});
  const mailIds: string[] = [];
  const errors = await oneByOne(
    ids,
    async (id) => {
      const entry = await deps.waitingRoom.find(id);
      // Another run may have moved it since the list was read.
      if (entry !== null) {
        const submission = readSubmission(entry);
        if (!submission) {
          counts.unreadable += 1;
          deps.report('waiting-unreadable', { item: id });
          return;
        }
        const stored = await storeSubmission(submission, deps);
        if (stored.outcome === 'limited') return;
        await deps.waitingRoom.remove(id);
        mailIds.push(...stored.mailIds);
        counts.moved += 1;
      }
      counts.waiting -= 1;
    },
    deps,
    'waiting-not-moved',
    (id) => id,
  );
  if (mailIds.length > 0) await deliverMails(deps, { only: mailIds });
  return { ...counts, failed: errors.length };
}
