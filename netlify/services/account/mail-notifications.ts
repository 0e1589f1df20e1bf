import { randomUUID } from 'node:crypto';
import { deliverMails } from '../deliver-mails.ts';
import type { Deps } from '../deps.ts';
import { composeNotifications } from './mails.ts';

/** Whoever reads the bell within this time gets no mail. Milliseconds. */
const readingTime = 15 * 60_000;
/** Learners written to in one run; the next run takes the rest. */
const batchSize = 50;

/** Writes to learners about notifications that they have not read, if they want that: one mail for all of them. */
export async function mailNotifications(deps: Deps): Promise<{ mails: number }> {
  const waiting = await deps.database('list_unmailed_notifications', {
    p_before: new Date(deps.now().getTime() - readingTime).toISOString(),
    p_limit: batchSize,
  });
  const queued: string[] = [];
  for (const { email, notification_ids: ids, titles } of waiting) {
    const mail = composeNotifications(deps.settings.siteUrl, titles);
    const mailId = randomUUID();
    const isOurs = await deps.database('queue_notification_mail', {
      p_mail_id: mailId,
      p_notification_ids: ids,
      p_recipient: email,
      p_subject: mail.subject,
      p_text: mail.text,
      p_html: mail.html,
    });
    if (isOurs) queued.push(mailId);
  }
  if (queued.length > 0) deps.later(deliverMails(deps, { only: queued }));
  return { mails: queued.length };
}
