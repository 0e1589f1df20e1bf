import { currentUser, type CurrentUser } from '#shared/contracts/auth.ts';
import { callEndpoint } from './call-endpoint.ts';

/** How long the signed-in person's data counts as fresh (docs/contract/calls.md). */
export const userFreshMilliseconds = 300_000;

interface Kept {
  asked: { answer: Promise<CurrentUser>; at: number } | null;
  user: CurrentUser | null;
}

/*
 * The header's script is bundled by itself (HeaderScript.astro), so this file is on a page twice: in it and in the islands.
 * What it keeps is on the window, where both find it, and both hear of changes by an event of the document.
 */
const place = globalThis as typeof globalThis & { kestrelSession?: Kept };
const changedEvent = 'kestrel:session-user';
const kept = (): Kept => (place.kestrelSession ??= { asked: null, user: null });

function tell(user: CurrentUser): void {
  kept().user = user;
  document.dispatchEvent(new Event(changedEvent));
}

/** Calls with the signed-in person, as soon as someone has asked and whenever something about them changes. */
export function onSessionUser(listener: (user: CurrentUser) => void): void {
  const call = () => {
    const { user } = kept();
    if (user) listener(user);
  };
  document.addEventListener(changedEvent, call);
  call();
}

/** The signed-in person; asked for once a page, and again only when what is kept is no longer fresh. */
export function readSessionUser(): Promise<CurrentUser> {
  const { asked } = kept();
  if (asked && Date.now() - asked.at < userFreshMilliseconds) return asked.answer;
  const now = { answer: callEndpoint(currentUser, undefined), at: Date.now() };
  kept().asked = now;
  now.answer.then(tell, () => {
    // A failure is not kept: the next one to ask asks the server.
    if (kept().asked === now) forgetSessionUser();
  });
  return now.answer;
}

/** What is kept is out of date: the next one to ask asks the server. */
export function forgetSessionUser(): void {
  kept().asked = null;
}

/** Something of the person has changed here, and the server knows it already. */
export function changeSessionUser(change: Partial<CurrentUser>): void {
  const { user, asked } = kept();
  if (!user) return;
  const changed = { ...user, ...change };
  kept().asked = { answer: Promise.resolve(changed), at: asked?.at ?? Date.now() };
  tell(changed);
}
