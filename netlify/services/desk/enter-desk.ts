import { AppError } from '#shared/app-error.ts';
import type { StaffRole } from '#shared/contracts/contract.ts';
import type { DeskEntry } from '#shared/contracts/desk-entry.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { deskMessages } from '#shared/messages/desk.ts';
import { leave, requirePassword } from '../account/prove-password.ts';
import { codeHash, newCode } from '../codes.ts';
import type { Deps } from '../deps.ts';
import { composeMail, instituteSignature } from '../mails/mail-layout.ts';
import { post } from '../mails/outgoing.ts';
import { codeSeconds, countEntry, guess } from '../tries.ts';
import { toMoment } from '../moment.ts';

/** @throws AppError `not_signed_in`, or `forbidden` for anyone who is not staff */
async function requireMember(deps: Deps) {
  const learner = await deps.session.learner();
  const [row] = await learner.call('read_desk', {});
  if (!row || row.roles.length === 0) throw new AppError('forbidden');
  return { learner, row };
}

export async function readDeskEntry(_input: object, deps: Deps): Promise<DeskEntry> {
  const { row } = await requireMember(deps);
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    roles: row.roles as StaffRole[],
    enteredUntil: row.entered_until ? toMoment(row.entered_until) : null,
  };
}

/** Sends the code to the account's own address, once the password was right. */
export async function askForDeskCode(
  { password }: { password: string },
  deps: Deps,
): Promise<{ success: true; message: string }> {
  const { row } = await requireMember(deps);
  await leave(await requirePassword(row.email, password, 'password', deps), deps);
  await countEntry(row.user_id, deps);
  const code = newCode();
  const isNoted = await deps.database('request_desk_entry', {
    p_user_id: row.user_id,
    p_session_id: row.session_id,
    p_code_hash: hashOf(row, code, deps),
  });
  if (!isNoted) throw new AppError('forbidden');
  const title = `${code} is your code for the desk`;
  await post(
    {
      kind: 'desk-code',
      recipient: row.email,
      subject: title,
      ...composeMail(
        title,
        [
          {
            kind: 'paragraph',
            text: 'Enter this code on the page where you asked for it, within 10 minutes:',
          },
          { kind: 'facts', facts: [['Code', code]] },
          {
            kind: 'paragraph',
            text: 'If you did not ask, someone knows your password and is signed in as you: change it at once, which ends every session, and tell a colleague.',
          },
          { kind: 'link', text: 'Change your password', href: `${deps.settings.siteUrl}/account#password` },
        ],
        instituteSignature,
      ),
      sendBefore: new Date(deps.now().getTime() + codeSeconds * 1000),
    },
    deps,
  );
  return { success: true, message: deskMessages.codeSent };
}

/** @throws AppError `invalid_fields` for a code that is not right, `rate_limited` */
export async function enterDesk(
  { code }: { code: string },
  deps: Deps,
): Promise<{ success: true; enteredUntil: string }> {
  const { row } = await requireMember(deps);
  const until = await guess('desk-code', row.email, deps, async () => {
    const entered = await deps.database('confirm_desk_entry', {
      p_user_id: row.user_id,
      p_session_id: row.session_id,
      p_code_hash: hashOf(row, code, deps),
    });
    if (entered) return entered;
    throw new AppError('invalid_fields', undefined, { fields: { code: accountMessages.wrongCode } });
  });
  return { success: true, enteredUntil: toMoment(until) };
}

export async function leaveDesk(_input: object, deps: Deps): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  await learner.call('leave_desk', {});
  return { success: true };
}

/** The code opens the desk for one session and no other. */
const hashOf = (row: { user_id: string; session_id: string }, code: string, deps: Deps) =>
  codeHash('desk', `${row.user_id} ${row.session_id}`, code, deps);
