import './ework.css';
import { useEffect, useRef } from 'react';
import { listEworkCourses } from '#shared/contracts/ework-sign-in.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { AdminDashboard } from './admin/AdminDashboard.tsx';
import { EworkSkeleton } from './EworkSkeleton.tsx';
import { LoginScreen } from './login/LoginScreen.tsx';
import { StudentDashboard } from './student/StudentDashboard.tsx';
import { useEworkSession } from './use-ework-session.ts';

/** The eWork platform: login, a student's course, or the admins' desk. */
export function EworkPlatform() {
  const { screen, enter, expire, logOut } = useEworkSession();
  const root = useRef<HTMLDivElement>(null);
  const person = screen.is === 'person' ? screen.person : null;
  const shown = person?.role ?? screen.is;
  const before = useRef(shown);
  // On load (docs/contract/calls.md); the admins' form shows them.
  const courses = useEndpoint(listEworkCourses);

  useEffect(() => {
    // People who log in or out are told where they are now; a page that has just been opened keeps its focus.
    if (before.current !== 'checking' && before.current !== shown)
      root.current?.querySelector<HTMLElement>('h1')?.focus();
    before.current = shown;
    // A browser that had a session began with the header of someone who is logged in (layouts/ework-shell.ts).
    if (shown === 'login') delete document.documentElement.dataset['shell'];
  }, [shown]);

  return (
    <div className="ework" ref={root} data-screen={shown}>
      {screen.is === 'checking' ? <EworkSkeleton /> : null}
      {screen.is === 'login' ? (
        <LoginScreen notice={screen.notice} email={screen.email} onEnter={enter} />
      ) : null}
      {person?.role === 'student' ? (
        <StudentDashboard
          // Another course or another student begins anew.
          key={`${person.student.id} ${person.student.assignment?.course.id ?? ''}`}
          student={person.student}
          onLogout={logOut}
          onExpired={expire}
        />
      ) : null}
      {person?.role === 'admin' ? (
        <AdminDashboard courses={courses} onLogout={logOut} onExpired={() => expire('ended')} />
      ) : null}
    </div>
  );
}
