import { Placeholder, PlaceholderRows } from '../../learning/Placeholder.tsx';
import { Counters } from '../../learning/Counters.tsx';
import '../../learning/learning.css';
import './career.css';

/** The recommendation's place while it is worked out, in its final size. */
export function CareerAdviceSkeleton() {
  return (
    <section className="card advice" aria-busy="true">
      <div className="advice-role">
        <p className="pin" role="status">
          Analyzing your career path
        </p>
        <Placeholder width="70%" height="2.2em" />
        <Placeholder width="40%" height="3em" />
        <Placeholder width="100%" height="0.75rem" />
        <Placeholder width="90%" />
        <Placeholder width="70%" />
      </div>
      <div className="advice-why" aria-hidden="true">
        <Placeholder width="20%" height="1.3em" />
        <Placeholder width="90%" />
        <Placeholder width="80%" />
        <Placeholder width="45%" height="1.3em" />
        <PlaceholderRows count={4} height="2.75rem" />
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
        <PlaceholderRows count={6} height="2.4rem" />
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
