import { AppError } from '#shared/app-error.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import { countPassword } from '../account/tries.ts';
import type { Deps, Tokens } from '../deps.ts';
import { newToken, startSession } from './tokens.ts';

/**
 * Signs an admin in with the password of their account. The account's own session is only proof and ends at once: an
 * admin need not be signed in to the main site.
 * @throws AppError `not_signed_in`, the same for a wrong password and for an account that is no admin's
 */
export async function signInAdmin(
  { email, password }: { email: string; password: string },
  deps: Deps,
): Promise<{ success: true }> {
  await countPassword(email, deps);
  const proof = await requirePassword(email, password, deps);
  deps.later(deps.auth.signOut(proof.accessToken, 'local'));
  const { token, hash } = newToken();
  const isAdmin = await deps.database('sign_in_ework_admin', { p_email: email, p_token_hash: hash });
  if (!isAdmin) throw refusal();
  await startSession(token, 'admin', deps);
  return { success: true };
}

const refusal = () => new AppError('not_signed_in', eworkMessages.adminUnknown);

async function requirePassword(email: string, password: string, deps: Deps): Promise<Tokens> {
  try {
    return await deps.auth.signInWithPassword(email, password);
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_signed_in' ? refusal() : error;
  }
}
