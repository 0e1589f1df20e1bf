/**
 * Whether the browser has signed in here: the readable hint cookie, which carries no content and proves nothing. It
 * only decides what to show and whether asking the server is worth a request.
 */
export function hasSessionHint(): boolean {
  return /(?:^|; )signed-in=1(?:;|$)/.test(document.cookie);
}

/** Said on the document when the page has stopped showing itself as a signed-in person's. */
export const signedOutEvent = 'kestrel:signed-out';

/**
 * Shows the visitor's form of the page when the hint is gone: the server has ended the session, here or in another tab.
 * The other way round is the head script's business, at the next page.
 */
export function followSessionHint(): void {
  if (typeof document === 'undefined' || hasSessionHint()) return;
  const { dataset } = document.documentElement;
  if (dataset['signedIn'] === undefined) return;
  delete dataset['signedIn'];
  document.dispatchEvent(new Event(signedOutEvent));
}
