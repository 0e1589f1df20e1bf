import { createHmac, randomInt } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type { Account } from '#shared/contracts/account.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { accountMessages } from '#shared/messages/account.ts';
import type { Deps, Learner } from '../deps.ts';
import { composeAddressTaken, composeEmailChange, composeNotice } from './mails.ts';
import { post } from './post.ts';
import type { Answer } from './register.ts';
import { addressKey, countCode, countMail, countPassword } from './tries.ts';

async function readRow(learner: Learner) {
  const [row] = await learner.call('read_account', {});
  if (!row) throw new AppError('not_signed_in');
  return row;
}

export async function readCurrentUser(_input: object, deps: Deps): Promise<CurrentUser> {
  const row = await readRow(await deps.session.learner());
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    profileImageUrl: null,
    unreadNotifications: row.unread,
  };
}

export async function readAccount(_input: object, deps: Deps): Promise<Account> {
  const row = await readRow(await deps.session.learner());
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    pendingEmail: row.pending_email,
    notificationMails: row.notification_mails,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

export async function changeProfile(
  input: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    notificationMails?: boolean | undefined;
  },
  deps: Deps,
): Promise<Answer> {
  const learner = await deps.session.learner();
  await learner.call('change_profile', {
    p_first_name: input.firstName?.trim() ?? null,
    p_last_name: input.lastName?.trim() ?? null,
    p_notification_mails: input.notificationMails ?? null,
  });
  return { success: true, message: 'Saved' };
}

/** Asks for the password again before something that a stranger at an unlocked screen must not do. */
async function requirePassword(email: string, password: string, field: string, deps: Deps): Promise<void> {
  await countPassword(email, deps);
  try {
    const proof = await deps.auth.signInWithPassword(email, password);
    await deps.auth.signOut(proof.accessToken, 'local');
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_signed_in') throw error;
    throw new AppError('invalid_fields', undefined, {
      fields: { [field]: accountMessages.wrongCurrentPassword },
    });
  }
}

/** Keyed, so that the stored value says nothing about six digits. */
const codeHash = (learnerId: string, code: string, deps: Deps) =>
  createHmac('sha256', deps.settings.codeKey).update(`${learnerId} ${code}`).digest('hex');

/** Sends a code to the new address. Whoever asks hears the same whether that address has an account or not. */
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
  await requirePassword(row.email, input.password, 'password', deps);
  await countMail(email, deps);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const [other] = await deps.database('find_account', { p_email: email });
  await deps.database('request_email_change', {
    p_learner_id: row.learner_id,
    p_email: email,
    p_code_hash: codeHash(row.learner_id, code, deps),
  });
  const { siteUrl } = deps.settings;
  await post(email, other ? composeAddressTaken(siteUrl) : composeEmailChange(siteUrl, code), deps);
  return { success: true, message: accountMessages.codeSent };
}

/** Moves the account to the address that waited; the old address is told. */
export async function confirmEmailChange(input: { code: string }, deps: Deps): Promise<Answer> {
  const row = await readRow(await deps.session.learner());
  await countCode(row.email, deps);
  const oldEmail = await deps.database('confirm_email_change', {
    p_learner_id: row.learner_id,
    p_code_hash: codeHash(row.learner_id, input.code, deps),
  });
  if (!oldEmail)
    throw new AppError('invalid_fields', undefined, { fields: { code: accountMessages.wrongCode } });
  await post(oldEmail, composeNotice(deps.settings.siteUrl, 'address'), deps);
  return { success: true, message: 'Your account has the new address' };
}

/** Changes the password, ends every other session and keeps this one. */
export async function changePassword(
  input: { currentPassword: string; password: string },
  deps: Deps,
): Promise<Answer> {
  const learner = await deps.session.learner();
  const row = await readRow(learner);
  await requirePassword(row.email, input.currentPassword, 'currentPassword', deps);
  await deps.auth.setPassword(learner.tokens, input.password);
  await deps.auth.signOut(learner.tokens.accessToken, 'others');
  await post(row.email, composeNotice(deps.settings.siteUrl, 'password'), deps);
  return { success: true, message: 'Your password is changed, and other devices are signed out' };
}

/** Everything that is kept about the learner. */
export async function downloadAccount(_input: object, deps: Deps): Promise<Record<string, unknown>> {
  const learner = await deps.session.learner();
  const kept = await learner.call('export_account', {});
  return { exportedAt: deps.now().toISOString(), ...(kept as Record<string, unknown>) };
}

/** Deletes the account and everything of it, and signs out. */
export async function deleteAccount(input: { password: string }, deps: Deps): Promise<Answer> {
  const row = await readRow(await deps.session.learner());
  await requirePassword(row.email, input.password, 'password', deps);
  await deps.database('delete_account', { p_learner_id: row.learner_id });
  deps.session.endLearner();
  await post(row.email, composeNotice(deps.settings.siteUrl, 'deleted'), deps);
  return { success: true, message: 'Your account is deleted' };
}
