import { createHash, randomBytes } from 'node:crypto';
import { trackerPage } from '#shared/contracts/tracker.ts';

/** What is stored of a token: it is random, so that its hash says nothing. */
export const trackerHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token with the address that carries it. Behind the # it reaches no server, no log and no other site. */
export function newTracker(siteUrl: string): { token: string; hash: string; href: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: trackerHash(token), href: `${siteUrl}${trackerPage}#${token}` };
}
