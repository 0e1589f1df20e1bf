import { AppError } from '#shared/app-error.ts';
import type { Deps } from '../deps.ts';

/** Whether the session of this browser still lives; one that does not is taken out of it. */
export async function isSignedIn(deps: Deps): Promise<boolean> {
  try {
    const learner = await deps.session.findLearner();
    if (!learner) {
      deps.session.endLearner();
      return false;
    }
    await learner.call('read_account', {});
    return true;
  } catch (error) {
    // A person who cannot be recognised at this moment may try to sign in.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * Ends the session on the server and in the browser. The browser forgets it even where the server cannot be reached; the log then says so.
 */
export async function signOut(deps: Deps): Promise<void> {
  try {
    const learner = await deps.session.findLearner();
    if (learner) await deps.auth.signOut(learner.tokens.accessToken, 'local');
  } catch (error) {
    deps.report('sign-out-incomplete', { code: error instanceof AppError ? error.code : 'internal' });
  } finally {
    deps.session.endLearner();
  }
}
