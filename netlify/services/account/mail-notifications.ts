import type { Deps } from '../deps.ts';
import { toOutbox } from '../mails/outbox-mail.ts';
import { sendLater } from '../mails/outgoing.ts';
import { oneByOne, startWorking } from '../one-by-one.ts';
import { composeNotifications } from './mails.ts';

/** A learner who reads the bell within this time gets no mail. Milliseconds. */
const readingTime = 15 * 60_000;
/** Learners read at once. */
const pageSize = 50;

/**
 * Writes to learners about notifications that they have not read, if they want that: one mail for all of them. A learner who cannot be
 * written to holds up nobody else.
 */
export async function mailNotifications(deps: Deps): Promise<{ mails: number; failed: number }> {
  const queued: string[] = [];
  const hasTime = startWorking();
  let failed = 0;
  let after = 0;
  let isFull = true;
  while (isFull && hasTime()) {
    const waiting = await deps.database('list_unmailed_notifications', {
      p_before: new Date(deps.now().getTime() - readingTime).toISOString(),
      p_after: after,
      p_limit: pageSize,
    });
    isFull = waiting.length === pageSize;
    after = waiting.at(-1)?.first_number ?? after;
    const errors = await oneByOne(
      waiting,
      async ({ email, notification_ids: ids, titles }) => {
        const mail = toOutbox({ ...composeNotifications(deps.settings.siteUrl, titles), recipient: email });
        const isOurs = await deps.database('queue_notification_mail', {
          p_notification_ids: ids,
          p_mail: mail,
        });
        if (isOurs) queued.push(mail.mail_id);
      },
      deps,
      'notifications-not-mailed',
      ({ learner_id: learner }) => learner,
    );
    failed += errors.length;
  }
  sendLater(queued, deps);
  return { mails: queued.length, failed };
}
