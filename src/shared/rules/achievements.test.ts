import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectCategories, projectDifficulties } from '../catalogue/learner-projects/project.ts';
import { skillCategories } from '../catalogue/skills.ts';
import { achievements, achievementsEarned, type LearnerFacts } from './achievements.ts';

const nothing: LearnerFacts = {
  completedProjects: [],
  reviews: 0,
  coursesCompleted: 0,
  streakDays: 0,
  skills: [],
};
const project = (
  category: (typeof projectCategories)[number],
  difficulty: (typeof projectDifficulties)[number],
) => ({
  category,
  difficulty,
});
const earned = (facts: Partial<LearnerFacts>) =>
  achievementsEarned({ ...nothing, ...facts }).map(({ id }) => id);

const facts: fc.Arbitrary<LearnerFacts> = fc.record({
  completedProjects: fc.array(
    fc.record({
      category: fc.constantFrom(...projectCategories),
      difficulty: fc.constantFrom(...projectDifficulties),
    }),
    { maxLength: 8 },
  ),
  reviews: fc.nat(4),
  coursesCompleted: fc.nat(2),
  streakDays: fc.nat(10),
  skills: fc.array(
    fc.record({
      category: fc.constantFrom(...skillCategories),
      proficiency: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 6 },
  ),
});

describe('achievements', () => {
  it('are none for someone who has done nothing', () => {
    expect(earned({})).toEqual([]);
  });

  it.each<[string, Partial<LearnerFacts>, Partial<LearnerFacts>]>([
    ['first-project', {}, { completedProjects: [project('AI_ML', 'beginner')] }],
    [
      'five-projects',
      { completedProjects: Array.from({ length: 4 }, () => project('AI_ML', 'beginner')) },
      { completedProjects: Array.from({ length: 5 }, () => project('AI_ML', 'beginner')) },
    ],
    [
      'every-category',
      { completedProjects: [project('AI_ML', 'beginner'), project('CLOUD_DEVOPS', 'beginner')] },
      { completedProjects: projectCategories.map((category) => project(category, 'beginner')) },
    ],
    ['seven-days', { streakDays: 6 }, { streakDays: 7 }],
    [
      'advanced-skill',
      { skills: [{ category: 'Data', proficiency: 69 }] },
      { skills: [{ category: 'Data', proficiency: 70 }] },
    ],
    [
      'expert-skill',
      { skills: [{ category: 'Data', proficiency: 89 }] },
      { skills: [{ category: 'Data', proficiency: 90 }] },
    ],
    ['course-finished', { coursesCompleted: 0 }, { coursesCompleted: 1 }],
    [
      'first-deployment',
      { completedProjects: [project('AI_ML', 'beginner')] },
      { completedProjects: [project('CLOUD_DEVOPS', 'beginner')] },
    ],
    [
      'three-deployments',
      { completedProjects: Array.from({ length: 2 }, () => project('CLOUD_DEVOPS', 'beginner')) },
      { completedProjects: Array.from({ length: 3 }, () => project('CLOUD_DEVOPS', 'beginner')) },
    ],
    [
      'advanced-project',
      { completedProjects: [project('AI_ML', 'intermediate')] },
      { completedProjects: [project('AI_ML', 'advanced')] },
    ],
    [
      'advanced-programming',
      { skills: [{ category: 'Data', proficiency: 100 }] },
      { skills: [{ category: 'Programming', proficiency: 70 }] },
    ],
    ['first-review', { reviews: 0 }, { reviews: 1 }],
    ['three-reviews', { reviews: 2 }, { reviews: 3 }],
  ])('%s comes exactly when its rule says so', (id, before, after) => {
    expect(earned(before)).not.toContain(id);
    expect(earned(after)).toContain(id);
  });

  it('each have a name, a rule in words and an id of their own, and every category has one', () => {
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length);
    expect(new Set(achievements.map(({ name }) => name)).size).toBe(achievements.length);
    expect(new Set(achievements.map(({ category }) => category)).size).toBe(4);
  });

  it('are never lost by doing more', () => {
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        const both: LearnerFacts = {
          completedProjects: [...a.completedProjects, ...b.completedProjects],
          reviews: a.reviews + b.reviews,
          coursesCompleted: a.coursesCompleted + b.coursesCompleted,
          streakDays: Math.max(a.streakDays, b.streakDays),
          skills: [...a.skills, ...b.skills],
        };
        const ids = achievementsEarned(both).map(({ id }) => id);
        for (const { id } of [...achievementsEarned(a), ...achievementsEarned(b)]) expect(ids).toContain(id);
      }),
    );
  });
});
