import { describe, expect, test } from 'vitest';
import { courseSlugs } from './courses.ts';
import {
  findLearnerProject,
  getLearnerProject,
  isLearnerProjectId,
  learnerProjects,
  learnerProjectsOf,
  projectCategories,
  projectDifficulties,
} from './learner-projects.ts';
import { skillOfTechnology } from './skills.ts';

test('there are at least eighteen projects, with ids and titles of their own', () => {
  expect(learnerProjects.length).toBeGreaterThanOrEqual(18);
  for (const key of ['id', 'title', 'description'] as const) {
    expect(new Set(learnerProjects.map((project) => project[key])).size).toBe(learnerProjects.length);
  }
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

test('the projects stand by category, and within it from the easiest to the hardest', () => {
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
  test('is a slug, and a whole brief', () => {
    expect(project.id).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(project.title.length).toBeLessThanOrEqual(60);
    expect(project.description.length).toBeGreaterThan(120);
    expect(project.description.length).toBeLessThan(260);
    expect(project.description).toMatch(/\.$|\?$/);
    expect(Number.isInteger(project.estimatedHours)).toBe(true);
    expect(project.learningObjectives.length).toBeGreaterThanOrEqual(3);
    expect(project.requirements.length).toBeGreaterThanOrEqual(2);
    for (const line of [...project.learningObjectives, ...project.requirements]) {
      expect(line).not.toMatch(/[.!]$/);
      expect(line.length).toBeLessThanOrEqual(110);
    }
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
  expect(isLearnerProjectId('constructor')).toBe(false);
  expect(getLearnerProject('reply-assistant').difficulty).toBe('beginner');
  // @ts-expect-error: not an id of the catalogue
  expect(() => getLearnerProject('no-such-project')).toThrow(RangeError);
});
