import { AppError } from '#shared/app-error.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import { addressKey } from '#shared/rules/email.ts';
import type { Deps, Proof } from '../deps.ts';
import { provePassword } from '../account/prove-password.ts';
import { guess } from '../tries.ts';
import { newToken, startSession } from './tokens.ts';

/**
 * Signs an admin in with the password of their account: the account that the password opened is the one whose right is asked for. The account's own session is only proof and ends at once: an
 * admin need not be signed in to the main site.
 * @throws AppError `not_signed_in`, the same for a wrong password and for an account that is no admin's
 */
export async function signInAdmin(
  { email, password }: { email: string; password: string },
  deps: Deps,
): Promise<{ success: true }> {
  const { token, hash } = newToken();
  await guess('password', email, deps, async () => {
    const proof = await requirePassword(addressKey(email), password, deps);
    deps.later(deps.auth.signOut(proof.accessToken, 'local'));
    const isAdmin = await deps.database('sign_in_ework_admin', {
      p_user_id: proof.userId,
      p_token_hash: hash,
    });
    if (!isAdmin) throw refusal();
  });
  await startSession(token, 'admin', deps);
  return { success: true };
}

const refusal = () => new AppError('not_signed_in', eworkMessages.adminUnknown);

async function requirePassword(email: string, password: string, deps: Deps): Promise<Proof> {
  try {
    return await provePassword(email, password, deps);
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_signed_in' ? refusal() : error;
  }
}
