import type { Deps } from './deps.ts';
import type { CheckedSubmission } from './submission.ts';

export interface Erased {
  enquiries: number;
  mails: number;
  subscriptions: number;
  waiting: number;
}

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
  const [row] = await deps.database('erase_person', { p_email: wanted });
  return {
    enquiries: row?.enquiries ?? 0,
    mails: row?.mails ?? 0,
    subscriptions: row?.subscriptions ?? 0,
    waiting,
  };
}
