import { listLearnerProfiles } from '#shared/contracts/learner-profiles.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { SignedIn } from '../../learning/SignedIn.tsx';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { LearnerProfilesSkeleton } from './LearnerProfilesSkeleton.tsx';
import { Profile } from './Profile.tsx';

/** The tracks, each from where a learner is to where it leads. */
export function LearnerProfiles() {
  return (
    <SignedIn fallback={<LearnerProfilesSkeleton />}>
      <ProfileList />
    </SignedIn>
  );
}

function ProfileList() {
  const { data, error, isFetching, refetch } = useEndpoint(listLearnerProfiles);
  if (error) {
    return (
      <LoadFailure
        what="the learner profiles"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LearnerProfilesSkeleton />;
  return (
    <ul className="profiles">
      {data.map((profile) => (
        <Profile key={profile.id} profile={profile} />
      ))}
    </ul>
  );
}
