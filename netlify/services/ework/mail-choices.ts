import type { MentorMails } from '#shared/contracts/mail-choices.ts';
import type { Deps } from '../deps.ts';
import { toMentorMails } from '../mails/mentor-mails.ts';
import { withSession } from './tokens.ts';

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
