import type { CareerRecommendation } from '#shared/contracts/career-recommendations.ts';
import { ArrowIcon } from '../../learning/icons.tsx';

/** Said while nothing is known about the learner. */
const fallback =
  'Complete your first project and the advisor compares your skills with nine roles, and shows how it counts.';

/** The first recommendation's reasoning. */
export function Advisor({ recommendation }: { recommendation: CareerRecommendation | undefined }) {
  const match = Math.round(Number(recommendation?.confidence ?? 0) * 100);
  return (
    <section className="card advisor" aria-labelledby="advisor">
      <h2 id="advisor">AI Career Advisor</h2>
      {recommendation && match > 0 ? (
        <>
          <p>
            <b>{recommendation.recommendedRole}</b>
            <br />
            <span className="small soft num">{match}% match</span>
          </p>
          <p className="small">{recommendation.reasoning}</p>
        </>
      ) : (
        <p className="small">{fallback}</p>
      )}
      <a className="more" href="/career-path">
        See the reasoning <ArrowIcon />
      </a>
    </section>
  );
}
