import { AppError } from '#shared/app-error.ts';
import { newsletterMessages } from '#shared/messages/newsletter.ts';
import type { Deps } from './deps.ts';

/**
 * Stops the newsletter at one press.
 * @throws AppError `not_found` for an unknown token
 */
export async function endNewsletter(
  { token }: { token: string },
  deps: Deps,
): Promise<{ success: true; message: string }> {
  if (!(await deps.database('end_subscription', { p_token: token })))
    throw new AppError('not_found', newsletterMessages.unknown);
  return { success: true, message: newsletterMessages.ended };
}
