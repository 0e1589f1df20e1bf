import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careerRecommendation } from '../contracts/career-recommendations.ts';
import { recommend, type Learner, type Names, type Role } from './recommendation.ts';

const names: Names = {
  skillName: (skill) => skill.toUpperCase(),
  courseTitle: (course) => (course === 'cloud-devops' ? 'Cloud' : 'Another course'),
  projectsOf: (course) => (course === 'cloud-devops' ? [{ id: 'p1' }, { id: 'p2' }] : [{ id: 'p3' }]),
};
const roles: readonly Role[] = [
  {
    id: 'engineer',
    title: 'Engineer',
    course: 'cloud-devops',
    requires: [
      { skill: 'linux', weight: 60, proficiency: 70 },
      { skill: 'python', weight: 40, proficiency: 50 },
    ],
  },
  {
    id: 'analyst',
    title: 'Analyst',
    course: 'ai-data-analysis',
    requires: [
      { skill: 'sql', weight: 50, proficiency: 70 },
      { skill: 'python', weight: 50, proficiency: 70 },
    ],
  },
];
const learner = (skills: Record<string, number>, completed: string[] = []): Learner => ({
  skills: new Map(Object.entries(skills)),
  completedProjects: new Set(completed),
});
const learners = fc.record({
  skills: fc
    .dictionary(fc.constantFrom('linux', 'python', 'sql'), fc.integer({ min: 0, max: 100 }))
    .map((skills) => new Map(Object.entries(skills))),
  completedProjects: fc.uniqueArray(fc.constantFrom<string[]>('p1', 'p2', 'p3')).map((ids) => new Set(ids)),
});
const matchOf = (who: Learner, id: string) =>
  Number(recommend(roles, who, names).find((one) => one.id === id)!.confidence);

describe('the match', () => {
  it('is the arithmetic that it says it is', () => {
    // 0.75 × (0.6 × 35/70 + 0.4 × 1) + 0.25 × 1/2 = 0.65
    expect(matchOf(learner({ linux: 35, python: 80 }, ['p1', 'p3']), 'engineer')).toBe(0.65);
    // 0.75 × (0.5 × 50/70) = 0.2678…, rounded down
    expect(matchOf(learner({ sql: 50 }), 'analyst')).toBe(0.26);
    expect(matchOf(learner({ linux: 70, python: 50 }, ['p1', 'p2']), 'engineer')).toBe(1);
    expect(matchOf(learner({}), 'engineer')).toBe(0);
  });

  it('is a number from 0 to 1 as text, the best first, and a valid answer of the endpoint', () => {
    fc.assert(
      fc.property(learners, (who) => {
        const list = recommend(roles, who, names);
        expect(list).toHaveLength(roles.length);
        for (const one of list) expect(careerRecommendation.safeParse(one).error).toBeUndefined();
        const matches = list.map(({ confidence }) => Number(confidence));
        expect(matches).toEqual([...matches].sort((a, b) => b - a));
      }),
    );
  });

  it('never falls when a skill rises or a project is completed', () => {
    fc.assert(
      fc.property(learners, fc.constantFrom('linux', 'python', 'sql'), fc.nat(60), (who, skill, gain) => {
        const better = new Map(who.skills).set(skill, Math.min(100, (who.skills.get(skill) ?? 0) + gain));
        const further = { skills: better, completedProjects: new Set([...who.completedProjects, 'p1']) };
        for (const { id } of roles) expect(matchOf(further, id)).toBeGreaterThanOrEqual(matchOf(who, id));
      }),
    );
  });

  it('is 1.00 exactly when no skill is to be improved and every project of the course is completed', () => {
    fc.assert(
      fc.property(learners, (who) => {
        for (const one of recommend(roles, who, names)) {
          const all = names.projectsOf(one.course).every(({ id }) => who.completedProjects.has(id));
          expect(one.confidence === '1.00').toBe(one.skillsToImprove.length === 0 && all);
        }
      }),
    );
  });
});

describe('the reasons', () => {
  it('name what counts most first, and what is missing most', () => {
    const [best] = recommend(roles, learner({ linux: 35, python: 80 }, ['p1']), names);
    expect(best).toMatchObject({
      recommendedRole: 'Engineer',
      reasons: [
        'PYTHON is at 80%, and the role asks for 50%.',
        'LINUX is at 35%; the role asks for 70%.',
        'You have completed 1 of 2 projects of Cloud.',
      ],
      skillsToImprove: ['LINUX'],
    });
    expect(best!.reasoning).toMatch(/LINUX would raise the match most\.$/);
  });

  it('say so when nothing is known, and the list keeps its order', () => {
    const list = recommend(roles, learner({}), names);
    expect(list.map(({ id }) => id)).toEqual(['engineer', 'analyst']);
    expect(list[0]).toMatchObject({ confidence: '0.00', reasons: [], skillsToImprove: ['LINUX', 'PYTHON'] });
    expect(list[0]!.reasoning).toContain('0%');
  });

  it('speak only of skills that the learner has', () => {
    fc.assert(
      fc.property(learners, (who) => {
        for (const { reasons } of recommend(roles, who, names))
          for (const reason of reasons) {
            const skill = /^([A-Z]+) is at (\d+)%/.exec(reason);
            if (skill) expect(who.skills.get(skill[1]!.toLowerCase())).toBe(Number(skill[2]));
          }
      }),
    );
  });
});
