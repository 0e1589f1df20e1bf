import { expect, test } from 'vitest';
import { learnerProjects } from './learner-projects.ts';
import { findSkill, getSkill, skillCategories, skillOfTechnology, skills } from './skills.ts';

test('skills have ids and names of their own, and are in order of category', () => {
  for (const key of ['id', 'name'] as const) {
    expect(new Set(skills.map((skill) => skill[key])).size).toBe(skills.length);
  }
  const places = skills.map(({ category }) => skillCategories.indexOf(category));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places).size).toBe(skillCategories.length);
});

test('a technology raises exactly one skill', () => {
  const all = skills.flatMap(({ technologies }) => technologies);
  expect(new Set(all).size).toBe(all.length);
  for (const skill of skills) {
    for (const technology of skill.technologies) expect(skillOfTechnology(technology)).toBe(skill);
  }
});

test('no technology is listed that no project uses', () => {
  const used = new Set(learnerProjects.flatMap(({ technologies }) => technologies));
  const listed = skills.flatMap(({ technologies }) => technologies);
  expect(listed.filter((technology) => !used.has(technology))).toEqual([]);
});

test('a skill is found by its id, and an unknown id is not', () => {
  expect(findSkill('sql')?.name).toBe('SQL');
  expect(findSkill('toString')).toBeNull();
  expect(getSkill('python').category).toBe('Programming');
  // @ts-expect-error: not an id of the catalogue
  expect(() => getSkill('juggling')).toThrow(RangeError);
  // @ts-expect-error: raises nothing
  expect(() => skillOfTechnology('Fortran')).toThrow(RangeError);
});
