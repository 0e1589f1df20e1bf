import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { mentorMails, type MailTopic, type MentorMails } from '#shared/contracts/mail-choices.ts';
import { mailChoiceMessages, mailTopicWords } from '#shared/messages/mail-choices.ts';
import type { Deps } from '../deps.ts';
import { withSession } from '../ework/tokens.ts';

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

/** What the database answers about a person's choices. */
export const toMentorMails = (row: unknown): MentorMails => z.parse(mentorMails, row);

interface Change {
  feedback?: boolean | undefined;
  answers?: boolean | undefined;
}

export async function changeStudentMails(
  { feedback, answers }: Change,
  deps: Deps,
): Promise<{ success: true; mails: MentorMails }> {
  const row = await withSession(deps, (hash) =>
    deps.database('choose_ework_mails', {
      p_token_hash: hash,
      p_feedback: feedback ?? null,
      p_answers: answers ?? null,
    }),
  );
  return { success: true, mails: toMentorMails(row) };
}

/** The same without a change. */
export const readStudentMails = (_input: object, deps: Deps) => changeStudentMails({}, deps);
