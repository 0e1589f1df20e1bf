import { readDashboard } from '#shared/contracts/dashboard.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { hasSessionHint } from '../../browser/session-hint.ts';
import { useIntention } from '../../learning/use-intention.ts';
import type { RoadLand } from '../../learning/road.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { SignedIn } from '../../learning/SignedIn.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DashboardView } from './DashboardView.tsx';

/** The learner's own page. Everything on it comes in one call. */
export function Dashboard({ land }: { land: RoadLand }) {
  return (
    <SignedIn fallback={<DashboardSkeleton />}>
      <LearnersDashboard land={land} />
    </SignedIn>
  );
}

function LearnersDashboard({ land }: { land: RoadLand }) {
  const { data, error, isFetching, refetch } = useEndpoint(readDashboard, undefined, {
    // Without the hint no one is signed in, and asking would only say so.
    isWanted: hasSessionHint(),
  });
  useIntention(data?.projectAssignments.map(({ project }) => project));
  if (data) return <DashboardView dashboard={data} land={land} now={new Date()} />;
  if (!error) return <DashboardSkeleton />;
  return (
    <>
      <header className="app-head">
        <h1>Dashboard</h1>
      </header>
      <LoadFailure
        what="your dashboard"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    </>
  );
}
