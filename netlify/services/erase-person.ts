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
  const waiting = await eraseWaiting(address, deps);
  return { ...counts.parse(await deps.database('erase_person', { p_email: address })), waiting };
}

async function idsOfWaiting(address: string, deps: Deps): Promise<string[]> {
  const ids: string[] = [];
  for (const id of await deps.waitingRoom.list())
    if (isAbout(await deps.waitingRoom.find(id), addressKey(address))) ids.push(id);
  return ids;
}

/** What someone sent that still waits to be stored. */
export async function listWaiting(address: string, deps: Deps): Promise<unknown[]> {
  const ids = await idsOfWaiting(address, deps);
  return Promise.all(ids.map((id) => deps.waitingRoom.find(id)));
}

/** Removes it; says how many there were. */
export async function eraseWaiting(address: string, deps: Deps): Promise<number> {
  const ids = await idsOfWaiting(address, deps);
  for (const id of ids) await deps.waitingRoom.remove(id);
  return ids.length;
}

/** An entry that cannot be read any more is about the person whom it names anywhere. */
function isAbout(entry: unknown, key: string): boolean {
  const submission = readSubmission(entry);
  return submission ? addressKey(submission.email) === key : addressKey(JSON.stringify(entry)).includes(key);
}
