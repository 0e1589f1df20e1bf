import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import { isNotSignedIn, queryClient, useCurrentUser } from '../browser/queries.ts';
import { hasSessionHint } from '../browser/session-hint.ts';
import { endSession, isSessionOver, signInAgain } from './session-end.ts';
import { Toaster } from './Toaster.tsx';

interface Props {
  children: ReactNode;
  /** In place of the content once the session is over: what the page shows before anything is known. */
  fallback: ReactNode;
  /** The page is for visitors too: what is personal goes, and the page stays. */
  isOpenPage?: boolean;
  /** Whether the page's messages are shown here: in one island of a page. */
  hasToaster?: boolean;
}

/**
 * Around everything personal. It goes when the session does: signed out in another tab or before coming Back to this page,
 * or refused by the server. A page for signed-in people then leads to the sign-in, and back.
 */
export function SignedIn({ children, fallback, isOpenPage = false, hasToaster = true }: Props) {
  const isOver = useStore(isSessionOver);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    return watchSession(isOpenPage);
  }, [isOpenPage]);

  return (
    <>
      {isOver ? fallback : <Asked isOpenPage={isOpenPage}>{children}</Asked>}
      {hasToaster && isAwake ? <Toaster /> : null}
    </>
  );
}

/** Also a page that reads nothing personal finds out whether anyone is signed in. */
function Asked({ isOpenPage, children }: Pick<Props, 'isOpenPage' | 'children'>) {
  const isNobody = useCurrentUser().data === null;
  useEffect(() => {
    if (!isNobody) return;
    if (isOpenPage) endSession();
    else signInAgain();
  }, [isNobody, isOpenPage]);
  return children;
}

/** Follows what ends a session. Returns how to stop. */
function watchSession(isOpenPage: boolean): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { body } = document;

  const look = () => {
    if (hasSessionHint()) return;
    endSession();
    // The page finds its own way from there: the head of a page for signed-in people leads to the sign-in.
    if (!isOpenPage) location.reload();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), {
    signal,
  });
  // The browser may keep the page for Back: it is kept without a picture of what is on it.
  addEventListener('pagehide', () => (body.style.visibility = 'hidden'), { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) look();
      if (isOpenPage || !isSessionOver.get()) body.style.visibility = '';
    },
    { signal },
  );

  const refused = (error: unknown, isWrite: boolean) => {
    if (!isNotSignedIn(error)) return;
    if (isOpenPage && !isWrite) endSession();
    else signInAgain(isWrite);
  };
  const unsubscribes = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') refused(query.state.error, false);
    }),
    queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated') refused(mutation.state.error, true);
    }),
  ];
  if (!hasSessionHint()) signInAgain();
  return () => {
    listening.abort();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
