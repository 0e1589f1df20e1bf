import { AppError } from '#shared/app-error.ts';
import { accountMessages, passwordMaxBytes } from '#shared/messages/account.ts';
import type { Deps, Proof } from '../deps.ts';
import { guess } from '../tries.ts';

/** Whether Auth would drop the end of a password: it reads 72 bytes. */
const isCutByAuth = (password: string): boolean => Buffer.byteLength(password) > passwordMaxBytes;

/**
 * Proves a password. An address without an account costs as much work as one with: Auth would answer it at once, and many calls
 * at the same time would then tell the one from the other.
 * @throws AppError `not_signed_in` when they do not go together
 */
export async function provePassword(address: string, password: string, deps: Deps): Promise<Proof> {
  // Auth would compare the beginning alone, so that many passwords would open one account.
  if (isCutByAuth(password)) {
    await deps.auth.comparePasswordInVain(password);
    throw new AppError('not_signed_in', accountMessages.wrongPassword);
  }
  const [account] = await deps.database('find_account', { p_email: address });
  try {
    return await deps.auth.signInWithPassword(address, password);
  } catch (error) {
    if (!account && error instanceof AppError && error.code === 'not_signed_in')
      await deps.auth.comparePasswordInVain(password);
    throw error;
  }
}

/**
 * Asks for the password again before something that a stranger at an unlocked screen must not do.
 * @throws AppError `invalid_fields` for a wrong one, at the field that asked
 */
export async function requirePassword(
  email: string,
  password: string,
  field: string,
  deps: Deps,
): Promise<Proof> {
  try {
    return await guess('password', email, deps, () => provePassword(email, password, deps));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_signed_in') throw error;
    throw new AppError('invalid_fields', undefined, {
      fields: { [field]: accountMessages.wrongCurrentPassword },
    });
  }
}

/** The session that proved a password is of no further use. */
export const leave = ({ accessToken }: Proof, deps: Deps) => deps.auth.signOut(accessToken, 'local');
