import { deliverMails } from './deliver-mails.ts';
import type { Deps } from './deps.ts';
import { storeSubmission } from './store-submission.ts';
import type { CheckedSubmission } from './submission.ts';

/** Submissions moved in one run. */
const batchSize = 50;

/**
 * Moves what waited while Postgres was away into Postgres, each once: storing is idempotent by submission id, and a
 * submission leaves the waiting room only after it is stored.
 */
export async function recoverEnquiries(deps: Deps): Promise<{ moved: number; waiting: number }> {
  const ids = await deps.waitingRoom.list();
  const mailIds: string[] = [];
  let moved = 0;
  for (const id of ids.slice(0, batchSize)) {
    const submission = (await deps.waitingRoom.find(id)) as CheckedSubmission | null;
    // Another run may have moved it since the list was read.
    if (submission === null) continue;
    const stored = await storeSubmission(submission, deps);
    // The visitor was told that it is safe, so a limit does not apply any more; it will be taken when the window has passed.
    if (stored.outcome === 'limited') continue;
    await deps.waitingRoom.remove(id);
    mailIds.push(...stored.mailIds);
    moved += 1;
  }
  if (mailIds.length > 0) await deliverMails(deps, { only: mailIds });
  return { moved, waiting: ids.length - moved };
}
