import { AppError } from '#shared/app-error.ts';
import { newsletterMessages } from '#shared/messages/newsletter.ts';
import type { Deps } from './deps.ts';
import { composeWelcome } from './mails/newsletter-mails.ts';
import { post } from './mails/outgoing.ts';

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
  await post(
    {
      ...mail,
      kind: 'newsletter-welcome',
      recipient: row.email,
      dedupeKey: `newsletter-welcome:${token}`,
    },
    deps,
  );
  return { success: true, message: newsletterMessages.confirmed };
}
