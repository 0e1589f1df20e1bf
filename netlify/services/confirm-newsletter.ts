import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import { newsletterMessages } from '#shared/messages/newsletter.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Deps } from './deps.ts';
import { composeWelcome } from './mails/newsletter-mails.ts';

/**
 * Confirms a subscription and says how to stop it. Pressing twice is as good as once.
 * @throws AppError `not_found` for a token that is unknown or older than 7 days
 */
export async function confirmNewsletter(
  { token }: { token: string },
  deps: Deps,
): Promise<{ success: true; message: string }> {
  const [row] = await deps.database('confirm_subscription', { p_token: token });
  if (row?.outcome !== 'confirmed')
    throw new AppError(
      'not_found',
      row?.outcome === 'expired' ? newsletterMessages.expired : newsletterMessages.unknown,
    );
  const mail = composeWelcome(deps.settings.siteUrl, row.unsubscribe_token);
  const mailId = randomUUID();
  const queued = await deps.database('queue_mail', {
    p_mail_id: mailId,
    p_kind: 'newsletter-welcome',
    p_recipient: row.email,
    p_subject: mail.subject,
    p_text: mail.text,
    p_html: mail.html,
    p_dedupe_key: `newsletter-welcome:${token}`,
    p_unsubscribe_url: mail.unsubscribeUrl,
  });
  if (queued) deps.later(deliverMails(deps, { only: [mailId] }));
  return { success: true, message: newsletterMessages.confirmed };
}
