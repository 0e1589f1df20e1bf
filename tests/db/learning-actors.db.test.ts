import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUserStats } from '#shared/contracts/user-stats.ts';
import { listSkills } from '#shared/contracts/skills.ts';
import { advanceProject, assignProject, listAssignments } from '#shared/contracts/project-assignments.ts';
import { readDashboard } from '#shared/contracts/dashboard.ts';
import { listCareerRecommendations } from '#shared/contracts/career-recommendations.ts';
import { learnerProjects } from '../../src/shared/catalogue/learner-projects.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask, choose, dashboardOf, finish, start, step } from '../support/learning.ts';
import { openBrowser, signUpLearner, type TestLearner } from '../support/people.ts';
import { enrol } from '../../src/shared/contracts/enrolments.ts';

/** Who may see and change a learner's record: the owner, another learner, a visitor, and a token whose session has ended. */
let parts: FunctionParts;
let owner: TestLearner;
let other: TestLearner;
let leaver: TestLearner;
/** The owner's assignments: one finished, one in progress, one not begun. */
const [finished, running, waiting] = learnerProjects.slice(0, 3).map(({ id }) => id) as [
  string,
  string,
  string,
];
let runningId: string;

const tables = [
  'enrolments',
  'project_assignments',
  'learner_skills',
  'earned_achievements',
  'learning_activities',
] as const;

const everything = () =>
  Promise.all(
    tables.map((table) =>
      parts.database.query(`select * from public.${table} t where t.learner_id = $1 order by t::text`, [
        owner.learnerId,
      ]),
    ),
  );

/** The claims of a token, for statements as its bearer in the database. */
const claimsOf = ({ accessToken }: TestLearner) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

const asOwner = () => ({ role: 'authenticated' as const, claims: claimsOf(owner) });
const asOther = () => ({ role: 'authenticated' as const, claims: claimsOf(other) });
const asLeaver = () => ({ role: 'authenticated' as const, claims: claimsOf(leaver) });
const asVisitor = { role: 'anon' as const };

/** The data API with a token of one's own, past our functions. */
const rest = (path: string, token: string, init: { method?: string; body?: unknown } = {}) =>
  fetch(`${parts.database.url}/rest/v1/${path}`, {
    method: init.method ?? 'GET',
    headers: {
      apikey: parts.database.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });

beforeAll(async () => {
  parts = await startFunctionParts();
  owner = await signUpLearner(parts, { email: 'owner@learner.example' });
  other = await signUpLearner(parts, { email: 'other@learner.example' });
  leaver = await signUpLearner(parts, { email: 'leaver@learner.example' });
  await finish(owner.browser, finished);
  runningId = (await start(owner.browser, running)).body.assignment.id;
  await choose(owner.browser, waiting);
  await ask(owner.browser, enrol, { body: { course: 'cloud-devops' } });
  await start(leaver.browser, running);
  // Signed out on the server; the token itself is good for most of an hour.
  await parts.database.query('delete from auth.sessions where user_id = $1', [leaver.learnerId]);
});
afterAll(() => parts.stop());

const endpoints = [
  ['GET /api/dashboard', readDashboard, {}],
  ['GET /api/project-assignments', listAssignments, {}],
  ['GET /api/skills', listSkills, {}],
  ['GET /api/user-stats', readUserStats, {}],
  [
    'POST /api/project-assignments',
    assignProject,
    { body: { projectId: waiting, status: 'in_progress', progress: 0 } },
  ],
  ['POST /api/enrolments', enrol, { body: { course: 'cloud-devops' } }],
  [
    'PATCH /api/project-assignments/:id/progress',
    advanceProject,
    { method: 'PATCH', params: { id: running }, body: { progress: 25, status: 'in_progress', seen: 0 } },
  ],
] as const;

describe('every endpoint', () => {
  it.each(endpoints)('%s answers a visitor 401 and changes nothing', async (_name, door, options) => {
    const before = await everything();
    const response = await openBrowser().call(door, options);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false, code: 'not_signed_in' });
    expect(await everything()).toEqual(before);
  });

  it.each(endpoints)(
    '%s answers a token that was signed out 401 and changes nothing',
    async (_name, door, options) => {
      const browser = openBrowser();
      // Without a refresh token that works, so that nothing but the old token speaks.
      browser.cookies.set('__Host-session', `${leaver.accessToken}~used-up`);
      const before = await parts.database.query(
        'select * from public.learning_activities order by activity_id',
      );
      const response = await browser.call(door, options);
      expect(response.status).toBe(401);
      expect(browser.cookies.has('__Host-session')).toBe(false);
      expect(
        await parts.database.query('select * from public.learning_activities order by activity_id'),
      ).toEqual(before);
    },
  );

  it.each(endpoints)('%s answers a forged token 401', async (_name, door, options) => {
    const [head, , signature] = other.accessToken.split('.');
    const payload = Buffer.from(JSON.stringify({ ...claimsOf(other), sub: owner.learnerId })).toString(
      'base64url',
    );
    const browser = openBrowser();
    browser.cookies.set('__Host-session', `${head}.${payload}.${signature}~used-up`);
    const before = await everything();
    expect((await browser.call(door, options)).status).toBe(401);
    expect(await everything()).toEqual(before);
  });

  it('for the career path alone, such a person is a visitor', async () => {
    const browser = openBrowser();
    browser.cookies.set('__Host-session', `${leaver.accessToken}~used-up`);
    expect((await browser.call(listCareerRecommendations)).status).toBe(200);
  });
});

describe('another learner', () => {
  it('sees a record of their own, and none of this one', async () => {
    const dashboard = await dashboardOf(other.browser);
    expect(dashboard).toMatchObject({
      enrollments: [],
      projectAssignments: [],
      skills: [],
      achievements: [],
    });
    expect(dashboard.stats.totalPoints).toBe(0);
  });

  it.each([
    ['the id of an assignment', () => runningId],
    ['the project of an assignment that is not theirs', () => running],
    ['an id that does not exist', () => crypto.randomUUID()],
    ['no id at all', () => "' or true --"],
  ])('gets 404 for %s and changes nothing', async (_name, id) => {
    const before = await everything();
    const answer = await step(other.browser, id(), 0);
    expect(answer.status).toBe(404);
    expect(await everything()).toEqual(before);
    expect(
      await parts.database.query('select 1 from public.learning_activities where learner_id = $1', [
        other.learnerId,
      ]),
    ).toEqual([]);
  });

  it('starting the same project has an assignment of their own', async () => {
    const before = await everything();
    const { body } = await start(other.browser, running);
    expect(body.assignment.id).not.toBe(runningId);
    await step(other.browser, running, 0);
    expect(await everything()).toEqual(before);
    expect((await dashboardOf(other.browser)).projectAssignments).toHaveLength(1);
  });
});

describe.each(tables)('the table %s', (table) => {
  it('shows the owner their own rows, and no one else any of them', async () => {
    const rows = (actor: Parameters<FunctionParts['database']['queryAs']>[0]) =>
      parts.database.queryAs<{ learner_id: string }>(actor, `select learner_id from public.${table}`);
    const own = await rows(asOwner());
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ learner_id }) => learner_id))).toEqual(new Set([owner.learnerId]));
    expect((await rows(asOther())).filter(({ learner_id }) => learner_id === owner.learnerId)).toEqual([]);
    expect(await rows(asLeaver())).toEqual([]);
    await expect(rows(asVisitor)).rejects.toThrow(/permission denied/);
  });

  it('is written by none of them', async () => {
    const before = await everything();
    for (const actor of [asOwner(), asOther(), asLeaver(), asVisitor])
      for (const statement of [
        `insert into public.${table} default values`,
        `update public.${table} set learner_id = learner_id`,
        `delete from public.${table}`,
      ])
        await expect(parts.database.queryAs(actor, statement), statement).rejects.toThrow(
          /permission denied/,
        );
    expect(await everything()).toEqual(before);
  });

  it('is the same through the data API', async () => {
    const own = (await (await rest(`${table}?select=learner_id`, owner.accessToken)).json()) as unknown[];
    expect(own.length).toBeGreaterThan(0);
    const others = await rest(`${table}?learner_id=eq.${owner.learnerId}`, other.accessToken);
    expect(await others.json()).toEqual([]);
    const left = await rest(`${table}?learner_id=eq.${leaver.learnerId}`, leaver.accessToken);
    expect(await left.json()).toEqual([]);
    const before = await everything();
    for (const [method, query, body] of [
      ['POST', '', { learner_id: owner.learnerId }],
      ['PATCH', `?learner_id=eq.${owner.learnerId}`, { learner_id: other.learnerId }],
      ['DELETE', `?learner_id=eq.${owner.learnerId}`, undefined],
    ] as const) {
      const response = await rest(`${table}${query}`, owner.accessToken, { method, body });
      expect(response.ok, method).toBe(false);
    }
    expect(await everything()).toEqual(before);
  });
});

describe('what is earned', () => {
  it.each([
    ['enrol_learner', { p_course: 'cloud-devops', p_title: 'x' }],
    [
      'assign_project',
      { p_project_id: 'x', p_is_started: true, p_due_day: '2030-01-01', p_day: '2026-01-01' },
    ],
    [
      'advance_assignment',
      {
        p_assignment_id: '00000000-0000-4000-8000-000000000000',
        p_seen: 0,
        p_progress: 100,
        p_day: '2026-01-01',
        p_step_points: 1000,
        p_completion_points: 1000,
        p_skill_ids: ['python'],
        p_gains: [100],
        p_title: 'x',
      },
    ],
    [
      'take_back_step',
      {
        p_assignment_id: '00000000-0000-4000-8000-000000000000',
        p_seen: 25,
        p_progress: 0,
        p_finished: 0,
        p_skill_ids: ['python'],
        p_proficiencies: [100],
        p_achievement_ids: [],
        p_achievement_titles: [],
        p_title: 'x',
      },
    ],
    [
      'grant_achievements',
      { p_achievement_ids: ['expert-skill'], p_names: ['x'], p_points: 1000, p_day: '2026-01-01' },
    ],
    ['review_assignment', { p_project_id: finished, p_day: '2026-01-01', p_title: 'x' }],
  ])('cannot be forged: %s is not for learners and visitors', async (name, args) => {
    const before = await everything();
    for (const token of [owner.accessToken, other.accessToken, parts.database.publishableKey]) {
      const response = await rest(`rpc/${name}`, token, {
        method: 'POST',
        body: { p_learner_id: owner.learnerId, ...args },
      });
      expect(response.ok).toBe(false);
    }
    expect(await everything()).toEqual(before);
  });

  it('is read by its owner alone', async () => {
    const read = async (token: string) => {
      const response = await rest('rpc/read_learning', token, { method: 'POST', body: {} });
      return { ok: response.ok, body: (await response.json()) as { assignments?: unknown[] } };
    };
    expect((await read(owner.accessToken)).body.assignments).toHaveLength(3);
    expect((await read(leaver.accessToken)).ok).toBe(false);
    expect((await read(parts.database.publishableKey)).ok).toBe(false);
    // Naming someone else to the function underneath shows nothing either: row-level security decides.
    const [row] = await parts.database.queryAs<{ part: { assignments: unknown[]; totalPoints: number } }>(
      asOther(),
      'select private.learning_of($1::uuid) as part',
      [owner.learnerId],
    );
    expect(row!.part).toMatchObject({
      firstName: '',
      assignments: [],
      skills: [],
      totalPoints: 0,
      latestRun: null,
    });
  });
});
