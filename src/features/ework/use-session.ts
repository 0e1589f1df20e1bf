import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../browser/queries.ts';
import { followPerson, logOut, noteLogin, resumeSession, type Person } from './session.ts';

/** Why somebody sees the login screen who did not ask for it. */
export type LoginNotice = 'ended' | 'ended-with-ticks' | 'unreachable';

export type Screen =
  | { readonly is: 'checking' }
  | { readonly is: 'login'; readonly notice?: LoginNotice; readonly email?: string }
  | { readonly is: 'person'; readonly person: Person };

/** Milliseconds that the page was out of sight before it is worth asking again on coming back. */
const longAbsence = 30_000;

/** Which of the three states of the platform is shown, and how one leads to another. */
export function useSession() {
  const [screen, setScreen] = useState<Screen>({ is: 'checking' });
  // Counts what people did: an answer that was asked for before no longer matters.
  const acts = useRef(0);

  const change = (next: Screen) => {
    acts.current += 1;
    setScreen(next);
  };

  useEffect(() => {
    const before = acts.current;
    const show = (next: Screen) => {
      if (acts.current === before) setScreen(next);
    };
    resumeSession().then(
      (person) => show(person ? { is: 'person', person } : { is: 'login' }),
      () => show({ is: 'login', notice: 'unreachable' }),
    );
  }, []);

  const role = screen.is === 'person' ? screen.person.role : null;
  useEffect(() => {
    if (role !== 'student') return;
    let hiddenAt = 0;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt && Date.now() - hiddenAt > longAbsence) {
        const before = acts.current;
        // The institute may have corrected the name or given another course; silence changes nothing.
        resumeSession().then(
          (person) => {
            if (person?.role === 'student' && acts.current === before) setScreen({ is: 'person', person });
          },
          () => undefined,
        );
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [role]);

  const expire = (notice: LoginNotice, email?: string) => {
    queryClient.clear();
    change({ is: 'login', notice, ...(email ? { email } : {}) });
  };

  const id = screen.is === 'person' && screen.person.role === 'student' ? screen.person.student.id : role;
  useEffect(() => {
    if (id === null) return;
    return followPerson((now) => {
      // Nobody, while somebody is logging in: the next call finds out who it is.
      if (now !== null && now !== id) expire('ended');
    });
  }, [id]);

  return {
    screen,
    enter: (person: Person) => {
      noteLogin(person);
      change({ is: 'person', person });
    },
    /** The session has ended by itself; the address saves typing it again. */
    expire,
    logOut: async () => {
      await logOut();
      queryClient.clear();
      change({ is: 'login' });
    },
  };
}
