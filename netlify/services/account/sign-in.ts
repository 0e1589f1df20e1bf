import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { addressKey } from '#shared/rules/email.ts';
import type { Deps } from '../deps.ts';
import { requireUncommonPassword } from './choose-password.ts';
import { composeNotice } from './mails.ts';
import { post } from '../mails/outgoing.ts';
import { provePassword } from './prove-password.ts';
import { wish } from './wish.ts';
import type { Answer } from './register.ts';
import { countMail, guess } from '../tries.ts';
import { openWithCode } from './open-with-code.ts';

/**
 * Signs in with a password.
 * @throws AppError `not_signed_in`, with the same words whatever was wrong
 */
export async function signIn(
  input: { email: string; password: string },
  deps: Deps,
): Promise<{ success: true }> {
  const email = addressKey(input.email);
  const tokens = await guess('password', email, deps, () => provePassword(email, input.password, deps));
  await leaveEarlierSession(deps);
  deps.session.startLearner(tokens);
  return { success: true };
}

/** Sends a code that signs in. Everybody hears the same, as soon as the request is counted. */
export async function requestCode(input: { email: string }, deps: Deps): Promise<Answer> {
  const email = addressKey(input.email);
  await countMail('account', email, deps);
  await wish('auth-code', email, deps);
  return { success: true, message: accountMessages.codeSent };
}

/**
 * Signs in with the code from the mail. If that proves the address for the first time, the password and names that someone asked for
 * this account with count for nothing: nobody knows who that was.
 * @throws AppError `not_signed_in` for a code that is not right
 */
export async function verifyCode(
  input: { email: string; code: string },
  deps: Deps,
): Promise<{ success: true }> {
  const { tokens, wasProven } = await openWithCode(input, ['magiclink', 'signup'], deps);
  if (!wasProven) await deps.auth.setPassword(tokens, randomUUID());
  await leaveEarlierSession(deps);
  deps.session.startLearner(tokens);
  if (!wasProven) {
    const learner = await deps.session.learner();
    await learner.call('change_profile', { p_first_name: '', p_last_name: '', p_notification_mails: null });
  }
  return { success: true };
}

/** Sends a code that sets a new password. Everybody hears the same, as soon as the request is counted. */
export async function forgotPassword(input: { email: string }, deps: Deps): Promise<Answer> {
  const email = addressKey(input.email);
  await countMail('account', email, deps);
  await wish('auth-recovery', email, deps);
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
  requireUncommonPassword(input.password, addressKey(input.email));
  const { tokens } = await openWithCode(input, ['recovery'], deps);
  await deps.auth.setPassword(tokens, input.password);
  await deps.auth.signOut(tokens.accessToken, 'others');
  await leaveEarlierSession(deps);
  deps.session.startLearner(tokens);
  await post(
    { ...composeNotice(deps.settings.siteUrl, 'password'), recipient: addressKey(input.email) },
    deps,
  );
  return { success: true };
}

/** The person signed in in this browser before is signed out on the server too: no session is left behind unseen. */
async function leaveEarlierSession(deps: Deps): Promise<void> {
  try {
    const earlier = await deps.session.findLearner();
    if (earlier) await deps.auth.signOut(earlier.tokens.accessToken, 'local');
  } catch (error) {
    // The password was right. A session that cannot be ended now is no reason to stay outside.
    deps.report('earlier-session-not-ended', { code: error instanceof AppError ? error.code : 'internal' });
  }
}
