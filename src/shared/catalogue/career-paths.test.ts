import { describe, expect, test } from 'vitest';
import { skillGains } from '../rules/skill-gains.ts';
import type { RequiredSkill } from './career-paths.ts';
import { careerPaths, careerRoles, getCareerRole, marketInsights } from './career-paths.ts';
import { getClaim } from './claims.ts';
import { courseSlugs, getCourse } from './courses.ts';
import type { LearnerProject } from './learner-projects.ts';
import { learnerProjects, learnerProjectsOf } from './learner-projects.ts';
import { skillOfTechnology } from './skills.ts';

/** How much of what a role asks for is there, in per cent, after a number of projects. */
function readiness(requires: readonly RequiredSkill[], projects: readonly LearnerProject[]): number {
  const gains = projects.flatMap((project) => skillGains(project));
  return requires.reduce((sum, { skill, weight, proficiency }) => {
    const reached = gains.reduce((total, gain) => total + (gain.skill === skill ? gain.gain : 0), 0);
    return sum + (weight * Math.min(proficiency, reached)) / proficiency;
  }, 0);
}

test('each course leads to one role', () => {
  expect(careerRoles.map(({ course }) => course)).toEqual(courseSlugs);
  expect(new Set(careerRoles.map(({ id }) => id)).size).toBe(careerRoles.length);
});

describe.each(careerRoles)('the role $title', (role) => {
  test('is one of the roles of its course', () => {
    expect(getCourse(role.course).roles).toContain(role.title);
  });

  test('asks for skills whose weights sum to 100, the heaviest first', () => {
    const weights = role.requires.map(({ weight }) => weight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.every((weight) => weight > 0)).toBe(true);
    expect(new Set(role.requires.map(({ skill }) => skill)).size).toBe(role.requires.length);
  });

  test('asks for nothing that the projects of its course do not raise', () => {
    const raised = new Set(
      learnerProjectsOf(role.course).flatMap(({ technologies }) =>
        technologies.map((technology) => skillOfTechnology(technology).id),
      ),
    );
    expect(role.requires.filter(({ skill }) => !raised.has(skill))).toEqual([]);
  });
});

test('a learner who completes a course’s projects is most of the way to its role, and other projects lead to all of it', () => {
  for (const { course, requires } of careerRoles) {
    expect(readiness(requires, learnerProjectsOf(course)), course).toBeGreaterThanOrEqual(75);
    expect(readiness(requires, learnerProjects), course).toBe(100);
  }
});

test('no two roles ask for the same', () => {
  expect(new Set(careerRoles.map(({ requires }) => JSON.stringify(requires))).size).toBe(careerRoles.length);
});

test('there are four cards, each leading to a role of its own', () => {
  expect(careerPaths).toHaveLength(4);
  expect(new Set(careerPaths.map(({ role }) => role)).size).toBe(4);
  expect(new Set(careerPaths.map(({ id }) => id)).size).toBe(4);
});

describe.each(careerPaths)('the card $title', (path) => {
  const role = getCareerRole(path.role);

  test('shows the heaviest skills of its role, and begins with its course', () => {
    expect(path.skills).toEqual(role.requires.slice(0, path.skills.length).map(({ skill }) => skill));
    expect(path.skills.length).toBeGreaterThanOrEqual(3);
    expect(path.recommendedCourses[0]).toBe(role.course);
    expect(new Set(path.recommendedCourses).size).toBe(path.recommendedCourses.length);
  });

  test('takes longer than the course it begins with, and claims its months in the register', () => {
    const [low, high] = path.typicalMonths;
    expect(low * 4).toBeGreaterThan(getCourse(role.course).weeks);
    expect(high).toBeGreaterThan(low);
    expect(getClaim(`career-path-months-${path.id}`).figure).toBe(`${low}-${high} months`);
  });
});

test('the market insights concern every course', () => {
  expect(marketInsights.length).toBeGreaterThanOrEqual(3);
  expect(new Set(marketInsights.map(({ id }) => id)).size).toBe(marketInsights.length);
  expect(new Set(marketInsights.flatMap(({ courses }): readonly string[] => courses))).toEqual(
    new Set(courseSlugs),
  );
});

test('a role that is not in the catalogue is an error', () => {
  expect(getCareerRole('data-analyst').course).toBe('ai-data-analysis');
  // @ts-expect-error: not an id of the catalogue
  expect(() => getCareerRole('astronaut')).toThrow(RangeError);
});
