import type { Enrolment } from '#shared/contracts/enrolments.ts';
import { ArrowIcon } from '../../learning/icons.tsx';
import { EnrolmentRow } from '../../learning/EnrolmentRow.tsx';

/** The learner's courses, each as the projects that it is made of. */
export function LearningProgress({ enrollments }: { enrollments: readonly Enrolment[] }) {
  return (
    <section aria-labelledby="learning">
      <header className="desk-head">
        <h2 id="learning">Learning Progress</h2>
        <a className="more" href="/courses">
          My Courses <ArrowIcon />
        </a>
      </header>
      {enrollments.length > 0 ? (
        <ul className="lines">
          {enrollments.map((enrolment) => (
            <EnrolmentRow key={enrolment.id} enrolment={enrolment} />
          ))}
        </ul>
      ) : (
        <div className="hollow">
          <p>You have not picked a course yet. Its progress will appear here, project by project.</p>
          <a className="more" href="/courses">
            Pick a course under My Courses <ArrowIcon />
          </a>
        </div>
      )}
    </section>
  );
}
