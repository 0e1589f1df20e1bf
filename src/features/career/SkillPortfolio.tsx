import { listSkills } from '#shared/contracts/skills.ts';
import { readUserStats } from '#shared/contracts/user-stats.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { Counters } from '../../learning/Counters.tsx';
import { ArrowIcon } from '../../learning/icons.tsx';
import { SignedIn } from '../../learning/SignedIn.tsx';
import { SkillRows } from '../../learning/SkillRows.tsx';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { SkillPortfolioSkeleton } from './CareerSkeletons.tsx';
import { groupSkills } from './skill-groups.ts';

/** Skills by category, and the figures of the career so far. */
export function SkillPortfolio() {
  return (
    <SignedIn fallback={<SkillPortfolioSkeleton />} hasToaster={false}>
      <Portfolio />
    </SignedIn>
  );
}

function Portfolio() {
  const skills = useEndpoint(listSkills);
  const stats = useEndpoint(readUserStats);
  const error = skills.error ?? stats.error;
  if (error) {
    return (
      <LoadFailure
        what="your skills"
        reason={error.failure.message}
        isBusy={skills.isFetching || stats.isFetching}
        onRetry={() => {
          if (skills.error) void skills.refetch();
          if (stats.error) void stats.refetch();
        }}
      />
    );
  }
  if (!skills.data) return <SkillPortfolioSkeleton />;
  return (
    <div className="desk portfolio">
      <section aria-labelledby="portfolio">
        <header className="desk-head">
          <h2 id="portfolio">Skill portfolio</h2>
        </header>
        {skills.data.length === 0 ? (
          <div className="hollow">
            <p>No skill has been raised yet. Completing a project raises each skill that it uses.</p>
            <a className="more" href="/projects">
              Choose your first project <ArrowIcon />
            </a>
          </div>
        ) : (
          <div className="portfolio-groups">
            {groupSkills(skills.data).map((group) => (
              <div key={group.category}>
                <h3>{group.category}</h3>
                <SkillRows skills={group.skills} />
              </div>
            ))}
          </div>
        )}
      </section>
      <section className="desk-side" aria-labelledby="career-progress">
        <div>
          <h2 id="career-progress">Career progress</h2>
          <Counters stats={stats.data} />
        </div>
      </section>
    </div>
  );
}
