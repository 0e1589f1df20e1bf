import { AppError } from '#shared/app-error.ts';
import type { Account } from '#shared/contracts/account.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { addressKey } from '#shared/rules/email.ts';
import type { Deps } from '../deps.ts';
import { codeHash, newCode } from '../codes.ts';
import { toMentorMails } from '../mails/mentor-mails.ts';
import { post } from '../mails/outgoing.ts';
import { readRow } from './current-user.ts';
import { requireUncommonPassword } from './choose-password.ts';
import { composeAddressTaken, composeEmailChange, composeNotice } from './mails.ts';
import { leave, requirePassword } from './prove-password.ts';
import type { Answer } from './register.ts';
import { signOffsIn } from '../mentoring/sign-offs.ts';
import { codeSeconds, countMail, countMove, guess } from '../tries.ts';
import { toMoment } from '../moment.ts';

export async function readAccount(_input: object, deps: Deps): Promise<Account> {
  const learner = await deps.session.learner();
  const row = await readRow(learner);
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    pendingEmail: row.pending_email,
    notificationMails: row.notification_mails,
    mentorMails: toMentorMails(await learner.call('read_mail_choices', {})),
    createdAt: toMoment(row.created_at),
  };
}

export async function changeProfile(
  input: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    notificationMails?: boolean | undefined;
    mentorMails?: { feedback?: boolean | undefined; answers?: boolean | undefined } | undefined;
  },
  deps: Deps,
): Promise<Answer> {
  const learner = await deps.session.learner();
  await learner.call('change_profile', {
    p_first_name: input.firstName ?? null,
    p_last_name: input.lastName ?? null,
    p_notification_mails: input.notificationMails ?? null,
  });
  if (input.mentorMails)
    await learner.call('choose_mails', {
      p_feedback: input.mentorMails.feedback ?? null,
      p_answers: input.mentorMails.answers ?? null,
    });
  return { success: true, message: 'Saved' };
}

/** Sends a code to the new address. The answer is the same whether that address has an account or not. */
export async function requestEmailChange(
  input: { email: string; password: string },
  deps: Deps,
): Promise<Answer> {
  const row = await readRow(await deps.session.learner());
  const email = addressKey(input.email);
  if (email === addressKey(row.email))
    throw new AppError('invalid_fields', undefined, {
      fields: { email: 'This is the address that your account has' },
    });
  await leave(await requirePassword(row.email, input.password, 'password', deps), deps);
  await countMove(row.learner_id, deps);
  await countMail('account', email, deps);
  const code = newCode();
  const [other] = await deps.database('find_account', { p_email: email });
  await deps.database('request_email_change', {
    p_learner_id: row.learner_id,
    p_email: email,
    p_code_hash: codeHash('move', row.learner_id, code, deps),
  });
  const { siteUrl } = deps.settings;
  const mail = other ? composeAddressTaken(siteUrl) : composeEmailChange(siteUrl, code);
  const sendBefore = new Date(deps.now().getTime() + codeSeconds * 1000);
  await post({ ...mail, recipient: email, ...(other ? {} : { sendBefore }) }, deps);
  return { success: true, message: accountMessages.codeSent };
}

/** Moves the account to the address that waited and ends every other session; the old address is told. */
export async function confirmEmailChange(input: { code: string }, deps: Deps): Promise<Answer> {
  const learner = await deps.session.learner();
  const row = await readRow(learner);
  const oldEmail = await guess('code', row.email, deps, async () => {
    const old = await deps.database('confirm_email_change', {
      p_learner_id: row.learner_id,
      p_code_hash: codeHash('move', row.learner_id, input.code, deps),
    });
    if (old) return old;
    throw new AppError('invalid_fields', undefined, { fields: { code: accountMessages.wrongCode } });
  });
  await deps.auth.signOut(learner.tokens.accessToken, 'others');
  await post({ ...composeNotice(deps.settings.siteUrl, 'address'), recipient: oldEmail }, deps);
  return { success: true, message: 'Your account has the new address' };
}

/**
 * Changes the password and ends every session, this one included: the browser goes on with the one that the old password has just
 * opened, so that a copy of its cookie is worth nothing any more.
 */
export async function changePassword(
  input: { currentPassword: string; password: string },
  deps: Deps,
): Promise<Answer> {
  const row = await readRow(await deps.session.learner());
  requireUncommonPassword(input.password, row.email);
  const proof = await requirePassword(row.email, input.currentPassword, 'currentPassword', deps);
  await deps.auth.setPassword(proof, input.password);
  await deps.auth.signOut(proof.accessToken, 'others');
  deps.session.startLearner(proof);
  await post({ ...composeNotice(deps.settings.siteUrl, 'password'), recipient: row.email }, deps);
  return { success: true, message: 'Your password is changed, and other devices are signed out' };
}

/** Everything that is kept about the learner. */
export async function downloadAccount(_input: object, deps: Deps): Promise<Record<string, unknown>> {
  const learner = await deps.session.learner();
  const kept = (await learner.call('export_account', {})) as Record<string, unknown>;
  return {
    exportedAt: deps.now().toISOString(),
    ...kept,
    signOffs: await signOffsIn(kept['handIns'] ?? [], deps),
  };
}

/** Deletes the account and everything in it, and signs out. */
export async function deleteAccount(input: { password: string }, deps: Deps): Promise<Answer> {
  const row = await readRow(await deps.session.learner());
  await requirePassword(row.email, input.password, 'password', deps);
  await deps.database('delete_account', { p_learner_id: row.learner_id });
  deps.session.endLearner();
  await post({ ...composeNotice(deps.settings.siteUrl, 'deleted'), recipient: row.email }, deps);
  return { success: true, message: 'Your account is deleted' };
}
