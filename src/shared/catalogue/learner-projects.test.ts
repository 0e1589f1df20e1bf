import { describe, expect, test } from 'vitest';
import { courseSlugs } from './courses.ts';
import {
  findLearnerProject,
  getLearnerProject,
  learnerProjects,
  learnerProjectsOf,
  projectCategories,
  projectDifficulties,
} from './learner-projects.ts';
import { skillOfTechnology } from './skills.ts';

test('there are at least eighteen projects, each once', () => {
  expect(learnerProjects.length).toBeGreaterThanOrEqual(18);
  expect(new Set(learnerProjects.map(({ id }) => id)).size).toBe(learnerProjects.length);
});

describe.each(projectCategories)('%s', (category) => {
  test.each(projectDifficulties)('has at least two %s projects', (difficulty) => {
    const found = learnerProjects.filter(
      (project) => project.category === category && project.difficulty === difficulty,
    );
    expect(found.length).toBeGreaterThanOrEqual(2);
  });
});

test.each(courseSlugs)('%s has at least two projects, of two difficulties', (slug) => {
  const projects = learnerProjectsOf(slug);
  expect(projects.length).toBeGreaterThanOrEqual(2);
  expect(new Set(projects.map(({ difficulty }) => difficulty)).size).toBeGreaterThanOrEqual(2);
});

test('the projects are in order of category, and within it from the easiest to the hardest', () => {
  const place = ({ category, difficulty }: (typeof learnerProjects)[number]): number =>
    projectCategories.indexOf(category) * 10 + projectDifficulties.indexOf(difficulty);
  expect(learnerProjects.map(place)).toEqual(learnerProjects.map(place).sort((a, b) => a - b));
});

test('harder projects take longer', () => {
  const hours = (difficulty: string): number[] =>
    learnerProjects.filter((project) => project.difficulty === difficulty).map((p) => p.estimatedHours);
  expect(Math.max(...hours('beginner'))).toBeLessThan(Math.min(...hours('intermediate')));
  expect(Math.max(...hours('intermediate'))).toBeLessThan(Math.min(...hours('advanced')));
});

describe.each(learnerProjects)('$id', (project) => {
  test('is a slug, and takes whole hours', () => {
    expect(project.id).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(Number.isInteger(project.estimatedHours)).toBe(true);
  });

  test('names three to five technologies, which raise at least two skills', () => {
    const { technologies } = project;
    expect(technologies.length).toBeGreaterThanOrEqual(3);
    expect(technologies.length).toBeLessThanOrEqual(5);
    expect(new Set(technologies).size).toBe(technologies.length);
    expect(new Set(technologies.map((name) => skillOfTechnology(name).id)).size).toBeGreaterThanOrEqual(2);
  });

  test('belongs to one or more courses, each named once', () => {
    expect(project.courses.length).toBeGreaterThan(0);
    expect(new Set(project.courses).size).toBe(project.courses.length);
  });
});

test('a project is found by its id, and an unknown id is not', () => {
  expect(findLearnerProject('sales-dashboard')?.category).toBe('DATA_ENGINEERING');
  expect(findLearnerProject('toString')).toBeNull();
  expect(findLearnerProject('constructor')).toBeNull();
  expect(getLearnerProject('reply-assistant').difficulty).toBe('beginner');
  // @ts-expect-error: not an id of the catalogue
  expect(() => getLearnerProject('no-such-project')).toThrow(RangeError);
});
