/** What the signed-in areas claim: the figures of each learner profile, and the salary and months of each career path. */
import type { CareerPathId } from '../career-paths.ts';
import { careerPaths } from '../career-paths.ts';
import type { Claim } from '../claims.ts';
import { salaryCurrency } from '../currencies.ts';
import type { LearnerProfileId } from '../learner-profiles.ts';
import { learnerProfiles } from '../learner-profiles.ts';

export type LearnerAreaClaimId =
  | `profile-${'success' | 'months' | 'salary'}-${LearnerProfileId}`
  | `career-path-${'salary' | 'months'}-${CareerPathId}`;

function unproven(
  id: LearnerAreaClaimId,
  page: '/learner-profiles' | '/career-path',
  text: string,
  figure: string,
): Claim {
  return { id, text, figure, pages: [page], evidence: null };
}

const profileClaims: readonly Claim[] = learnerProfiles.flatMap((profile) => {
  const [low, high] = profile.salaryUsd;
  const claim = (kind: 'success' | 'months' | 'salary', text: string, figure: string): Claim =>
    unproven(`profile-${kind}-${profile.id}`, '/learner-profiles', `${profile.name}: ${text}`, figure);
  return [
    claim('success', 'success', profile.successRate),
    claim('months', 'to employment', `${profile.avgTimeToEmployment} months`),
    claim('salary', 'salary range', `${salaryCurrency} ${low} - ${high}`),
  ];
});

const careerPathClaims: readonly Claim[] = careerPaths.flatMap((path) => {
  const [low, high] = path.salaryUsd;
  const claim = (kind: 'salary' | 'months', text: string, figure: string): Claim =>
    unproven(`career-path-${kind}-${path.id}`, '/career-path', `${path.title}: ${text}`, figure);
  return [
    claim('salary', 'salary range', `${salaryCurrency} ${low} - ${high}`),
    claim('months', 'typical time to the role', `${path.typicalMonths[0]}-${path.typicalMonths[1]} months`),
  ];
});

export const learnerAreaClaims: readonly Claim[] = [...profileClaims, ...careerPathClaims];
