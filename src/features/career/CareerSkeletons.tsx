import { Bone, BoneRows } from '../../components/learning/Bone.tsx';
import { Counters } from '../../components/learning/Counters.tsx';
import '../../components/learning/learning.css';
import './career.css';

/** The recommendation's place while it is worked out, in its final size. */
export function CareerAdviceSkeleton() {
  return (
    <section className="card advice" aria-busy="true">
      <div className="advice-role">
        <p className="pin" role="status">
          Analyzing your career path
        </p>
        <Bone width="70%" height="2.2em" />
        <Bone width="40%" height="3em" />
        <Bone width="100%" height="0.75rem" />
        <Bone width="90%" />
        <Bone width="70%" />
      </div>
      <div className="advice-why" aria-hidden="true">
        <Bone width="20%" height="1.3em" />
        <Bone width="90%" />
        <Bone width="80%" />
        <Bone width="45%" height="1.3em" />
        <BoneRows count={4} height="2.75rem" />
      </div>
    </section>
  );
}

export function SkillPortfolioSkeleton() {
  return (
    <div className="desk portfolio" aria-busy="true">
      <section>
        <header className="desk-head">
          <h2>Skill portfolio</h2>
        </header>
        <BoneRows count={6} height="2.4rem" />
      </section>
      <section className="desk-side">
        <div>
          <h2>Career progress</h2>
          <Counters stats={undefined} />
        </div>
      </section>
    </div>
  );
}
