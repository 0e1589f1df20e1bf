/** Who is at the screen, and what this browser remembers of having logged out. */
import { endEwork, resumeEwork } from '#shared/contracts/ework-sign-in.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import { callEndpoint } from '../../browser/call-endpoint.ts';
import { forgetKept, keepPage } from '../../browser/kept-pages.ts';
import { dropStored, findStored, keepStored } from '../../browser/storage.ts';
import { endVisit } from '../../browser/visit.ts';

export type Person =
  { readonly role: 'student'; readonly student: EworkStudent } | { readonly role: 'admin' };

/**
 * Whose session this browser has: a student's id, or 'admin'. All tabs share one session, so a tab that has stood open
 * since before someone else logged in must not save one student's ticks for another.
 */
const personKey = 'ework-person';
/** Set while the server does not know yet that someone logged out here. */
const unendedKey = 'ework-logout';
/** Set in a tab whose user logged out, so that the main site's session does not let them in again by itself. */
const loggedOutKey = 'ework-logged-out';

/** Milliseconds that a page was out of sight before it is worth asking again on coming back. */
export const longAbsence = 30_000;

/** Milliseconds. People who wait for it look at a skeleton or at a screen that should be empty by now. */
const patience = { resume: 10_000, logout: 5000 };

/** Where the browser keeps nothing, people cannot be told apart, and tabs trust each other. */
let isForgetful = false;

function notePerson(person: Person | null): void {
  if (person) isForgetful = !keepStored('local', personKey, idOf(person));
  else dropStored('local', personKey);
  if (person?.role === 'student') {
    const { id } = person.student;
    keepPage({ whose: 'ework', person: id, holds: () => findStored('local', personKey) === id });
  } else void forgetKept('ework');
}

/** The server does not know the session any more. What waits on this device to be sent stays. */
export function noteEnd(): void {
  void forgetKept('ework');
}

/** A student's id, or 'admin'. */
export const idOf = (person: Person) => (person.role === 'student' ? person.student.id : person.role);

/** Whether the session of this browser is still this person's. */
export const holdsSession = (id: string): boolean => isForgetful || findStored('local', personKey) === id;

/** Calls back when another tab has logged in or out, with the id of who is logged in now. Returns how to stop. */
export function followPerson(listener: (id: unknown) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === personKey) listener(findStored('local', personKey));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

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
  const person: Person | null =
    answer.role === 'student'
      ? { role: 'student', student: answer.student }
      : answer.role === 'admin'
        ? { role: 'admin' }
        : null;
  notePerson(person);
  return person;
}

/** Before a login: from here on the session may be someone else's, and tabs that show another person send nothing. */
export function prepareLogin(): void {
  notePerson(null);
}

/** After a login: whatever was logged out of before is over. */
export function noteLogin(person: Person): void {
  notePerson(person);
  dropStored('local', unendedKey);
  dropStored('session', loggedOutKey);
}

/** Ends the session. Never rejects: when the server cannot be told, the next visit tells it before anything else. */
export async function logOut(): Promise<void> {
  endVisit();
  keepStored('session', loggedOutKey, true);
  keepStored('local', unendedKey, true);
  notePerson(null);
  try {
    await endSession();
  } catch {
    // Noted above.
  }
}
