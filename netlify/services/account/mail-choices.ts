import { AppError } from '#shared/app-error.ts';
import type { MailTopic } from '#shared/contracts/mail-choices.ts';
import { mailChoiceMessages, mailTopicWords } from '#shared/messages/mail-choices.ts';
import type { Deps } from '../deps.ts';

/**
 * Stops mails of one kind at one press, or all of them.
 * @throws AppError `not_found` for an unknown token
 */
export async function stopMails(
  { token, kind }: { token: string; kind?: MailTopic | undefined },
  deps: Deps,
): Promise<{ success: true; message: string }> {
  if (!(await deps.database('stop_mails', { p_token: token, p_kind: kind ?? null })))
    throw new AppError('not_found', mailChoiceMessages.unknown);
  return { success: true, message: kind ? mailTopicWords[kind].stopped : mailChoiceMessages.stoppedAll };
}
