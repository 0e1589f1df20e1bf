import { hasSessionHint } from './session-hint.ts';

/**
 * Nobody's data stays on the screen after they have signed out, in another tab or before going back to this page, which the
 * browser may keep as it was. The page is loaded again and finds its own way from there. Returns how to stop.
 */
export function leaveWhenSignedOut(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && !hasSessionHint()) location.reload();
  };
  const lookAgain = (event: PageTransitionEvent) => {
    if (event.persisted) look();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', lookAgain);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', lookAgain);
  };
}
