import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import type { Json } from '#shared/database.types.ts';
import { deliverMails } from '../deliver-mails.ts';
import type { Deps } from '../deps.ts';
import { composeCode } from './mails.ts';
import { studentRow, toStudent } from './rows.ts';
import { codeHash, newCode, newToken, startSession } from './tokens.ts';
import { countCode, countCodeMail, countEmail } from './tries.ts';

interface SignedIn {
  success: true;
  student: EworkStudent;
}

/**
 * Signs a student in by address alone, where the setting says so. Elsewhere sends a code to the address if it is a
 * student's, and says the same to everybody.
 * @throws AppError `not_signed_in` for an unknown address, in the one-step form only
 */
export async function signInStudent(
  { email }: { email: string },
  deps: Deps,
): Promise<SignedIn | { success: true; codeRequired: true }> {
  if (deps.settings.eworkStudentSignIn === 'email') {
    await countEmail(email, deps);
    const { token, hash } = newToken();
    const row = await deps.database('sign_in_ework_student', { p_email: email, p_token_hash: hash });
    return finish(row, token, eworkMessages.studentUnknown, deps);
  }
  await countCodeMail(email, deps);
  const code = newCode();
  const mail = composeCode(deps.settings.siteUrl, code);
  const mailId = await deps.database('request_ework_code', {
    p_email: email,
    p_code_hash: codeHash(email, code, deps),
    p_mail_id: randomUUID(),
    p_subject: mail.subject,
    p_text: mail.text,
    p_html: mail.html,
  });
  if (mailId) deps.later(deliverMails(deps, { only: [mailId] }));
  return { success: true, codeRequired: true };
}

/**
 * Signs a student in with the code from the mail.
 * @throws AppError `not_signed_in`, the same for a wrong code and an address that has none
 */
export async function verifyStudentCode(
  { email, code }: { email: string; code: string },
  deps: Deps,
): Promise<SignedIn> {
  await countCode(email, deps);
  const { token, hash } = newToken();
  const row = await deps.database('sign_in_ework_with_code', {
    p_email: email,
    p_code_hash: codeHash(email, code, deps),
    p_token_hash: hash,
  });
  return finish(row, token, eworkMessages.codeWrong, deps);
}

async function finish(row: Json, token: string, refusal: string, deps: Deps): Promise<SignedIn> {
  if (row === null) throw new AppError('not_signed_in', refusal);
  await startSession(token, 'student', deps);
  return { success: true, student: toStudent(studentRow.parse(row)) };
}
