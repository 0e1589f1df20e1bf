import './admin.css';
import { useState } from 'react';
import { readEworkOverview } from '#shared/contracts/ework-admin.ts';
import type { listEworkCourses } from '#shared/contracts/ework-sign-in.ts';
import type { EworkListedStudent } from '#shared/contracts/ework-shapes.ts';
import { useEndpoint, type Answer } from '../../../browser/queries.ts';
import { EworkShell } from '../EworkShell.tsx';
import { LogoutButton } from '../LogoutButton.tsx';
import { adminWords } from '../messages.ts';
import { OnExpired } from './admin-calls.ts';
import { CreateStudent } from './CreateStudent.tsx';
import { Overview } from './Overview.tsx';
import { StudentDialog } from './StudentDialog.tsx';
import { StudentList } from './StudentList.tsx';
import { useStudents } from './use-students.ts';
import type * as z from 'zod/mini';

export type Courses = Answer<z.output<(typeof listEworkCourses)['response']>>;

interface AdminDashboardProps {
  courses: Courses;
  onLogout: () => Promise<void>;
  onExpired: () => void;
}

/** The admins' desk: add a student, find a student, open one. */
export function AdminDashboard({ onExpired, ...props }: AdminDashboardProps) {
  return (
    <OnExpired value={onExpired}>
      <Desk {...props} />
    </OnExpired>
  );
}

function Desk({ courses, onLogout }: Omit<AdminDashboardProps, 'onExpired'>) {
  const students = useStudents();
  const overview = useEndpoint(readEworkOverview, undefined, { freshMilliseconds: 0 });
  const [opened, setOpened] = useState<EworkListedStudent | null>(null);
  const readAgain = () => {
    void students.refetch();
    void overview.refetch();
  };
  return (
    <div className="ework-admin">
      <header className="ework-who">
        <h1 tabIndex={-1}>{adminWords.title}</h1>
      </header>
      <EworkShell logout={<LogoutButton onLogout={onLogout} />}>
        <b>{adminWords.admin}</b>
      </EworkShell>
      <div className="ework-desk">
        <CreateStudent courses={courses} onCreated={students.startAgain} />
        <StudentList students={students} onOpen={setOpened} onChanged={readAgain} />
        <Overview
          overview={overview}
          group={students.group}
          onGroup={(group) => students.showGroup(students.group === group ? '' : group)}
        />
      </div>
      {opened ? (
        <StudentDialog
          key={opened.id}
          student={opened}
          courses={courses.data?.courses ?? []}
          onChanged={readAgain}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
