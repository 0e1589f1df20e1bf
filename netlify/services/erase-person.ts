import * as z from 'zod/mini';
import type { Deps } from './deps.ts';
import type { CheckedSubmission } from './submission.ts';

/** How many of each went, by name: `{ enquiries: 2, mails: 3, waiting: 0, … }`. */
export type Erased = Readonly<Record<string, number>>;

const counts = z.record(z.string(), z.number());

/** Erases one person everywhere: enquiries with all versions, mails in any state, the newsletter, and what still waits to be stored. */
export async function erasePerson(email: string, deps: Deps): Promise<Erased> {
  const wanted = email.trim().toLowerCase();
  let waiting = 0;
  for (const id of await deps.waitingRoom.list()) {
    const submission = (await deps.waitingRoom.find(id)) as CheckedSubmission | null;
    if (submission?.email.toLowerCase() !== wanted) continue;
    await deps.waitingRoom.remove(id);
    waiting += 1;
  }
  return { ...counts.parse(await deps.database('erase_person', { p_email: wanted })), waiting };
}
