import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import { readDashboard } from '#shared/contracts/dashboard.ts';
import { enrol, type Enrolment } from '#shared/contracts/enrolments.ts';
import { keepAnswer, useCall, useEndpoint } from '../../browser/queries.ts';
import { PlaceholderRows } from '../../learning/Placeholder.tsx';
import { EnrolmentRow } from '../../learning/EnrolmentRow.tsx';
import { SignedIn } from '../../learning/SignedIn.tsx';
import '../../learning/progress.css';
import './my-courses.css';

export interface CourseChoice {
  slug: CourseSlug;
  /** With its length, as everywhere. */
  label: string;
}

/** Rows that the page keeps room for; a button shows the rest. */
const shownAtFirst = 3;

/** The learner's own courses, and the choice of another. */
export function MyCourses(props: { choices: readonly CourseChoice[] }) {
  return (
    <SignedIn fallback={null} isOpenPage>
      <LearnersCourses {...props} />
    </SignedIn>
  );
}

function LearnersCourses({ choices }: { choices: readonly CourseChoice[] }) {
  const { data, error } = useEndpoint(readDashboard);
  const [showsAll, setShowsAll] = useState(false);
  if (error && !data) {
    return <p className="my-words">We could not load your courses. Reload the page to try again.</p>;
  }
  const enrolments = data?.enrollments;
  const shown = showsAll ? enrolments : enrolments?.slice(0, shownAtFirst);
  const hidden = (enrolments?.length ?? 0) - (shown?.length ?? 0);
  return (
    <div className="my-place" aria-busy={enrolments ? undefined : true}>
      <div className="my-list">
        {enrolments ? null : <PlaceholderRows count={shownAtFirst} height="5rem" />}
        {enrolments?.length === 0 ? (
          <p className="my-words">
            You have not picked a course yet. Its progress will appear here, project by project.
          </p>
        ) : (
          <ul className="lines">
            {shown?.map((enrolment) => (
              <EnrolmentRow key={enrolment.id} enrolment={enrolment} />
            ))}
          </ul>
        )}
        {hidden > 0 ? (
          <button type="button" className="btn btn-small btn-plain" onClick={() => setShowsAll(true)}>
            +{hidden} more...
          </button>
        ) : null}
      </div>
      {enrolments ? <PickCourse choices={choices} enrolments={enrolments} /> : null}
    </div>
  );
}

interface PickProps {
  choices: readonly CourseChoice[];
  enrolments: readonly Enrolment[];
}

/** One select and one button: picking a course is all there is to an enrolment. */
function PickCourse({ choices, enrolments }: PickProps) {
  const open = choices.filter(({ slug }) => !enrolments.some(({ course }) => course.slug === slug));
  const [said, setSaid] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const call = useCall(enrol, {
    onSuccess: ({ enrollment }) => {
      keepAnswer(
        readDashboard,
        undefined,
        (kept) =>
          kept && {
            ...kept,
            enrollments: [...kept.enrollments.filter(({ id }) => id !== enrollment.id), enrollment],
          },
      );
      setSaid(`You are enrolled in ${enrollment.course.title}.`);
    },
    onError: (error) => {
      setSaid(error.failure.message ?? 'We could not enrol you. Please try again.');
    },
  });
  useEffect(() => {
    if (call.isSuccess) select.current?.focus();
  }, [call.isSuccess]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const course = open.find(({ slug }) => slug === select.current?.value)?.slug;
    if (call.isPending || !course) return;
    setSaid('');
    call.mutate({ course });
  };
  return (
    <form className="my-pick" onSubmit={submit}>
      {open.length > 0 ? (
        <>
          <label htmlFor="my-course">Pick a course</label>
          <select className="input" id="my-course" ref={select}>
            {open.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </select>
          <button type="submit" className="btn btn-small" aria-disabled={call.isPending || undefined}>
            Enrol
          </button>
        </>
      ) : (
        <p className="small">You are enrolled in every course.</p>
      )}
      <p className={call.isError ? 'small my-failed' : 'small soft'} role="status">
        {said}
      </p>
    </form>
  );
}
