import { listCareerRecommendations } from '#shared/contracts/career-recommendations.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { SignedIn } from '../../learning/SignedIn.tsx';
import { ArrowIcon } from '../../learning/icons.tsx';
import { nextAddress } from '../../learning/project-view.ts';
import { StepsBar } from '../../learning/StepsBar.tsx';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { CareerAdviceSkeleton } from './CareerSkeletons.tsx';
import { coursePercent, skillsPercent, toMatch } from './match.ts';

/** How many roles come below the first one. */
const furtherRoles = 2;

/** The role that fits best so far, why, and how that was counted. */
export function CareerAdvice() {
  return (
    <SignedIn fallback={<CareerAdviceSkeleton />}>
      <Advice />
    </SignedIn>
  );
}

function Advice() {
  const { data, error, isFetching, refetch } = useEndpoint(listCareerRecommendations);
  if (error) {
    return (
      <LoadFailure
        what="your recommendation"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const best = data?.[0];
  if (!data || !best) return <CareerAdviceSkeleton />;
  const match = toMatch(best.confidence);
  const { next } = best;
  const further = data.slice(1, 1 + furtherRoles).filter(({ confidence }) => toMatch(confidence) > 0);
  return (
    <section className="card advice" aria-labelledby="advice">
      <div className="advice-role">
        <p className="pin">AI recommendation</p>
        <h2 id="advice">{best.recommendedRole}</h2>
        {next ? (
          <>
            <p className="advice-match">
              <b className="figure">{toMatch(next.confidence)}%</b> <span>match after your next project</span>
            </p>
            <p>
              <a href={nextAddress(next)}>{next.title}</a> raises it most.
            </p>
          </>
        ) : null}
        <p className="num">{match}% match now</p>
        <StepsBar label={`Match with ${best.recommendedRole}`} value={match} steps={10} />
        <p className="note">
          Counted, not guessed: {skillsPercent}% of it comes from your skills against those that the role asks
          for, {coursePercent}% from the projects of its course that you have completed. Rounded down.
        </p>
        {further.length > 0 ? (
          <p className="small">
            After it:{' '}
            {further
              .map(({ recommendedRole, confidence }) => `${recommendedRole} (${toMatch(confidence)}%)`)
              .join(', ')}
            .
          </p>
        ) : null}
      </div>
      <div className="advice-why">
        <h3>Why</h3>
        {best.reasons.length > 0 ? (
          <ul>
            {best.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : (
          <p>{best.reasoning}</p>
        )}
        {best.skillsToImprove.length > 0 ? (
          <>
            <h3>What would raise it most</h3>
            <ul className="leads">
              {best.skillsToImprove.map((skill) => (
                <li key={skill}>
                  <a href={`/projects?skill=${encodeURIComponent(skill)}`}>
                    Projects for {skill} <ArrowIcon />
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}
