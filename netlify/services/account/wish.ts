import type { Deps } from '../deps.ts';
import { post } from '../mails/outgoing.ts';
import { codeSeconds } from '../tries.ts';
import type { Wish } from './wishes.ts';

/** Notes what Auth is to mail, and has it done once the person has their answer. It is written down before that answer. */
export async function wish(kind: Wish, email: string, deps: Deps): Promise<void> {
  const sendBefore = new Date(deps.now().getTime() + codeSeconds * 1000);
  await post({ kind, recipient: email, subject: kind, text: null, html: null, sendBefore }, deps);
}
