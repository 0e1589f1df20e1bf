import { randomUUID } from 'node:crypto';
import { deliverMails } from '../deliver-mails.ts';
import type { Deps } from '../deps.ts';
import type { AccountMail } from './mails.ts';

/** Queues one mail about an account and sends it once the person has their answer. */
export async function post(recipient: string, mail: AccountMail, deps: Deps): Promise<void> {
  const mailId = randomUUID();
  await deps.database('queue_mail', {
    p_mail_id: mailId,
    p_kind: mail.kind,
    p_recipient: recipient,
    p_subject: mail.subject,
    p_text: mail.text,
    p_html: mail.html,
    p_dedupe_key: `${mail.kind}:${mailId}`,
  });
  deps.later(deliverMails(deps, { only: [mailId] }));
}
