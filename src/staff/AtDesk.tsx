import './staff.css';
import { useEffect, useState, type ReactNode } from 'react';
import type { StaffRole } from '#shared/contracts/contract.ts';
import { readDeskEntry, type DeskEntry } from '#shared/contracts/desk-entry.ts';
import { queryClient, useEndpoint } from '../browser/queries.ts';
import { AlertIcon } from '../components/ui/icons.tsx';
import { LoadFailure } from '../learning/LoadFailure.tsx';
import { SignedIn } from '../learning/SignedIn.tsx';
import { deskEntryAddress, isDeskClosed, isNotStaff } from './desk-address.ts';

interface Props {
  /** The role that the page is for; of several, any one. */
  role: StaffRole | readonly StaffRole[];
  /** What the page shows before anything is known, and once the desk is closed. */
  fallback: ReactNode;
  children: (entry: DeskEntry) => ReactNode;
}

/**
 * Around every page for staff. What it holds goes when the session does, when the twelve hours are over, and when a call is refused
 * because the desk is closed; the page then leads to the entry, and back.
 */
export function AtDesk(props: Props) {
  return (
    <SignedIn fallback={props.fallback}>
      <Entered {...props} />
    </SignedIn>
  );
}

function Entered({ role, fallback, children }: Props) {
  const { data: entry, error, isFetching, refetch } = useEndpoint(readDeskEntry);
  const [isClosed, setClosed] = useState(false);
  const until = entry?.enteredUntil ?? null;
  const isOutside = isClosed || (entry !== undefined && until === null);

  useEffect(() => {
    const look = (failure: unknown) => {
      if (isDeskClosed(failure)) setClosed(true);
    };
    const unsubscribes = [
      queryClient.getQueryCache().subscribe(({ query }) => look(query.state.error)),
      queryClient.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error)),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, []);

  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setClosed(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);

  useEffect(() => {
    if (isOutside) location.replace(deskEntryAddress(location));
  }, [isOutside]);

  if (isNotStaff(error) || (entry && ![role].flat().some((one) => entry.roles.includes(one))))
    return <NotStaff />;
  if (error)
    return (
      <LoadFailure
        what="the desk"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return entry && !isOutside ? children(entry) : fallback;
}

/** For someone who is signed in and has no business here. */
export function NotStaff() {
  return (
    <div className="msg msg-warn">
      <AlertIcon />
      <div>
        <h1 className="h-plain">This page is for staff</h1>
        <p>
          Your account does not have this role. If it should, ask the person who runs the desk. Back to{' '}
          <a href="/dashboard">your dashboard</a>.
        </p>
      </div>
    </div>
  );
}
