/** What the signed-in areas claim: the figures of each learner profile, and the months of each career path. */
import type { CareerPathId } from '../career-paths.ts';
import { careerPaths } from '../career-paths.ts';
import type { LearnerProfileId } from '../learner-profiles.ts';
import { learnerProfiles } from '../learner-profiles.ts';
import type { ClaimFacts } from './claim.ts';

export type LearnerAreaClaimId =
  `profile-${'success' | 'months'}-${LearnerProfileId}` | `career-path-months-${CareerPathId}`;

const basis = { kind: 'evidence' } as const;

const profileFacts: readonly ClaimFacts[] = learnerProfiles.flatMap((profile) => {
  const claim = (family: 'profile-success' | 'profile-months', figure: string): ClaimFacts => ({
    id: `${family}-${profile.id}`,
    figure,
    pages: ['/learner-profiles'],
    family,
    subject: profile.name,
    basis,
  });
  return [
    claim('profile-success', profile.successRate),
    claim('profile-months', `${profile.avgTimeToEmployment} months`),
  ];
});

const careerPathFacts: readonly ClaimFacts[] = careerPaths.map((path) => ({
  id: `career-path-months-${path.id}`,
  figure: `${path.typicalMonths[0]}-${path.typicalMonths[1]} months`,
  pages: ['/career-path'],
  family: 'career-path-months',
  subject: path.title,
  basis,
}));

export const learnerAreaFacts: readonly ClaimFacts[] = [...profileFacts, ...careerPathFacts];
