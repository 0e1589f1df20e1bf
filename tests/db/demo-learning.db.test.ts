import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoLearning } from '../../scripts/stack/demo-learning.ts';
import { toDueDateLabel } from '../../src/shared/rules/due-date.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { dashboardOf } from '../support/learning.ts';
import { signUpLearner } from '../support/people.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());

it('gives the demo learner two courses, four projects in the four states, skills, a history and three notifications, once', async () => {
  const learner = await signUpLearner(parts, { email: 'demo@learner.example', firstName: 'Asha' });
  const now = new Date();
  expect(await createDemoLearning(parts.database, learner.learnerId, now)).toBe(true);
  const dashboard = await dashboardOf(learner.browser);
  expect(dashboard.enrollments.map(({ course }) => course.slug)).toEqual([
    'cloud-devops',
    'ai-data-analysis',
  ]);
  for (const { progress } of dashboard.enrollments) {
    expect(progress).toBeGreaterThan(0);
    expect(progress).toBeLessThan(100);
  }
  expect(
    dashboard.projectAssignments.map(({ status, dueDate }) => [status, toDueDateLabel(dueDate, now)]),
  ).toEqual([
    ['in_progress', 'Due today'],
    ['not_started', 'Due tomorrow'],
    ['completed', '4 days left'],
    ['reviewed', 'Overdue'],
  ]);
  expect(dashboard.skills.length).toBeGreaterThanOrEqual(4);
  expect(dashboard.achievements.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['first-project', 'first-deployment', 'first-review']),
  );
  expect(dashboard.stats).toMatchObject({ currentStreak: 5, projectsCompleted: 2 });
  const earned = dashboard.achievements.map(({ earnedAt }) => Date.parse(earnedAt!));
  expect(Math.min(...earned)).toBeLessThan(now.getTime() - 10 * 86_400_000);
  expect(Number(dashboard.recommendations[0]!.confidence)).toBeGreaterThan(0.1);

  const bell = await parts.database.query<{ title: string; read_at: string | null }>(
    'select title, read_at from public.notifications where learner_id = $1 order by created_at desc',
    [learner.learnerId],
  );
  expect(bell.map(({ read_at }) => read_at)).toEqual([null, null, null]);
  expect(bell.map(({ title }) => title.split(':')[0])).toEqual([
    'Achievement earned',
    'Project completed',
    'Your project was reviewed',
  ]);

  expect(await createDemoLearning(parts.database, learner.learnerId, now)).toBe(false);
  expect(await dashboardOf(learner.browser)).toEqual(dashboard);
});
