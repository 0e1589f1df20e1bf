import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../browser/queries.ts';
import {
  followPerson,
  holdsSession,
  idOf,
  logOut,
  longAbsence,
  noteEnd,
  noteLogin,
  resumeSession,
  type Person,
} from './ework-session.ts';

/** Why the login screen is shown to someone who did not ask for it. */
export type LoginNotice = 'ended' | 'ended-with-ticks' | 'unreachable' | 'cookie-refused';

export type Screen =
  | { readonly is: 'checking' }
  | { readonly is: 'login'; readonly notice?: LoginNotice; readonly email?: string }
  | { readonly is: 'person'; readonly person: Person };

/** Which of the three states of the platform is shown, and how one leads to another. */
export function useEworkSession() {
  const [screen, setScreen] = useState<Screen>({ is: 'checking' });
  // Counts what people did: an answer that was asked for before no longer matters.
  const acts = useRef(0);

  const change = (next: Screen) => {
    acts.current += 1;
    setScreen(next);
  };

  /** Finds out whose session this browser has; `notice` is said when there is none any more. */
  const resume = (notice?: LoginNotice) => {
    const before = acts.current;
    const show = (next: Screen) => {
      if (acts.current === before) setScreen(next);
    };
    resumeSession().then(
      (person) => show(person ? { is: 'person', person } : { is: 'login', ...(notice ? { notice } : {}) }),
      () => show({ is: 'login', notice: 'unreachable' }),
    );
  };
  useEffect(() => resume(), []);

  const id = screen.is === 'person' ? idOf(screen.person) : null;
  useEffect(() => {
    if (id === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    /** Another tab has logged out or in: nothing of this person is shown until it is known who is there. */
    const clearUnlessHeld = () => {
      if (holdsSession(id)) return false;
      queryClient.clear();
      change({ is: 'checking' });
      resume('ended');
      return true;
    };
    const unfollow = followPerson(clearUnlessHeld);
    let hiddenAt = 0;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      // The institute may have corrected the name or given another course; silence changes nothing.
      else if (!clearUnlessHeld() && id !== 'admin' && hiddenAt && Date.now() - hiddenAt > longAbsence) {
        const before = acts.current;
        resumeSession().then(
          (person) => {
            if (person?.role === 'student' && acts.current === before) setScreen({ is: 'person', person });
          },
          () => undefined,
        );
      }
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    // The browser may keep the page for Back: it is kept without a picture of what is on it.
    const { style } = document.body;
    addEventListener('pagehide', () => (style.visibility = 'hidden'), { signal });
    addEventListener(
      'pageshow',
      () => {
        clearUnlessHeld();
        style.visibility = '';
      },
      { signal },
    );
    return () => {
      listening.abort();
      unfollow();
    };
  }, [id]);

  return {
    screen,
    enter: (person: Person) => {
      noteLogin(person);
      change({ is: 'person', person });
      // The answer was good; whether the browser took the session's cookie only the next call can tell.
      const before = acts.current;
      resumeSession().then(
        (found) => {
          if (!found && acts.current === before) change({ is: 'login', notice: 'cookie-refused' });
        },
        () => undefined,
      );
    },
    /** The session has ended by itself; the address saves typing it again. */
    expire: (notice: LoginNotice, email?: string) => {
      noteEnd();
      queryClient.clear();
      change({ is: 'login', notice, ...(email ? { email } : {}) });
    },
    logOut: async () => {
      await logOut();
      queryClient.clear();
      change({ is: 'login' });
    },
  };
}
