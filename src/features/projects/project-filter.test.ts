import { expect, test } from 'vitest';
import { learnerProjects } from '#shared/catalogue/learner-projects.ts';
import type { Project } from '#shared/contracts/projects.ts';
import { matches, noFilter, readFilter, skillsOf, writeFilter } from './project-filter.ts';

const projects: Project[] = learnerProjects.map((facts) => ({
  ...facts,
  title: '',
  description: '',
  technologies: [...facts.technologies],
  learningObjectives: [],
  requirements: [],
  courses: [...facts.courses],
}));

test('the address chooses what it spells, and nothing else', () => {
  expect(readFilter('?skill=CI%2FCD&difficulty=advanced')).toEqual({
    category: '',
    difficulty: 'advanced',
    skill: 'CI/CD',
  });
  expect(readFilter('?skill=Juggling&category=ai_ml')).toEqual(noFilter);
  const filter = { category: 'AI_ML', difficulty: '', skill: 'CI/CD' };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(noFilter)).toBe('');
});

test('every skill that can be chosen has a project, and no project needs more than the filter says', () => {
  const names = skillsOf(projects);
  expect(names.length).toBeGreaterThan(5);
  for (const skill of names) {
    expect(projects.some((project) => matches(project, { ...noFilter, skill }))).toBe(true);
  }
  expect(projects.every((project) => matches(project, noFilter))).toBe(true);
});

test('filters narrow together', () => {
  const found = projects.filter((project) =>
    matches(project, { category: 'CLOUD_DEVOPS', difficulty: 'beginner', skill: '' }),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(
    found.every(({ category, difficulty }) => category === 'CLOUD_DEVOPS' && difficulty === 'beginner'),
  ).toBe(true);
});
