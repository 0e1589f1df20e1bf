import './mentoring.css';
import { mentorWords as words } from './words.ts';

/** What the page shows before anything is known. */
export function MentorSkeleton() {
  return (
    <div className="staff mentoring">
      <h1>{words.title}</h1>
      <div className="mentoring-queue">
        <p className="vh" role="status">
          {words.loading}
        </p>
        {[0, 1, 2, 3, 4].map((line) => (
          <span className="bone mentoring-bone" key={line} aria-hidden="true" />
        ))}
      </div>
      <div className="mentoring-reading" />
    </div>
  );
}
