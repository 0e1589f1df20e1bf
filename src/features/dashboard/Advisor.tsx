import type { CareerRecommendation } from '#shared/contracts/career-recommendations.ts';
import { ArrowIcon } from '../../learning/icons.tsx';
import { nextAddress } from '../../learning/project-view.ts';

/** Said while nothing is known about the learner. */
const fallback =
  'Complete your first project and the advisor compares your skills with nine roles, and shows how it counts.';

const toPercent = (confidence: string) => Math.round(Number(confidence) * 100);

/** The first recommendation's reasoning. */
export function Advisor({ recommendation }: { recommendation: CareerRecommendation | undefined }) {
  const match = toPercent(recommendation?.confidence ?? '0');
  const next = recommendation?.next;
  return (
    <section className="card advisor" aria-labelledby="advisor">
      <h2 id="advisor">AI Career Advisor</h2>
      {recommendation && match > 0 ? (
        <>
          <p>
            <b>{recommendation.recommendedRole}</b>
            <br />
            <span className="small soft num">
              {match}% match
              {next ? (
                <>
                  , {toPercent(next.confidence)}% after <a href={nextAddress(next)}>{next.title}</a>
                </>
              ) : null}
            </span>
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
