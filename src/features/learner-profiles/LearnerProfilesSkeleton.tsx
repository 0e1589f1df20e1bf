import { Bone } from '../../components/learning/Bone.tsx';
import '../../components/learning/learning.css';
import './learner-profiles.css';

/** The profiles before they are known: made at build, in their final size. */
export function LearnerProfilesSkeleton() {
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        Loading the learner profiles
      </p>
      <div className="profiles" aria-hidden="true">
        {Array.from({ length: 4 }, (_, row) => (
          <div className="profile profile-place" key={row}>
            <div className="profile-who">
              <Bone width="60%" height="1.5em" />
              <Bone width="80%" />
              <Bone width="95%" />
              <Bone width="70%" />
            </div>
            <div className="profile-facts">
              <Bone width="90%" height="3em" />
              <Bone width="60%" />
              <Bone width="70%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
