import { listLearnerProfiles } from '#shared/contracts/learner-profiles.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { useLearner } from '../../browser/use-learner.ts';
import { Trouble } from '../../components/learning/Trouble.tsx';
import { LearnerProfilesSkeleton } from './LearnerProfilesSkeleton.tsx';
import { Profile } from './Profile.tsx';

/** The tracks, each from where somebody stands to where it leads. */
export function LearnerProfiles() {
  useLearner();
  const { data, error, isFetching, refetch } = useEndpoint(listLearnerProfiles);
  if (error) {
    return (
      <Trouble
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
