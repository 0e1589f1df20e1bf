import { showToast } from './toast.ts';

/** How long the words stand before the page leaves, from the specification. */
export const redirectDelayMilliseconds = 500;

/** Words of the specification. */
export const signedOutToast = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'destructive',
} as const;

/** Where to sign in so as to come back to this page. */
export function signInAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `/api/login?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}

/** Leaves for the sign-in page at once. The page that needs a session does not stay in the history. */
export function goToSignIn(): void {
  location.replace(signInAddress(location));
}

let isLeaving = false;

/** The session has ended in the middle of work: says so, then leaves for the sign-in page. However often it is called, once. */
export function signInAgain(): void {
  if (isLeaving) return;
  isLeaving = true;
  showToast(signedOutToast);
  setTimeout(goToSignIn, redirectDelayMilliseconds);
}
