import './student-dialog.css';
import { Tabs } from 'radix-ui';
import { useRef, useState } from 'react';
import { showEworkStudent } from '#shared/contracts/ework-admin.ts';
import type { EworkCourse, EworkListedStudent } from '#shared/contracts/ework-shapes.ts';
import { useEndpoint } from '../../../browser/queries.ts';
import { hasChanges } from '../../../browser/use-form.ts';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { AlertIcon, CloseIcon } from '../../../components/ui/icons.tsx';
import { adminWords, sharedWords, studentDialogWords, studentWords } from '../messages.ts';
import { CourseProgress } from '../tasks/CourseProgress.tsx';
import { WeekList } from '../tasks/WeekList.tsx';
import { useExpiry } from './admin-calls.ts';
import { nameOf } from './sort-students.ts';
import { StudentDetails } from './StudentDetails.tsx';
import { LastActivity } from './StudentList.tsx';

interface StudentDialogProps {
  student: EworkListedStudent;
  courses: readonly EworkCourse[];
  /** Something of the student has changed: the list is out of date. */
  onChanged: () => void;
  onClose: () => void;
}

/** One student: what was done, to read, and what an admin may change. */
export function StudentDialog({ student: listed, courses, onChanged, onClose }: StudentDialogProps) {
  const details = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('progress');
  const [opening] = useState({});
  const [student, setStudent] = useState(listed);
  const { data, error, isFetching, refetch } = useEndpoint(
    showEworkStudent,
    { studentId: listed.id },
    { freshMilliseconds: 0 },
  );
  useExpiry(error);

  const change = (changed: EworkListedStudent) => {
    const isOtherCourse = changed.assignment?.course.id !== student.assignment?.course.id;
    setStudent(changed);
    onChanged();
    if (isOtherCourse) void refetch();
  };

  const course = student.assignment?.course;
  return (
    <Dialog
      className="ework-dialog"
      titleId="ework-dialog-title"
      opening={opening}
      onClose={onClose}
      hasUnsaved={() => details.current !== null && hasChanges(details.current)}
    >
      {(leave) => (
        <>
          <div className="dialog-head">
            <h2 id="ework-dialog-title" tabIndex={-1}>
              {nameOf(student)}
            </h2>
            <button className="btn btn-icon" type="button" aria-label={sharedWords.close} onClick={leave}>
              <CloseIcon />
            </button>
            <p className="small soft">
              <span className="ework-address">{student.email}</span>{' '}
              <span className="tag">{adminWords.student}</span>{' '}
              {student.access === 'ended' ? (
                <span className="tag ework-ended">{adminWords.accessEnded}</span>
              ) : null}
            </p>
          </div>
          <Tabs.Root className="dialog-body" value={tab} onValueChange={setTab}>
            <Tabs.List className="tabs" aria-label={nameOf(student)}>
              <Tabs.Trigger value="progress">{studentDialogWords.progress}</Tabs.Trigger>
              <Tabs.Trigger value="details">{studentDialogWords.details}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="progress" className="ework-panel">
              {course ? (
                <div className="ework-title">
                  <div>
                    <h3>{course.title}</h3>
                    <p className="small soft">
                      <span>{studentWords.course(course.difficulty, course.duration)}</span>
                      {'. '}
                      <span>{adminWords.lastActivity}:</span> <LastActivity at={student.lastActivityAt} />
                    </p>
                  </div>
                  {data ? <CourseProgress tasks={data.taskProgress} /> : null}
                </div>
              ) : (
                <h3>{studentWords.noCourse}</h3>
              )}
              {data && course ? <WeekList tasks={data.taskProgress} /> : null}
              {error && !data ? (
                <div className="msg msg-bad" role="alert">
                  <AlertIcon />
                  <p>
                    <span>{studentDialogWords.progressFailed}</span>{' '}
                    <button className="week-more" type="button" onClick={() => void refetch()}>
                      {sharedWords.tryAgain}
                    </button>
                  </p>
                </div>
              ) : null}
              {!data && isFetching ? (
                <p className="small soft" role="status">
                  {sharedWords.loading}...
                </p>
              ) : null}
            </Tabs.Content>
            {/* It stays while the other tab is looked at, and with it what was typed. */}
            <Tabs.Content
              value="details"
              className="ework-panel"
              tabIndex={-1}
              forceMount
              hidden={tab !== 'details'}
              ref={details}
            >
              <StudentDetails student={student} courses={courses} onChanged={change} />
            </Tabs.Content>
          </Tabs.Root>
        </>
      )}
    </Dialog>
  );
}
