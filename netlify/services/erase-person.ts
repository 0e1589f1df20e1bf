import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { addressKey, canonicalAddress } from '#shared/rules/email.ts';
import type { Deps } from './deps.ts';
import { readSubmission } from './submission.ts';

/** How many of each went, by name: `{ enquiries: 2, mails: 3, waiting: 0, … }`. */
export type Erased = Readonly<Record<string, number>>;

const counts = z.record(z.string(), z.number());

/**
 * Erases one person everywhere: enquiries with all versions, mails in any state, the newsletter, and what still waits to be stored.
 * @throws AppError `invalid_fields` for what is no address
 */
export async function erasePerson(email: string, deps: Deps): Promise<Erased> {
  const address = canonicalAddress(email);
  if (address === null) throw new AppError('invalid_fields');
  let waiting = 0;
  for (const id of await deps.waitingRoom.list()) {
    if (!isAbout(await deps.waitingRoom.find(id), addressKey(address))) continue;
    await deps.waitingRoom.remove(id);
    waiting += 1;
  }
  return { ...counts.parse(await deps.database('erase_person', { p_email: address })), waiting };
}

/** An entry that cannot be read any more is about the person whom it names anywhere. */
function isAbout(entry: unknown, key: string): boolean {
  const submission = readSubmission(entry);
  return submission ? addressKey(submission.email) === key : addressKey(JSON.stringify(entry)).includes(key);
}
