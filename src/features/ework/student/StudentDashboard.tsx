import { useCallback, useMemo } from 'react';
import type { EworkStudent, EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { AlertIcon } from '../../../components/ui/icons.tsx';
import { HandInFold } from '../../../learning/hand-in/HandInFold.tsx';
import { saySummary } from '../../../learning/hand-in/words.ts';
import { useHandIns } from '../../../learning/hand-in/use-hand-ins.ts';
import { EworkShell } from '../EworkShell.tsx';
import { LogoutButton } from '../LogoutButton.tsx';
import { savingWords, sharedWords, studentWords, taskWords } from '../messages.ts';
import { CourseProgress } from '../tasks/CourseProgress.tsx';
import { WeekList } from '../tasks/WeekList.tsx';
import type { LoginNotice } from '../use-ework-session.ts';
import { MailSettings } from './MailSettings.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { handInPortOf } from './hand-in-port.ts';
import { useProgress } from './use-progress.ts';
import { WeekLesson } from './WeekLesson.tsx';
import { WeekLine } from './WeekLine.tsx';

interface StudentDashboardProps {
  student: EworkStudent;
  onLogout: () => Promise<void>;
  onExpired: (notice: LoginNotice, email: string) => void;
}

/** Milliseconds that ticks which are just being sent may hold up a logout; what is not sent then stays on this device. */
const lastTicksPatience = 2000;

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** A student's course, week by week. */
export function StudentDashboard({ student, onLogout, onExpired }: StudentDashboardProps) {
  const { progress, actions, load, send } = useProgress(student.id);
  const { tasks } = progress;
  const handIns = useHandIns(
    student.id,
    useMemo(() => handInPortOf(student.id), [student.id]),
    () => void load(),
  );
  // The same until a hand-in changes, so that a card does not draw itself anew with every tick.
  const moreOf = useCallback(
    ({ id, estimatedHours }: EworkTaskProgress['task']) => (
      <>
        <HandInFold workId={id} desk={handIns} />
        <WeekLesson taskId={id} taskHours={estimatedHours || taskWords.defaultHours} />
      </>
    ),
    [handIns],
  );
  // An admin may give another course while this page is open: title and tasks are of the same answer.
  const course = progress.course === undefined ? student.assignment?.course : progress.course;

  const noteOf = (taskId: string) => {
    const isSending = progress.saving.state === 'idle' || progress.saving.state === 'saving';
    if (progress.waiting.has(taskId) && !isSending) return savingWords.waiting;
    const at = progress.savedAt.get(taskId);
    return at === undefined ? '' : savingWords.saved(clock.format(at));
  };

  const sayWhereTicksAre = () => {
    if (progress.waitingTicks > 0)
      return progress.saving.state === 'saving' || progress.saving.state === 'idle'
        ? savingWords.sending
        : savingWords.waiting;
    return lastSaved ? savingWords.saved(clock.format(lastSaved[1])) : savingWords.nothingWaits;
  };

  const [lastSaved] = [...progress.savedAt].sort(([, a], [, b]) => b - a);
  const savedTask = tasks?.find(({ task }) => task.id === lastSaved?.[0]);
  const savedWords =
    lastSaved && savedTask && progress.waitingTicks === 0
      ? savingWords.savedQuietly(savedTask.task.weekNumber, savedTask.progress, clock.format(lastSaved[1]))
      : '';

  const leave = async () => {
    if (progress.waitingTicks > 0)
      await Promise.race([send(), new Promise((resolve) => setTimeout(resolve, lastTicksPatience))]);
    await onLogout();
  };

  return (
    <div className="ework-student">
      <EworkShell logout={<LogoutButton onLogout={leave} />}>
        <b>{studentWords.welcome(student.firstName)}</b>{' '}
        <span className="soft ework-address">{student.email}</span>
      </EworkShell>
      <header>
        <div className="ework-title">
          <div>
            <h1 tabIndex={-1}>{course ? course.title : studentWords.noCourse}</h1>
            <p className="soft">
              {course ? studentWords.course(course.difficulty, course.duration) : studentWords.noCourseHint}
            </p>
          </div>
          {course && tasks ? <CourseProgress tasks={tasks} /> : null}
          {course && !tasks ? <SumSkeleton /> : null}
        </div>
      </header>
      {course ? (
        <>
          <SaveStatus
            progress={progress}
            saved={savedWords}
            onTryNow={() => void send()}
            onLogin={() => onExpired(progress.waitingTicks > 0 ? 'ended-with-ticks' : 'ended', student.email)}
          />
          {tasks ? <WeekLine tasks={tasks} note={sayWhereTicksAre()} /> : null}
          <section aria-labelledby="ework-tasks">
            <h2 className="vh" id="ework-tasks">
              {studentWords.tasks}
            </h2>
            {tasks ? (
              <WeekList
                tasks={tasks}
                actions={actions}
                noteOf={noteOf}
                standingOf={(taskId) => saySummary(handIns.state.summaries.get(taskId))}
                refused={progress.refused}
                moreOf={moreOf}
              />
            ) : null}
            {tasks?.length === 0 ? <p className="empty">{studentWords.noTasks}</p> : null}
            {!tasks && progress.hasLoadFailed ? <LoadFailure onTryAgain={() => void load()} /> : null}
            {!tasks && !progress.hasLoadFailed ? <WeeksSkeleton count={course.duration} /> : null}
          </section>
        </>
      ) : null}
      <MailSettings />
    </div>
  );
}

function LoadFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="msg msg-bad" role="alert">
      <AlertIcon />
      <div className="stack">
        <p>{navigator.onLine ? studentWords.loadFailed : studentWords.loadFailedOffline}</p>
        <button className="btn btn-small" type="button" onClick={onTryAgain}>
          {sharedWords.tryAgain}
        </button>
      </div>
    </div>
  );
}

/** As many folded weeks as the course has. */
function WeeksSkeleton({ count }: { count: number }) {
  return (
    <div className="weeks" role="status">
      <p className="vh">{sharedWords.loading}</p>
      {Array.from({ length: count }, (_, week) => (
        <div className="week week-bone" key={week} aria-hidden="true">
          <span className="bone bone-bubble" />
          <span className="bone bone-line" />
        </div>
      ))}
    </div>
  );
}

function SumSkeleton() {
  return (
    <div className="ework-sum" aria-hidden="true">
      <span className="bone bone-meter" />
      <span className="bone bone-sum" />
    </div>
  );
}
