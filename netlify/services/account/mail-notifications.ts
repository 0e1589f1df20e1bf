import { toLondonDay } from '#shared/rules/london-day.ts';
import { isQuiet } from '#shared/rules/quiet-hours.ts';
import type { Deps } from '../deps.ts';
import { toOutbox } from '../mails/outbox-mail.ts';
import { sendLater } from '../mails/outgoing.ts';
import { oneByOne, startWorking } from '../one-by-one.ts';
import { composeNotifications, type MailTopic } from './mails.ts';

/** A learner who reads the bell within this time gets no mail. Milliseconds. */
const readingTime = 15 * 60_000;
/** People read at once. */
const pageSize = 50;

/**
 * Writes to people about what is new for them, if they want that: one mail a day for all of it, never in the quiet hours. Learners have
 * a bell, and are written to about what they have not read there; students without an account have none. Someone who cannot be written
 * to holds up nobody else.
 */
export async function mailNotifications(deps: Deps): Promise<{ mails: number; failed: number }> {
  const counts = { mails: 0, failed: 0 };
  if (isQuiet(deps.now())) return counts;
  const queued: string[] = [];
  const hasTime = startWorking();
  for (const source of ['list_unmailed_notifications', 'list_unmailed_notices'] as const) {
    const isLearner = source === 'list_unmailed_notifications';
    let after = 0;
    let isFull = true;
    while (isFull && hasTime()) {
      const waiting = await deps.database(source, {
        p_before: new Date(deps.now().getTime() - readingTime).toISOString(),
        p_day: toLondonDay(deps.now()),
        p_after: after,
        p_limit: pageSize,
      });
      isFull = waiting.length === pageSize;
      after = waiting.at(-1)?.first_number ?? after;
      const errors = await oneByOne(
        waiting,
        async ({ learner_id, student_id, email, dedupe_key, ids, titles, kinds }) => {
          const token = await deps.database('mail_token_of', {
            p_learner_id: learner_id,
            p_student_id: student_id,
          });
          const mail = toOutbox({
            ...composeNotifications({
              siteUrl: deps.settings.siteUrl,
              titles,
              topics: kinds as MailTopic[],
              token,
              isLearner,
            }),
            recipient: email,
            dedupeKey: dedupe_key,
          });
          if (await deps.database('queue_news_mail', { p_ids: ids, p_mail: mail })) queued.push(mail.mail_id);
        },
        deps,
        'notifications-not-mailed',
        ({ learner_id, student_id }) => (isLearner ? learner_id : student_id),
      );
      counts.failed += errors.length;
    }
  }
  sendLater(queued, deps);
  return { ...counts, mails: queued.length };
}
