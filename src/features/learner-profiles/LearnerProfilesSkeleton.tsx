import { Placeholder } from '../../learning/Placeholder.tsx';
import '../../learning/learning.css';
import './learner-profiles.css';

/** About as many as there are. */
const rows = 9;

/** The profiles before they are known: made at build, in their final size. */
export function LearnerProfilesSkeleton() {
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        Loading the learner profiles
      </p>
      <div className="profiles" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div className="profile profile-place" key={row}>
            <div className="profile-who">
              <Placeholder width="60%" height="1.5em" />
              <Placeholder width="80%" />
              <Placeholder width="95%" />
              <Placeholder width="70%" />
            </div>
            <div className="profile-facts">
              <Placeholder width="90%" height="3em" />
              <Placeholder width="60%" />
              <Placeholder width="70%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
