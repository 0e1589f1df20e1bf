/** Who is at the screen, and what this browser remembers of having logged out. */
import { endEwork, resumeEwork } from '#shared/contracts/ework-sign-in.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import { callEndpoint } from '../../browser/call-endpoint.ts';
import { dropStored, findStored, keepStored } from '../../browser/storage.ts';

export type Person =
  { readonly role: 'student'; readonly student: EworkStudent } | { readonly role: 'admin' };

/** Set while the server does not know yet that somebody logged out here. */
const unendedKey = 'ework-logout';
/** Set in a tab whose user logged out, so that the main site's session does not let them in again by itself. */
const loggedOutKey = 'ework-logged-out';

/** Milliseconds. Whoever waits for it looks at a skeleton or at a screen that should be empty by now. */
const patience = { resume: 10_000, logout: 5000 };

async function endSession(): Promise<void> {
  await callEndpoint(endEwork, {}, { timeoutMilliseconds: patience.logout });
  dropStored('local', unendedKey);
}

/** The person whose session this browser has; null when there is none. Rejects when that cannot be found out. */
export async function resumeSession(): Promise<Person | null> {
  // A session that was logged out of stays closed, even when the server could not be told at the time.
  if (findStored('local', unendedKey) !== null) await endSession();
  const hasLoggedOut = findStored('session', loggedOutKey) !== null;
  const answer = await callEndpoint(resumeEwork, hasLoggedOut ? { learner: 'no' } : {}, {
    timeoutMilliseconds: patience.resume,
  });
  if (answer.role === 'student') return { role: 'student', student: answer.student };
  return answer.role === 'admin' ? { role: 'admin' } : null;
}

/** After a login: whatever was logged out of before is over. */
export function noteLogin(): void {
  dropStored('local', unendedKey);
  dropStored('session', loggedOutKey);
}

/** Ends the session. Never rejects: when the server cannot be told, the next visit tells it before anything else. */
export async function logOut(): Promise<void> {
  keepStored('session', loggedOutKey, true);
  keepStored('local', unendedKey, true);
  try {
    await endSession();
  } catch {
    // Noted above.
  }
}
