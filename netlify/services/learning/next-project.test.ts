import { expect, test } from 'vitest';
import { learnerProjectsOf } from '#shared/catalogue/learner-projects.ts';
import { pointsForCompleting, pointsForStep } from '#shared/rules/points.ts';
import { skillGains } from '#shared/rules/skill-gains.ts';
import { toRecommendations, type Learning } from './learning.ts';
import { nextGain, nextOfCourse } from './next-project.ts';

const nothing: Learning = {
  firstName: 'Asha',
  enrolments: [],
  assignments: [],
  skills: [],
  achievements: [],
  latestRun: null,
  totalPoints: 0,
};
const own = learnerProjectsOf('ai-data-analysis');
const [first, second] = [own[0]!, own[1]!];
const assigned = (
  projectId: string,
  status: Learning['assignments'][number]['status'],
  progress: number,
): Learning['assignments'][number] => ({
  id: '00000000-0000-4000-8000-000000000001',
  projectId,
  status,
  progress,
  dueDate: '2026-12-04',
  completedAt: null,
});

test('a course goes on with the project that is furthest, then with the easiest, and with none when all are done', () => {
  expect(nextOfCourse('ai-data-analysis', nothing)).toMatchObject({ projectId: first.id, isAssigned: false });
  const begun = { ...nothing, assignments: [assigned(second.id, 'in_progress', 25)] };
  expect(nextOfCourse('ai-data-analysis', begun)).toMatchObject({ projectId: second.id, isAssigned: true });
  const done = { ...nothing, assignments: own.map(({ id }) => assigned(id, 'completed', 100)) };
  expect(nextOfCourse('ai-data-analysis', done)).toBeUndefined();
});

test('a role names a project that raises its match, and by how much', () => {
  const roles = toRecommendations(nothing);
  expect(roles.map(({ next }) => next !== undefined)).toEqual(roles.map((_, place) => place < 3));
  for (const { confidence, next } of roles.slice(0, 3))
    expect(Number(next?.confidence)).toBeGreaterThan(Number(confidence));
  expect(
    toRecommendations(null).every(({ next }) => next === undefined),
    'nobody',
  ).toBe(true);
});

test('the project in hand adds what its steps and its end earn, and raises skills from where they are', () => {
  expect(nextGain(nothing)).toBeUndefined();
  const [gain] = skillGains(first);
  const learning = {
    ...nothing,
    skills: [{ id: gain!.skill, proficiency: 95 }],
    assignments: [assigned(first.id, 'in_progress', 50)],
  };
  const next = nextGain(learning);
  expect(next).toMatchObject({
    projectId: first.id,
    points: 2 * pointsForStep + pointsForCompleting[first.difficulty],
  });
  expect(next?.skills[0], 'never above 100').toMatchObject({ from: 95, to: 100 });
});
