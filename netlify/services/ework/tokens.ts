import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type { Deps } from '../deps.ts';

/** How long the browser keeps the token; the database says how long it works, and says the same. Seconds. */
export const sessionSeconds = { admin: 12 * 60 * 60, student: 30 * 24 * 60 * 60 } as const;

/** Only the hash is ever stored or compared: someone who reads the table cannot sign in with it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/**
 * Does something with the eWork session of this browser. A session that turns out to be over is taken out of it.
 * @throws AppError `not_signed_in`, and whatever the work throws
 */
export async function withSession<Result>(
  deps: Deps,
  work: (hash: string) => Promise<Result>,
): Promise<Result> {
  const token = deps.session.ework;
  if (!token) throw new AppError('not_signed_in');
  try {
    return await work(tokenHash(token));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_signed_in') deps.session.endEwork();
    throw error;
  }
}

/** Gives the browser a new session and ends the one it had: none is left behind unseen. */
export async function startSession(
  token: string,
  role: keyof typeof sessionSeconds,
  deps: Deps,
): Promise<void> {
  const earlier = deps.session.ework;
  deps.session.startEwork(token, sessionSeconds[role]);
  if (earlier) await deps.database('end_ework_session', { p_token_hash: tokenHash(earlier) });
}
