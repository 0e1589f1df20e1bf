import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnerProjects } from '../catalogue/learner-projects.ts';
import { projectDifficulties } from '../catalogue/learner-projects/project.ts';
import { skillOfTechnology, skills } from '../catalogue/skills.ts';
import { pointsForCompleting } from './points.ts';
import { gainOfDifficulty, raise, skillGains } from './skill-gains.ts';

const technologies = fc.uniqueArray(fc.constantFrom(...skills.flatMap((skill) => skill.technologies)), {
  minLength: 1,
  maxLength: 8,
});
const difficulties = fc.constantFrom(...projectDifficulties);

describe('what a project teaches', () => {
  it('is worked out from its difficulty and technologies', () => {
    expect(
      skillGains({ difficulty: 'beginner', technologies: ['Python', 'SQL', 'FastAPI', 'pytest'] }),
    ).toEqual([
      { skill: 'python', gain: 30 },
      { skill: 'sql', gain: 20 },
    ]);
    expect(skillGains({ difficulty: 'advanced', technologies: ['SQL'] })).toEqual([
      { skill: 'sql', gain: 40 },
    ]);
  });

  it('raises each skill of its technologies once and no other, whatever their order', () => {
    fc.assert(
      fc.property(technologies, difficulties, (used, difficulty) => {
        const gains = skillGains({ difficulty, technologies: used });
        const wanted = new Set(used.map((technology) => skillOfTechnology(technology).id));
        expect(gains.map(({ skill }) => skill).sort()).toEqual([...wanted].sort());
        const bySkill = (list: typeof gains) =>
          Object.fromEntries(list.map(({ skill, gain }) => [skill, gain]));
        expect(bySkill(skillGains({ difficulty, technologies: [...used].reverse() }))).toEqual(
          bySkill(gains),
        );
        for (const { gain } of gains) {
          expect(gain).toBeGreaterThanOrEqual(gainOfDifficulty[difficulty]);
          expect(gain).toBeLessThanOrEqual(gainOfDifficulty[difficulty] + 10);
        }
      }),
    );
  });

  it('is more for a harder project, in skills and in points', () => {
    fc.assert(
      fc.property(technologies, (used) => {
        const totals = projectDifficulties.map((difficulty) =>
          skillGains({ difficulty, technologies: used }).reduce((sum, { gain }) => sum + gain, 0),
        );
        expect(totals).toEqual([...totals].sort((a, b) => a - b));
        expect(new Set(totals).size).toBe(3);
      }),
    );
    const points = projectDifficulties.map((difficulty) => pointsForCompleting[difficulty]);
    expect(points).toEqual([50, 100, 150]);
  });

  it('never brings anyone above 100 or down', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, (proficiency, gain) => {
        expect(raise(proficiency, gain)).toBe(Math.min(100, proficiency + gain));
        expect(raise(proficiency, gain)).toBeGreaterThanOrEqual(proficiency);
      }),
    );
  });

  it('is something for every project of the catalogue', () => {
    for (const project of learnerProjects) expect(skillGains(project).length, project.id).toBeGreaterThan(0);
  });
});
