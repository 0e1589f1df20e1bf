import { AppError } from '#shared/app-error.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import { addressKey } from '#shared/rules/email.ts';
import type { Json } from '#shared/database.types.ts';
import type { Deps } from '../deps.ts';
import { composeCode } from './mails.ts';
import { studentRow, toStudent } from './rows.ts';
import { newToken, startSession } from './tokens.ts';
import { codeHash, newCode } from '../codes.ts';
import { toOutbox } from '../mails/outbox-mail.ts';
import { sendLater } from '../mails/outgoing.ts';
import { codeSeconds, countMail, guess } from '../tries.ts';

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
    const { token, hash } = newToken();
    const row = await guess('ework-address', email, deps, () =>
      unlessNull(
        deps.database('sign_in_ework_student', { p_email: email, p_token_hash: hash }),
        eworkMessages.studentUnknown,
      ),
    );
    return finish(row, token, deps);
  }
  await countMail('ework', email, deps);
  const code = newCode();
  const mail = toOutbox({
    ...composeCode(deps.settings.siteUrl, code),
    kind: 'ework-code',
    recipient: email,
    sendBefore: new Date(deps.now().getTime() + codeSeconds * 1000),
  });
  const mailId = await deps.database('request_ework_code', {
    p_email: email,
    p_code_hash: codeHash('ework', addressKey(email), code, deps),
    p_mail: mail,
  });
  if (mailId) sendLater([mailId], deps);
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
  const { token, hash } = newToken();
  const row = await guess('ework-code', email, deps, () =>
    unlessNull(
      deps.database('sign_in_ework_with_code', {
        p_email: email,
        p_code_hash: codeHash('ework', addressKey(email), code, deps),
        p_token_hash: hash,
      }),
      eworkMessages.codeWrong,
    ),
  );
  return finish(row, token, deps);
}

async function unlessNull(found: Promise<Json>, refusal: string): Promise<Json> {
  const row = await found;
  if (row === null) throw new AppError('not_signed_in', refusal);
  return row;
}

async function finish(row: Json, token: string, deps: Deps): Promise<SignedIn> {
  await startSession(token, 'student', deps);
  return { success: true, student: toStudent(studentRow.parse(row)) };
}
