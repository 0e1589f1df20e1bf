import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { toOutbox } from '../mails/outbox-mail.ts';
import { composeAccountExists } from './mails.ts';

/** Does what was wished; gives the ids of mails of ours that it wrote, to be sent next. */
type Do = (email: string, deps: Deps) => Promise<string[]>;

/**
 * What a person asked Auth to mail them. It waits in the outbox like a mail of ours, so that it outlives a mail server, an Auth or
 * a function that is away for a while; after ten minutes nobody waits for it any more. Auth writes and sends the code itself.
 */
const wishes = {
  /** An account: a code that opens a new one, or word that there is one already. */
  'auth-register': async (email: string, deps: Deps) => {
    const [account] = await deps.database('find_account', { p_email: email });
    if (account?.is_confirmed) {
      const mail = toOutbox({ ...composeAccountExists(deps.settings.siteUrl), recipient: email });
      await deps.database('queue_mail', { p_mail: mail });
      return [mail.mail_id];
    }
    // Someone asked before and never confirmed. Auth sends a new code; what it stored then counts for nothing.
    if (account) await deps.auth.sendCode(email);
    // Password and names come with the code: until then nobody knows whose they are, and they are not kept.
    else await deps.auth.signUp({ email, password: randomUUID() });
    return [];
  },
  'auth-code': async (email: string, deps: Deps) => {
    await deps.auth.sendCode(email);
    return [];
  },
  'auth-recovery': async (email: string, deps: Deps) => {
    await deps.auth.sendRecovery(email);
    return [];
  },
} satisfies Record<string, Do>;

export type Wish = keyof typeof wishes;

/** How a mail of this kind is done if it is a wish; null for a mail of ours. */
export function findWish(kind: string): Do | null {
  return Object.hasOwn(wishes, kind) ? wishes[kind as Wish] : null;
}
