import type { Deps } from './deps.ts';

/** Mails leased at once; small, so that a worker that dies holds up little. */
const batchSize = 10;
/** Longer than the slowest delivery of a whole batch could take. */
const leaseSeconds = 300;
/** A scheduled function may run for 30 seconds; we stop well before. Milliseconds. */
const workingTime = 20_000;

export interface Delivered extends Record<string, number> {
  sent: number;
  retried: number;
  failed: number;
}

/**
 * Sends mails that are due: leases them, so that no other worker takes them, sends each, and marks it. A worker that dies
 * leaves its lease to run out; the next one sends the same mail with the same Message-ID.
 */
export async function deliverMails(
  deps: Deps,
  { only }: { only?: readonly string[] } = {},
): Promise<Delivered> {
  const started = Date.now();
  const counts: Delivered = { sent: 0, retried: 0, failed: 0 };
  for (;;) {
    const mails = await deps.database('lease_mails', {
      p_limit: batchSize,
      p_lease_seconds: leaseSeconds,
      ...(only ? { p_only: [...only] } : {}),
    });
    for (const mail of mails) {
      try {
        await deps.sendMail({
          mailId: mail.mail_id,
          recipient: mail.recipient,
          subject: mail.subject,
          text: mail.body_text,
          html: mail.body_html,
          unsubscribeUrl: mail.unsubscribe_url || undefined,
        });
      } catch (error) {
        const code = (error as { code?: unknown }).code;
        const state = await deps.database('fail_mail', {
          p_mail_id: mail.mail_id,
          p_lease_token: mail.lease_token,
          p_error: typeof code === 'string' ? code : 'unknown',
        });
        if (state === 'failed') counts.failed += 1;
        else counts.retried += 1;
        deps.report('mail-not-sent', { mail: mail.mail_id, kind: mail.kind, attempt: mail.attempts });
        continue;
      }
      await deps.database('complete_mail', { p_mail_id: mail.mail_id, p_lease_token: mail.lease_token });
      counts.sent += 1;
    }
    if (mails.length < batchSize || Date.now() - started > workingTime) return counts;
  }
}
