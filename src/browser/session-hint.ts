/**
 * Whether the browser has signed in here: the readable hint cookie, which carries no content and proves nothing. It
 * only decides what to show and whether asking the server is worth a request.
 */
export function hasSessionHint(): boolean {
  return /(?:^|; )signed-in=1(?:;|$)/.test(document.cookie);
}
