import { randomUUID } from 'node:crypto';
import { accountMessages } from '#shared/messages/account.ts';
import type { Deps } from '../deps.ts';
import { composeNotice } from './mails.ts';
import { post } from './post.ts';
import type { Answer } from './register.ts';
import { addressKey, countCode, countMail, countPassword } from './tries.ts';

/**
 * Signs in with a password.
 * @throws AppError `not_signed_in`, with the same words whatever was wrong
 */
export async function signIn(
  input: { email: string; password: string },
  deps: Deps,
): Promise<{ success: true }> {
  const email = addressKey(input.email);
  await countPassword(email, deps);
  const tokens = await deps.auth.signInWithPassword(email, input.password);
  await leaveEarlierSession(deps);
  deps.session.startLearner(tokens);
  return { success: true };
}

/** Sends a code that signs in. Everybody hears the same, as soon as the request is counted. */
export async function requestCode(input: { email: string }, deps: Deps): Promise<Answer> {
  const email = addressKey(input.email);
  await countMail(email, deps);
  deps.later(deps.auth.sendCode(email));
  return { success: true, message: accountMessages.codeSent };
}

/**
 * Signs in with the code from the mail. If that proves the address for the first time, the password and names that somebody asked for
 * this account with count for nothing: nobody knows who that was.
 * @throws AppError `not_signed_in` for a code that is not right
 */
export async function verifyCode(
  input: { email: string; code: string },
  deps: Deps,
): Promise<{ success: true }> {
  const email = addressKey(input.email);
  await countCode(email, deps);
  const [account] = await deps.database('find_account', { p_email: email });
  const tokens = await deps.auth.verifyCode(email, input.code, ['magiclink', 'signup']);
  if (!account?.is_confirmed) await deps.auth.setPassword(tokens, randomUUID());
  await leaveEarlierSession(deps);
  deps.session.startLearner(tokens);
  if (!account?.is_confirmed) {
    const learner = await deps.session.learner();
    await learner.call('change_profile', { p_first_name: '', p_last_name: '', p_notification_mails: null });
  }
  return { success: true };
}

/** Sends a code that sets a new password. Everybody hears the same, as soon as the request is counted. */
export async function forgotPassword(input: { email: string }, deps: Deps): Promise<Answer> {
  const email = addressKey(input.email);
  await countMail(email, deps);
  deps.later(deps.auth.sendRecovery(email));
  return { success: true, message: accountMessages.codeSent };
}

/**
 * Sets a new password with the code from the mail, ends every other session and signs in.
 * @throws AppError `not_signed_in` for a code that is not right
 */
export async function resetPassword(
  input: { email: string; code: string; password: string },
  deps: Deps,
): Promise<{ success: true }> {
  const email = addressKey(input.email);
  await countCode(email, deps);
  const tokens = await deps.auth.verifyCode(email, input.code, ['recovery']);
  await deps.auth.setPassword(tokens, input.password);
  await deps.auth.signOut(tokens.accessToken, 'others');
  await leaveEarlierSession(deps);
  deps.session.startLearner(tokens);
  await post(email, composeNotice(deps.settings.siteUrl, 'password'), deps);
  return { success: true };
}

/** Whoever was signed in in this browser is signed out on the server too: nobody's session is left behind unseen. */
async function leaveEarlierSession(deps: Deps): Promise<void> {
  const earlier = await deps.session.findLearner();
  if (earlier) await deps.auth.signOut(earlier.tokens.accessToken, 'local');
}
