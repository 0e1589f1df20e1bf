import type { Database } from '#shared/database.types.ts';
import { isQuiet } from '#shared/rules/quiet-hours.ts';
import { findWish } from './account/wishes.ts';
import type { Deps } from './deps.ts';
import { codeOf, startWorking } from './one-by-one.ts';

/** Longer than the slowest delivery of one mail could take. */
const leaseSeconds = 120;

export interface Delivered extends Record<string, number> {
  sent: number;
  retried: number;
  failed: number;
  /** Sent or not, it could not be written down: the mail is tried again when its lease has run out. */
  unmarked: number;
}

/**
 * Sends mails that are due, one after the other: leases one, so that no other worker takes it, sends it, and marks it. A mail
 * that was not begun has lost no try. A worker that dies leaves its lease to run out; the next one sends the same mail with the
 * same Message-ID. News is not sent in the quiet hours, not even what is tried again.
 */
export async function deliverMails(
  deps: Deps,
  { only }: { only?: readonly string[] } = {},
): Promise<Delivered> {
  const counts: Delivered = { sent: 0, retried: 0, failed: 0, unmarked: 0 };
  const hasTime = startWorking();
  const wanted = only && [...only];
  while (hasTime()) {
    const [mail] = await deps.database('lease_mail', {
      p_lease_seconds: leaseSeconds,
      p_is_quiet: isQuiet(deps.now()),
      ...(wanted ? { p_only: wanted } : {}),
    });
    if (!mail) break;
    try {
      const { outcome, mailIds } = await deliver(mail, deps);
      counts[outcome] += 1;
      wanted?.push(...mailIds);
    } catch (error) {
      counts.unmarked += 1;
      deps.report('mail-not-marked', { mail: mail.mail_id, code: codeOf(error) });
    }
  }
  return counts;
}

type LeasedMail = Database['public']['Functions']['lease_mail']['Returns'][number];

async function deliver(
  mail: LeasedMail,
  deps: Deps,
): Promise<{ outcome: 'sent' | 'retried' | 'failed'; mailIds: string[] }> {
  let mailIds: string[] = [];
  const lease = { p_mail_id: mail.mail_id, p_lease_token: mail.lease_token };
  try {
    const wish = findWish(mail.kind);
    if (wish) mailIds = await wish(mail.recipient, deps);
    else
      await deps.sendMail({
        mailId: mail.mail_id,
        recipient: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        unsubscribeUrl: mail.unsubscribe_url || undefined,
        replyTo: mail.reply_to || undefined,
        inReplyTo: mail.in_reply_to || undefined,
      });
  } catch (error) {
    deps.report('mail-not-sent', {
      mail: mail.mail_id,
      kind: mail.kind,
      attempt: mail.attempts,
      code: codeOf(error),
    });
    const state = await deps.database('fail_mail', { ...lease, p_error: codeOf(error) });
    return { outcome: state === 'failed' ? 'failed' : 'retried', mailIds };
  }
  deps.report('mail-sent', { mail: mail.mail_id, kind: mail.kind, attempt: mail.attempts });
  await deps.database('complete_mail', lease);
  return { outcome: 'sent', mailIds };
}
