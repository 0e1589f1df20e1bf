import { deliverMails } from '../deliver-mails.ts';
import type { Deps } from '../deps.ts';
import { toOutbox, type NewMail } from './outbox-mail.ts';

/** Sends what is written once the person has their answer. What cannot be sent then, the outbox tries again. */
export function sendLater(mailIds: readonly string[], deps: Deps): void {
  // The line of the request leads to those of its mails.
  for (const mail of mailIds) deps.report('mail-written', { mail });
  if (mailIds.length > 0) deps.later(deliverMails(deps, { only: mailIds }));
}

/** Writes one mail and sends it once the person has their answer. Does nothing when its key is taken. */
export async function post(mail: NewMail, deps: Deps): Promise<void> {
  const written = toOutbox(mail);
  if (await deps.database('queue_mail', { p_mail: written })) sendLater([written.mail_id], deps);
}
