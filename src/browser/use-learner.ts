import { useEffect } from 'react';
import { useCurrentUser } from './queries.ts';
import { goToSignIn } from './session-end.ts';
import { leaveWhenSignedOut } from './session-watch.ts';

/**
 * For pages that exist for signed-in people only: whoever turns out not to be goes to the sign-in, and comes back. Most
 * were sent there before the page was painted; what is left is a hint cookie without a session behind it.
 */
export function useLearner(): void {
  const { data } = useCurrentUser();
  const isSignedOut = data === null;
  useEffect(() => {
    if (isSignedOut) goToSignIn();
  }, [isSignedOut]);
  useEffect(leaveWhenSignedOut, []);
}
