import { findStored, keepStored } from './storage.ts';

/*
 * What one person leaves in a tab is not there for the next: the chat, drafts and whatever else is in session storage go when
 * the person signs out, or when another one signs in. HeaderScript.astro does the same for a page that is loaded after signing out.
 * Ticks that wait to be sent are in local storage, under their student, and stay.
 */

/** Whose visit this tab holds: an email address. */
const personKey = 'signed-in-as';

/** Said on the document when the person whose visit it was has gone: what is shown of it goes too. */
export const visitOverEvent = 'kestrel:visit-over';

export function endVisit(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
  document.dispatchEvent(new Event(visitOverEvent));
}

/** No one is signed in any more. On the sign-in page the person may be about to come back. */
export function endLeftVisit(): void {
  if (findStored('session', personKey) !== null && location.pathname !== '/sign-in') endVisit();
}

/** The tab is this person's from here on. What a visitor did before signing in is theirs. */
export function noteVisit(email: string): void {
  const before = findStored('session', personKey);
  if (before === email) return;
  if (before !== null) endVisit();
  keepStored('session', personKey, email);
}

/** Calls back when the visit is over. Returns how to stop. */
export function onVisitOver(listener: () => void): () => void {
  document.addEventListener(visitOverEvent, listener);
  return () => document.removeEventListener(visitOverEvent, listener);
}
