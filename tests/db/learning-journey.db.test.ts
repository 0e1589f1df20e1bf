import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { realDeps } from '../../netlify/platform/deps.ts';
import { recordReview } from '../../netlify/services/learning/record-learning.ts';
import { getCollection } from '../../scripts/content/collections.ts';
import { learnerProjects, learnerProjectsOf } from '../../src/shared/catalogue/learner-projects.ts';
import { listCareerRecommendations } from '../../src/shared/contracts/career-recommendations.ts';
import { enrol } from '../../src/shared/contracts/enrolments.ts';
import {
  advanceProject,
  listAssignments,
  takeBackStep,
} from '../../src/shared/contracts/project-assignments.ts';
import { listSkills } from '../../src/shared/contracts/skills.ts';
import { readUserStats } from '../../src/shared/contracts/user-stats.ts';
import { toDueDay } from '../../src/shared/rules/due-date.ts';
import { addDays, toLondonDay } from '../../src/shared/rules/london-day.ts';
import { pointsForAchievement, pointsForCompleting, pointsForStep } from '../../src/shared/rules/points.ts';
import { skillGains } from '../../src/shared/rules/skill-gains.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask, choose, dashboardOf, finish, start, step } from '../support/learning.ts';
import { openBrowser, signUpLearner, type TestLearner } from '../support/people.ts';

let parts: FunctionParts;
let learner: TestLearner;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('delete from auth.users');
  learner = await signUpLearner(parts, { email: 'asha@learner.example', firstName: 'Asha' });
});

const project = learnerProjects.find(({ difficulty }) => difficulty === 'beginner')!;
const { title } = getCollection('learnerProjects').get(project.id)!;
const [other] = learnerProjects.filter(({ id }) => id !== project.id);
const today = () => toLondonDay(new Date());
const bell = async () =>
  (
    await parts.database.query<{ title: string }>(
      'select title from public.notifications where learner_id = $1 order by created_at',
      [learner.learnerId],
    )
  ).map(({ title }) => title);

describe('a new learner', () => {
  it('has a first name, nothing else, and every role at 0%', async () => {
    const dashboard = await dashboardOf(learner.browser);
    expect(dashboard).toMatchObject({
      user: { firstName: 'Asha' },
      enrollments: [],
      projectAssignments: [],
      skills: [],
      achievements: [],
      stats: { currentStreak: 0, coursesCompleted: 0, projectsCompleted: 0, totalPoints: 0 },
    });
    expect(dashboard.recommendations.length).toBeGreaterThan(3);
    expect(new Set(dashboard.recommendations.map(({ confidence }) => confidence))).toEqual(new Set(['0.00']));
  });
});

describe('choosing and starting', () => {
  it('is one assignment, whose due day is counted from the day of starting', async () => {
    const chosen = await choose(learner.browser, project.id);
    expect(chosen.body.assignment).toMatchObject({
      projectId: project.id,
      project: { title: title },
      status: 'not_started',
      progress: 0,
      dueDate: toDueDay(today(), project.estimatedHours),
      completedAt: null,
    });
    await parts.database.query("update public.project_assignments set due_day = '2020-01-01'");
    expect((await choose(learner.browser, project.id)).body.assignment.dueDate).toBe('2020-01-01');
    const started = await start(learner.browser, project.id);
    expect(started.body.assignment).toEqual({ ...chosen.body.assignment, status: 'in_progress' });
    // Again, in either way, changes nothing.
    for (const again of [await start(learner.browser, project.id), await choose(learner.browser, project.id)])
      expect(again.body.assignment).toEqual(started.body.assignment);
    expect((await ask(learner.browser, listAssignments)).body).toEqual([started.body.assignment]);
  });

  it('starts at once when nothing was chosen before, and counts as a day of work; choosing alone does not', async () => {
    await choose(learner.browser, other!.id);
    expect((await dashboardOf(learner.browser)).stats.currentStreak).toBe(0);
    const { body } = await start(learner.browser, project.id);
    expect(body.assignment).toMatchObject({ status: 'in_progress', progress: 0 });
    expect((await dashboardOf(learner.browser)).stats.currentStreak).toBe(1);
  });

  it('refuses what is not in the catalogue, and any beginning but nothing', async () => {
    expect((await choose(learner.browser, 'no-such-project')).status).toBe(404);
    const { status } = await ask(learner.browser, advanceProject, {
      params: { id: project.id },
      body: { progress: 101, status: 'completed' },
    });
    expect(status).toBe(422);
    expect(await parts.database.query('select 1 from public.project_assignments')).toEqual([]);
  });
});

describe('advancing', () => {
  it('takes four steps by either id, and the last earns skills, points, achievements and a notification', async () => {
    const { id } = (await start(learner.browser, project.id)).body.assignment;
    const before = await bell();
    const seen = [
      await step(learner.browser, project.id, 0),
      await step(learner.browser, id, 25),
      await step(learner.browser, id.toUpperCase(), 50),
    ].map(({ body }) => [body.assignment.progress, body.assignment.status, body.applied]);
    expect(seen).toEqual([
      [25, 'in_progress', true],
      [50, 'in_progress', true],
      [75, 'in_progress', true],
    ]);
    expect((await dashboardOf(learner.browser)).skills).toEqual([]);

    const last = (await step(learner.browser, project.id, 75)).body;
    expect(last.assignment).toMatchObject({ progress: 100, status: 'completed' });
    expect(last.newAchievements).toContain('First project finished');

    const dashboard = await dashboardOf(learner.browser);
    const gains = skillGains(project);
    expect(Object.fromEntries(dashboard.skills.map((skill) => [skill.id, skill.proficiency]))).toEqual(
      Object.fromEntries(gains.map(({ skill, gain }) => [skill, gain])),
    );
    expect(dashboard.achievements.map(({ name }) => name).sort()).toEqual([...last.newAchievements].sort());
    expect(dashboard.stats).toEqual({
      currentStreak: 1,
      coursesCompleted: 0,
      projectsCompleted: 1,
      totalPoints:
        4 * pointsForStep +
        pointsForCompleting[project.difficulty] +
        pointsForAchievement * last.newAchievements.length,
    });
    expect(Number(dashboard.recommendations[0]!.confidence)).toBeGreaterThan(0);
    expect((await bell()).slice(before.length)).toEqual([
      `Project completed: ${title}`,
      ...last.newAchievements.map((name) => `Achievement earned: ${name}`),
    ]);
    expect((await ask(learner.browser, listSkills)).body).toEqual(dashboard.skills);
    expect((await ask(learner.browser, readUserStats)).body).toEqual(dashboard.stats);
    expect((await ask(learner.browser, listCareerRecommendations)).body).toEqual(dashboard.recommendations);
  });

  it('applies a step once, and answers a second one with what is stored', async () => {
    await start(learner.browser, project.id);
    const [first, second] = [
      await step(learner.browser, project.id, 0),
      await step(learner.browser, project.id, 0),
    ];
    expect([first.body.applied, second.body.applied]).toEqual([true, false]);
    expect(second.body.assignment).toEqual(first.body.assignment);
    // The specified call names only what it wants; it is one step however often it comes.
    const plain = () =>
      ask(learner.browser, advanceProject, {
        params: { id: project.id },
        body: { progress: 50, status: 'in_progress' },
      });
    expect((await plain()).body).toMatchObject({ applied: true, assignment: { progress: 50 } });
    expect((await plain()).body).toMatchObject({ applied: false, assignment: { progress: 50 } });
  });

  it('never jumps: asking for 100 at once gets what is stored', async () => {
    await start(learner.browser, project.id);
    const { body } = await ask(learner.browser, advanceProject, {
      params: { id: project.id },
      body: { progress: 100, status: 'completed' },
    });
    expect(body).toMatchObject({ applied: false, assignment: { progress: 0, status: 'in_progress' } });
  });

  it('ends at completed, and at reviewed, which earns once more', async () => {
    await finish(learner.browser, project.id);
    const done = await dashboardOf(learner.browser);
    for (const seen of [75, 100])
      expect((await step(learner.browser, project.id, seen)).body).toMatchObject({
        applied: false,
        newAchievements: [],
        assignment: { status: 'completed', progress: 100 },
      });
    expect(await dashboardOf(learner.browser)).toEqual(done);

    const deps = realDeps(undefined, 'test');
    await recordReview(learner.learnerId, project.id, deps);
    await recordReview(learner.learnerId, project.id, deps);
    const reviewed = await dashboardOf(learner.browser);
    expect(reviewed.projectAssignments[0]).toMatchObject({ status: 'reviewed', progress: 100 });
    expect(reviewed.achievements[0]).toMatchObject({ id: 'first-review', category: 'COLLABORATION' });
    expect(reviewed.stats.projectsCompleted).toBe(1);
    expect((await bell()).filter((title) => title.startsWith('Your project was reviewed'))).toHaveLength(1);
  });

  it('takes a step back once, and nothing that was earned otherwise goes with it', async () => {
    const back = (seen: number, browser = learner.browser) =>
      ask(browser, takeBackStep, { params: { id: project.id }, body: { seen } });
    await start(learner.browser, project.id);
    expect((await back(0)).body, 'nothing to take back').toMatchObject({
      applied: false,
      assignment: { progress: 0, status: 'in_progress' },
    });
    const before = await dashboardOf(learner.browser);
    await step(learner.browser, project.id, 0);
    expect((await back(25)).body).toMatchObject({
      applied: true,
      assignment: { progress: 0, status: 'in_progress' },
    });
    expect(await dashboardOf(learner.browser)).toEqual(before);

    await finish(learner.browser, other!.id);
    for (const seen of [0, 25, 50]) await step(learner.browser, project.id, seen);
    const [almost, rung] = [await dashboardOf(learner.browser), await bell()];
    await step(learner.browser, project.id, 75);
    expect(await dashboardOf(learner.browser)).not.toEqual(almost);
    expect((await back(75)).body, 'it has moved on').toMatchObject({ applied: false });
    const stranger = await signUpLearner(parts, { email: 'ola@learner.example', firstName: 'Ola' });
    expect((await back(100, stranger.browser)).status).toBe(404);
    expect((await back(100, openBrowser())).status).toBe(401);
    expect((await back(100)).body).toMatchObject({
      applied: true,
      assignment: { progress: 75, status: 'in_progress', completedAt: null },
    });
    expect(await dashboardOf(learner.browser)).toEqual(almost);
    expect(await bell()).toEqual(rung);
    expect((await back(100)).body, 'twice is once').toMatchObject({ applied: false });
  });

  it('keeps a project that has been completed for a while, or reviewed', async () => {
    await finish(learner.browser, project.id);
    const back = async () =>
      (await ask(learner.browser, takeBackStep, { params: { id: project.id }, body: { seen: 100 } })).body;
    await parts.database.query(
      "update public.project_assignments set completed_at = completed_at - interval '11 minutes'",
    );
    expect(await back()).toMatchObject({ applied: false, assignment: { status: 'completed' } });
    await parts.database.query('update public.project_assignments set completed_at = now()');
    await recordReview(learner.learnerId, project.id, realDeps(undefined, 'test'));
    expect(await back()).toMatchObject({ applied: false, assignment: { status: 'reviewed' } });
  });

  it('makes good what an interrupted call left out', async () => {
    await finish(learner.browser, project.id);
    const before = await dashboardOf(learner.browser);
    await parts.database.query('delete from public.earned_achievements');
    await parts.database.query("delete from public.learning_activities where kind = 'achievement'");
    const { body } = await step(learner.browser, project.id, 75);
    expect(body.applied).toBe(false);
    const after = await dashboardOf(learner.browser);
    expect(after.achievements.map(({ id }) => id).sort()).toEqual(
      before.achievements.map(({ id }) => id).sort(),
    );
    expect(after.stats).toEqual(before.stats);
  });

  it('brings no skill above 100, however much is completed', async () => {
    const gainOf = (id: string, skill: string) =>
      skillGains(learnerProjects.find((one) => one.id === id)!).find((gain) => gain.skill === skill)?.gain ??
      0;
    const taught = learnerProjects.flatMap((one) =>
      skillGains(one).map(({ skill, gain }) => ({ ...one, skill, gain })),
    );
    const total = (skill: string) =>
      taught.filter((one) => one.skill === skill).reduce((sum, { gain }) => sum + gain, 0);
    const skill = taught.map((one) => one.skill).find((one) => total(one) > 100)!;
    let reached = 0;
    for (const { id } of taught.filter((one) => one.skill === skill)) {
      await finish(learner.browser, id);
      reached = Math.min(100, reached + gainOf(id, skill));
      const now = (await dashboardOf(learner.browser)).skills;
      expect(now.find((one) => one.id === skill)?.proficiency).toBe(reached);
      expect(now.map(({ proficiency }) => proficiency)).toEqual(
        now.map(({ proficiency }) => proficiency).sort((a, b) => b - a),
      );
    }
    expect(reached).toBe(100);
  });
});

describe('the streak', () => {
  const work = (...daysAgo: number[]) =>
    parts.database.query(
      `insert into public.learning_activities (learner_id, kind, subject, points, day)
       select $1, 'advanced', 'some-project', 0, day::date from unnest($2::text[]) as day`,
      [learner.learnerId, daysAgo.map((ago) => addDays(today(), -ago))],
    );

  it.each([
    [[0, 0, 1, 2, 4], 3],
    [[1, 2], 2],
    [[2, 3, 4], 0],
    [Array.from({ length: 40 }, (_, ago) => ago), 40],
  ])('of work %j days ago is %i', async (daysAgo, streak) => {
    await work(...daysAgo);
    expect((await ask(learner.browser, readUserStats)).body.currentStreak).toBe(streak);
  });

  it('of seven days is an achievement with the next step', async () => {
    await work(1, 2, 3, 4, 5, 6);
    await start(learner.browser, project.id);
    expect((await dashboardOf(learner.browser)).achievements.map(({ id }) => id)).toEqual(['seven-days']);
  });
});

describe('an enrolment', () => {
  const course = project.courses[0]!;
  const own = learnerProjectsOf(course);
  const pick = () => ask(learner.browser, enrol, { body: { course } });

  it('is made once, and its progress is the share of the projects of its course', async () => {
    const first = await pick();
    const second = await pick();
    expect(first.body.enrollment).toMatchObject({
      progress: 0,
      course: { slug: course },
      projectsCompleted: 0,
    });
    expect(second.body).toEqual(first.body);
    await finish(learner.browser, project.id);
    const [enrolment] = (await dashboardOf(learner.browser)).enrollments;
    expect(enrolment).toMatchObject({
      id: first.body.enrollment.id,
      projectsCompleted: 1,
      projectsTotal: own.length,
      progress: Math.floor(100 / own.length),
    });
    expect((await bell()).filter((title) => title.startsWith('You are enrolled in'))).toHaveLength(1);
  });

  it('is a course completed when all of its projects are, also when it begins after them', async () => {
    for (const { id } of own) await finish(learner.browser, id);
    expect((await dashboardOf(learner.browser)).stats.coursesCompleted).toBe(0);
    expect((await pick()).body.enrollment.progress).toBe(100);
    const dashboard = await dashboardOf(learner.browser);
    expect(dashboard.stats.coursesCompleted).toBe(1);
    expect(dashboard.achievements.map(({ id }) => id)).toContain('course-finished');
  });

  it('is refused for a course that we do not have', async () => {
    const { status } = await ask(learner.browser, enrol, { body: { course: 'alchemy' } });
    expect(status).toBe(422);
  });
});

it('shows what is urgent first and what is finished last', async () => {
  const ids = learnerProjects.slice(0, 4).map(({ id }) => id);
  await finish(learner.browser, ids[0]!);
  await choose(learner.browser, ids[1]!);
  await start(learner.browser, ids[2]!);
  await start(learner.browser, ids[3]!);
  await parts.database.query(
    "update public.project_assignments set due_day = '2020-01-01' where project_id = $1",
    [ids[3]],
  );
  const { body } = await ask(learner.browser, listAssignments);
  expect(body.map(({ projectId }) => projectId)).toEqual([ids[3], ids[2], ids[1], ids[0]]);
});

it('recommends without a session too, and then matches nothing', async () => {
  const { status, body } = await ask(openBrowser(), listCareerRecommendations);
  expect(status).toBe(200);
  expect(new Set(body.map(({ confidence }) => confidence))).toEqual(new Set(['0.00']));
});

it('is all in the download of the account, and gone with it', async () => {
  await finish(learner.browser, project.id);
  await ask(learner.browser, enrol, { body: { course: project.courses[0]! } });
  const [row] = await parts.database.query<{ part: Record<string, unknown[]> }>(
    'select private.export_of_learning($1) as part',
    [learner.learnerId],
  );
  expect(
    Object.fromEntries(Object.entries(row!.part).map(([name, list]) => [name, list.length])),
  ).toMatchObject({
    enrolments: 1,
    projectAssignments: 1,
    skills: skillGains(project).length,
  });
  expect(row!.part['activities']!.length).toBeGreaterThan(5);
  await parts.database.query('delete from auth.users where id = $1', [learner.learnerId]);
  for (const table of [
    'enrolments',
    'project_assignments',
    'learner_skills',
    'earned_achievements',
    'learning_activities',
  ])
    expect(await parts.database.query(`select 1 from public.${table}`), table).toEqual([]);
});
