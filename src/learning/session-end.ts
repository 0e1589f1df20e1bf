import { atom } from 'nanostores';
import { hasSessionHint } from '../browser/session-hint.ts';
import { showToast } from './toast.ts';

/** How long the words stay before the page leaves, in milliseconds (docs/contract/accounts.md). */
export const redirectDelayMilliseconds = 500;

/** Words of docs/contract/accounts.md. */
export const signedOutToast = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'destructive',
} as const;

/** Whether this page's session has ended: nothing personal is shown from then on (SignedIn.tsx). */
export const isSessionOver = atom(false);

export const endSession = (): void => isSessionOver.set(true);

/** Where to sign in so as to come back to this page. */
export function signInAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `/api/login?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}

let isLeaving = false;

/**
 * The session has ended in the middle of work: says so, then leaves for the sign-in page. However often it is called, once.
 * The page that needs a session does not stay in the history. Home needs none: loaded again without the hint it is the public
 * page, unless it was an action that was refused, which is done after signing in.
 */
export function signInAgain(isAction = false): void {
  endSession();
  if (isLeaving) return;
  isLeaving = true;
  if (location.pathname === '/' && !isAction && !hasSessionHint()) {
    location.reload();
    return;
  }
  showToast(signedOutToast);
  setTimeout(() => location.replace(signInAddress(location)), redirectDelayMilliseconds);
}
