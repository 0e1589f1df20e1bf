import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { learnerProjects } from '../../src/shared/catalogue/learner-projects.ts';
import { enrol } from '../../src/shared/contracts/enrolments.ts';
import { pointsForAchievement, pointsForCompleting, pointsForStep } from '../../src/shared/rules/points.ts';
import { raise, skillGains } from '../../src/shared/rules/skill-gains.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask, choose, dashboardOf, start, step } from '../support/learning.ts';
import { signUpLearner, type TestLearner } from '../support/people.ts';

/** On a real PostgreSQL server with many connections, where two tabs really act at the same time. */
let parts: FunctionParts;
let learner: TestLearner;
beforeAll(async () => {
  parts = await startFunctionParts({ driver: 'postgres' });
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('delete from auth.users');
  learner = await signUpLearner(parts, { email: 'asha@learner.example' });
});

const [one, two] = learnerProjects.slice(0, 2) as [
  (typeof learnerProjects)[number],
  (typeof learnerProjects)[number],
];
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const count = async (sql: string) =>
  (await parts.database.query<{ count: number }>(`select count(*)::int as count from ${sql}`))[0]!.count;

describe('at the same moment', () => {
  it('eight steps from the same progress are one step', async () => {
    const { id } = (await start(learner.browser, one.id)).body.assignment;
    const answers = await times(8, (index) => step(learner.browser, index % 2 === 0 ? id : one.id, 0));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(answers.filter(({ body }) => body.applied)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.assignment.progress))).toEqual(new Set([25]));
    expect((await dashboardOf(learner.browser)).stats.totalPoints).toBe(pointsForStep);
  });

  it('eight last steps complete once: one gain, one set of achievements, one notification', async () => {
    await start(learner.browser, one.id);
    for (const seen of [0, 25, 50]) await step(learner.browser, one.id, seen);
    const answers = await times(8, () => step(learner.browser, one.id, 75));
    const told = answers.flatMap(({ body }) => body.newAchievements);
    expect(new Set(told).size).toBe(told.length);
    const { skills, achievements, stats } = await dashboardOf(learner.browser);
    expect(Object.fromEntries(skills.map(({ id, proficiency }) => [id, proficiency]))).toEqual(
      Object.fromEntries(skillGains(one).map(({ skill, gain }) => [skill, gain])),
    );
    expect(achievements.map(({ name }) => name).sort()).toEqual([...told].sort());
    expect(stats.totalPoints).toBe(
      4 * pointsForStep + pointsForCompleting[one.difficulty] + pointsForAchievement * achievements.length,
    );
    expect(await count("public.notifications where kind = 'project-completed'")).toBe(1);
    expect(await count("public.notifications where kind = 'achievement'")).toBe(achievements.length);
  });

  it('completing two projects in two tabs loses neither gain nor achievement', async () => {
    for (const { id } of [one, two]) {
      await start(learner.browser, id);
      for (const seen of [0, 25, 50]) await step(learner.browser, id, seen);
    }
    await Promise.all([one, two].map(({ id }) => step(learner.browser, id, 75)));
    const expected = new Map<string, number>();
    for (const { skill, gain } of [...skillGains(one), ...skillGains(two)])
      expected.set(skill, raise(expected.get(skill) ?? 0, gain));
    const { skills, achievements, stats } = await dashboardOf(learner.browser);
    expect(Object.fromEntries(skills.map(({ id, proficiency }) => [id, proficiency]))).toEqual(
      Object.fromEntries(expected),
    );
    expect(stats.projectsCompleted).toBe(2);
    // The second one saw both, so one more look finds nothing left to give.
    expect((await step(learner.browser, one.id, 75)).body.newAchievements).toEqual([]);
    expect((await dashboardOf(learner.browser)).achievements).toEqual(achievements);
  });

  it('choosing and starting a project, and picking a course, are each done once', async () => {
    const answers = await times(8, (index) => (index % 2 === 0 ? choose : start)(learner.browser, one.id));
    expect(new Set(answers.map(({ body }) => body.assignment.id)).size).toBe(1);
    expect((await dashboardOf(learner.browser)).projectAssignments).toMatchObject([
      { status: 'in_progress' },
    ]);
    expect(await count("public.learning_activities where kind = 'started'")).toBe(1);
    const enrolled = await times(8, () => ask(learner.browser, enrol, { body: { course: 'cloud-devops' } }));
    expect(new Set(enrolled.map(({ body }) => body.enrollment.id)).size).toBe(1);
    expect(await count("public.notifications where kind = 'enrolled'")).toBe(1);
  });
});
