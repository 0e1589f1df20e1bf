import type { Enrolment } from '#shared/contracts/enrolments.ts';
import { DoneIcon } from '../components/ui/icons.tsx';
import { categoryNames, nextAddress } from './project-view.ts';
import { StepsBar } from './StepsBar.tsx';

/** One course of the learner: a block for each of its projects. */
export function EnrolmentRow({ enrolment }: { enrolment: Enrolment }) {
  const { course, progress, projectsCompleted, projectsTotal, next } = enrolment;
  return (
    <li className="enrol">
      <div>
        <h3>
          <a href={`/courses/${course.slug}`}>{course.title}</a>
        </h3>
        <p className="small soft">
          {next ? (
            <>
              Next: <a href={nextAddress(next)}>{next.title}</a>
            </>
          ) : (
            categoryNames[course.category]
          )}
        </p>
      </div>
      <div>
        <p className="meter">
          {progress === 100 ? (
            <span className="state state-done">
              <DoneIcon />
              Completed
            </span>
          ) : (
            <span>
              {projectsCompleted} of {projectsTotal} projects
            </span>
          )}
          <span className="num">{progress}%</span>
        </p>
        <StepsBar label={`Progress of ${course.title}`} value={progress} steps={projectsTotal} />
      </div>
    </li>
  );
}
