import type { CourseSlug } from '../catalogue/course.ts';
import type { CareerRecommendation } from '../contracts/career-recommendations.ts';

/** The part of the match that skills make up; the rest is the share of the course's projects completed. */
export const skillsShare = 0.75;
const reasonsShown = 3;
const improvementsShown = 4;

/** A role, as far as the rule needs it; the catalogue's have more. */
export interface Role {
  readonly id: string;
  readonly title: string;
  readonly course: CourseSlug;
  /** Weights in per cent; those of a role sum to 100. */
  readonly requires: readonly {
    readonly skill: string;
    readonly weight: number;
    /** The proficiency at which it counts in full. */
    readonly proficiency: number;
  }[];
}

/** What is known about the person. */
export interface Learner {
  readonly skills: ReadonlyMap<string, number>;
  readonly completedProjects: ReadonlySet<string>;
}

/** What the rule looks up. */
export interface Names {
  readonly skillName: (skill: string) => string;
  readonly courseTitle: (course: CourseSlug) => string;
  readonly projectsOf: (course: CourseSlug) => readonly { readonly id: string }[];
}

/**
 * How well each role fits, the best first; of equals, the first in the list. The match is computed and nothing else:
 *
 *   match = 0.75 × Σ weight × min(1, proficiency / proficiency asked for) + 0.25 × projects completed / projects of the course
 *
 * rounded down to two decimals, so that it never says more than it knows and 1.00 means that nothing is missing.
 */
export function recommend(roles: readonly Role[], learner: Learner, names: Names): CareerRecommendation[] {
  return roles
    .map((role) => assess(role, learner, names))
    .sort((a, b) => b.match - a.match)
    .map(({ match, ...recommendation }) => ({ ...recommendation, confidence: match.toFixed(2) }));
}

function assess(
  role: Role,
  learner: Learner,
  names: Names,
): Omit<CareerRecommendation, 'confidence'> & { match: number } {
  const parts = role.requires.map(({ skill, weight, proficiency: asked }) => {
    const has = learner.skills.get(skill) ?? 0;
    const share = asked <= 0 ? 1 : Math.min(1, has / asked);
    return {
      name: names.skillName(skill),
      has,
      asked,
      counts: weight * share,
      missing: weight * (1 - share),
    };
  });
  const projects = names.projectsOf(role.course);
  const done = projects.filter(({ id }) => learner.completedProjects.has(id)).length;
  const skillMatch = parts.reduce((sum, { counts }) => sum + counts, 0) / 100;
  const projectMatch = projects.length === 0 ? 0 : done / projects.length;
  const match = floorToPercent(skillsShare * skillMatch + (1 - skillsShare) * projectMatch);

  const strengths = parts.filter(({ counts }) => counts > 0).sort((a, b) => b.counts - a.counts);
  const gaps = parts.filter(({ missing }) => missing > 0).sort((a, b) => b.missing - a.missing);
  const reasons = [
    ...strengths
      .slice(0, reasonsShown)
      .map(({ name, has, asked }) =>
        has >= asked
          ? `${name} is at ${has}%, and the role asks for ${asked}%.`
          : `${name} is at ${has}%; the role asks for ${asked}%.`,
      ),
    ...(done > 0
      ? [`You have completed ${done} of ${projects.length} projects of ${names.courseTitle(role.course)}.`]
      : []),
  ];
  return {
    id: role.id,
    recommendedRole: role.title,
    match,
    reasons,
    reasoning: toSentence(reasons, gaps[0]?.name),
    skillsToImprove: gaps.slice(0, improvementsShown).map(({ name }) => name),
    course: role.course,
  };
}

/** Down, but not because a sum such as 0.29 has no exact binary form. */
function floorToPercent(share: number): number {
  return Math.min(1, Math.floor(Number((share * 100).toPrecision(12))) / 100);
}

function toSentence(reasons: readonly string[], mostMissing: string | undefined): string {
  if (reasons.length === 0)
    return 'Nothing you have completed counts towards this role yet, so the match is 0%. Complete a project, and it is worked out from your skills.';
  const next =
    mostMissing === undefined
      ? 'You meet everything that we measure for it.'
      : `${mostMissing} would raise the match most.`;
  return [...reasons, next].join(' ');
}
