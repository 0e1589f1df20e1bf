import { useEffect } from 'react';
import { readDashboard } from '#shared/contracts/dashboard.ts';
import { isNotSignedIn, useEndpoint } from '../../browser/queries.ts';
import { signInAgain } from '../../browser/session-end.ts';
import { hasSessionHint } from '../../browser/session-hint.ts';
import { leaveWhenSignedOut } from '../../browser/session-watch.ts';
import { useIntention } from '../../browser/use-intention.ts';
import type { RoadLand } from '../../components/learning/road.ts';
import { Trouble } from '../../components/learning/Trouble.tsx';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DashboardView } from './DashboardView.tsx';

/** The learner's own page. Everything on it comes in one call; who is not signed in is told so and led to the sign-in. */
export function Dashboard({ land }: { land: RoadLand }) {
  const isMaybeSignedIn = hasSessionHint();
  const { data, error, isFetching, refetch } = useEndpoint(readDashboard, undefined, {
    isWanted: isMaybeSignedIn,
  });
  const isSignedOut = !isMaybeSignedIn || isNotSignedIn(error);
  useEffect(() => {
    if (isSignedOut) signInAgain();
  }, [isSignedOut]);
  useEffect(leaveWhenSignedOut, []);
  useIntention(data?.projectAssignments.map(({ project }) => project));

  return (
    <>
      {data ? (
        <DashboardView dashboard={data} land={land} now={new Date()} />
      ) : error && !isSignedOut ? (
        <>
          <header className="app-head">
            <h1>Dashboard</h1>
          </header>
          <Trouble
            what="your dashboard"
            reason={error.failure.message}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <DashboardSkeleton />
      )}
      <Toaster />
    </>
  );
}
