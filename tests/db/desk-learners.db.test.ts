import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '../../src/shared/contracts/contract.ts';
import { listAuditLines, readDeskEntry } from '../../src/shared/contracts/desk-entry.ts';
import {
  agreeEnrolment,
  listDeskLearners,
  moveEnrolment,
  readDeskLearner,
  setAccountRole,
  setMentorCourses,
} from '../../src/shared/contracts/desk-learners.ts';
import { enrol } from '../../src/shared/contracts/enrolments.ts';
import { downloadAccount } from '../../src/shared/contracts/account.ts';
import { enrolmentMessages } from '../../src/shared/messages/desk.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask, dashboardOf, finish } from '../support/learning.ts';
import { openBrowser, signUpLearner, type TestBrowser, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** What staff do with learners: find, enrol, pause, let go, give roles; and who must not. */
let parts: FunctionParts;
let dana: TestLearner;
let mentor: TestLearner;
let outside: TestLearner;
let asha: TestLearner;
let lukasz: TestLearner;
let admin: TestLearner;

beforeAll(async () => {
  parts = await startFunctionParts();
  dana = await makeStaff(parts, { email: 'dana@staff.example' });
  mentor = await makeStaff(parts, { email: 'mentor@staff.example', role: 'mentor', firstName: 'Mena' });
  outside = await makeStaff(parts, { email: 'outside@staff.example', isOutside: true });
  admin = await signUpLearner(parts, { email: 'admin@learner.example', firstName: 'Ade' });
  await parts.database.query('select public.set_ework_admin($1, true)', [admin.email]);
  asha = await signUpLearner(parts, { email: 'asha@learner.example' });
  lukasz = await signUpLearner(parts, {
    email: 'lz@learner.example',
    firstName: 'Łukasz',
    lastName: 'Żółty',
  });
});
afterAll(() => parts.stop());

const list = async (query = '', browser: TestBrowser = dana.browser) =>
  (await ask(browser, listDeskLearners, { query })).body;
const namesOf = async (query: string) => (await list(query)).people.map(({ name }) => name);
const read = async ({ learnerId }: TestLearner) =>
  (await ask(dana.browser, readDeskLearner, { params: { learnerId } })).body;
const terms = { course: 'cloud-devops', version: 0, months: 6, price: 1896, startsOn: '2027-01-11' } as const;

const agree = ({ learnerId }: TestLearner, body: Record<string, unknown> = {}) =>
  dana.browser.call(agreeEnrolment, { params: { learnerId }, body: { ...terms, ...body } });
const move = ({ learnerId }: TestLearner, state: string, version: number) =>
  dana.browser.call(moveEnrolment, {
    params: { learnerId },
    body: { course: 'cloud-devops', version, state },
  });
const setRole = ({ learnerId }: TestLearner, role: string, isGranted: boolean) =>
  dana.browser.call(setAccountRole, { params: { learnerId }, body: { role, isGranted } });

const refusalOf = async (response: Response) => {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
};
const tables = ['enrolments', 'enrolment_terms', 'staff_roles', 'ework_admins', 'mentor_courses'];
const everything = () =>
  Promise.all(
    tables.map((table) => parts.database.query(`select * from public.${table} t order by t::text`)),
  );

describe('who may', () => {
  const calls = (learnerId: string): readonly (readonly [Contract, Record<string, unknown>])[] => [
    [listDeskLearners, {}],
    [readDeskLearner, {}],
    [agreeEnrolment, terms],
    [moveEnrolment, { course: 'cloud-devops', version: 0, state: 'left' }],
    [setAccountRole, { role: 'mentor', isGranted: true }],
    [setMentorCourses, { courses: ['cloud-devops'] }],
    [readDeskLearner, { learnerId }],
  ];

  it('only the desk, and only after entering it; nothing moves for anyone else', async () => {
    const before = await everything();
    for (const [who, browser, refusal] of [
      ['a visitor', openBrowser(), [401, 'not_signed_in']],
      ['the learner', asha.browser, [403, 'forbidden']],
      ['another learner', lukasz.browser, [403, 'forbidden']],
      ['an admin of eWork', admin.browser, [403, 'forbidden']],
      ['a mentor', mentor.browser, [403, 'forbidden']],
      ['staff outside', outside.browser, [403, 'desk_not_entered']],
    ] as const)
      for (const [contract, body] of calls(asha.learnerId)) {
        const response = await browser.call(contract, {
          params: { learnerId: asha.learnerId },
          ...(contract.method === 'GET' ? {} : { body }),
        });
        expect(await refusalOf(response), `${who}: ${contract.method} ${contract.path}`).toEqual(refusal);
      }
    expect(await everything()).toEqual(before);
  });

  it('past our functions neither: the data API asks the same', async () => {
    const before = await everything();
    for (const [name, body] of [
      ['read_desk_learner', { p_learner_id: asha.learnerId }],
      [
        'move_enrolment',
        { p_learner_id: asha.learnerId, p_course: 'x', p_version: 0, p_state: 'left', p_title: 'X' },
      ],
      ['set_role_at_desk', { p_learner_id: asha.learnerId, p_role: 'mentor', p_is_granted: true }],
      ['set_mentor_courses_at_desk', { p_learner_id: asha.learnerId, p_courses: ['cloud-devops'] }],
    ] as const)
      for (const { accessToken } of [asha, mentor]) {
        const response = await fetch(`${parts.database.url}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: {
            apikey: parts.database.publishableKey,
            authorization: `Bearer ${accessToken}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        });
        expect(response.status, name).toBe(403);
      }
    expect(await everything()).toEqual(before);
  });
});

describe('finding', () => {
  it('finds by parts of names and addresses in any spelling, by course and by role', async () => {
    expect(await namesOf('?q=lukasz')).toEqual(['Łukasz Żółty']);
    expect(await namesOf('?q=ŻÓŁ')).toEqual(['Łukasz Żółty']);
    expect(await namesOf('?q=asha%40learner')).toEqual(['Asha Obi']);
    expect(await namesOf('?q=asha+zolty')).toEqual([]);
    expect(await namesOf('?q=%25')).toEqual([]);
    expect(await namesOf('?role=mentor')).toEqual(['Mena Ashworth']);
    expect(await namesOf('?role=ework-admin')).toEqual(['Ade Obi']);
    expect(await namesOf('?course=cybersecurity-with-ai')).toEqual([]);
  });

  it('gives fifty at a time, each once', async () => {
    await parts.database.query(
      `insert into auth.users (id, email, created_at) select gen_random_uuid(), 'many' || n || '@many.example', now() from generate_series(1, 120) n`,
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?q=many.example${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      expect(page.people.length).toBeLessThanOrEqual(50);
      seen.push(...page.people.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    const response = await dana.browser.call(listDeskLearners, { query: '?cursor=nonsense' });
    expect(response.status).toBe(422);
  });
});

describe('an enrolment', () => {
  it('is made with what was agreed, counted, paused, ended and taken up again, its work kept', async () => {
    expect((await agree(asha, { agreed: 'Monthly, ten per cent off.' })).status).toBe(200);
    await finish(asha.browser, 'site-with-backups');
    const [made] = (await read(asha)).enrolments;
    expect(made).toMatchObject({
      state: 'active',
      version: 1,
      projectsCompleted: 1,
      terms: { months: 6, price: 1896, currency: 'GBP', startsOn: '2027-01-11', agreedBy: 'Dana Ashworth' },
    });
    expect(made?.progress).toBeGreaterThan(0);
    expect((await dashboardOf(asha.browser)).enrollments).toHaveLength(1);

    expect((await move(asha, 'paused', 1)).status).toBe(200);
    expect((await dashboardOf(asha.browser)).enrollments).toHaveLength(1);
    expect(await namesOf('?course=cloud-devops&state=paused')).toEqual(['Asha Obi']);

    expect((await move(asha, 'left', 2)).status).toBe(200);
    expect((await dashboardOf(asha.browser)).enrollments).toEqual([]);
    const again = await asha.browser.call(enrol, { body: { course: 'cloud-devops' } });
    expect(again.status).toBe(409);
    expect(((await again.json()) as { message: string }).message).toBe(enrolmentMessages.left);

    expect((await agree(asha, { version: 3, months: 12, price: 2133 })).status).toBe(200);
    const [back] = (await read(asha)).enrolments;
    expect(back).toMatchObject({ state: 'active', projectsCompleted: 1, terms: { months: 12, agreed: '' } });
    expect((await dashboardOf(asha.browser)).enrollments).toHaveLength(1);

    const bell = await parts.database.query<{ title: string }>(
      "select title from public.notifications where learner_id = $1 and kind like 'enrol%' order by notification_number",
      [asha.learnerId],
    );
    expect(bell.map(({ title }) => title.replace(/ (in|left|paused:?) .*/, ' $1'))).toEqual([
      'You are enrolled in',
      'Your place is paused:',
      'You have left',
      'You are back in',
    ]);
    const { history } = await read(asha);
    expect(history.map(({ by, action, detail }) => [by, action, detail])).toEqual([
      ['Dana Ashworth', 'enrolment-agreed', 'cloud-devops, 12 months'],
      ['Dana Ashworth', 'enrolment-moved', 'cloud-devops: paused to left'],
      ['Dana Ashworth', 'enrolment-moved', 'cloud-devops: active to paused'],
      ['Dana Ashworth', 'enrolment-agreed', 'cloud-devops, 6 months'],
    ]);
  });

  it('two at once do not overwrite each other', async () => {
    const before = await everything();
    expect(await refusalOf(await agree(asha, { price: 1 }))).toEqual([409, 'conflict']);
    expect(await refusalOf(await move(asha, 'left', 0))).toEqual([409, 'conflict']);
    expect(await everything()).toEqual(before);
  });

  it('refuses what cannot be: another plan, a price below nothing, no day, a course that is not ours', async () => {
    const before = await everything();
    for (const wrong of [
      { months: 9 },
      { price: -1 },
      { price: 10.5 },
      { startsOn: '2027-02-30' },
      { course: 'astrology' },
    ])
      expect((await agree(lukasz, wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect(await refusalOf(await move(lukasz, 'left', 0))).toEqual([404, 'not_found']);
    expect(await everything()).toEqual(before);
  });

  it('is in the download of its learner, and goes with them', async () => {
    const download = (await (await asha.browser.call(downloadAccount)).json()) as Record<string, unknown>;
    expect(JSON.stringify(download)).toContain('"enrolmentTerms"');
    expect(JSON.stringify(download)).toContain('2027-01-11');
    const gone = await signUpLearner(parts, { email: 'gone@learner.example' });
    expect((await agree(gone)).status).toBe(200);
    await parts.database.query('delete from auth.users where id = $1', [gone.learnerId]);
    const left = await parts.database.query(
      'select 1 from public.enrolment_terms t where not exists (select 1 from public.enrolments e where e.enrolment_id = t.enrolment_id)',
    );
    expect(left).toEqual([]);
  });
});

describe('roles', () => {
  it('makes a mentor who reads for courses, and an admin of eWork, and takes it away', async () => {
    expect((await setRole(lukasz, 'mentor', true)).status).toBe(200);
    await dana.browser.call(setMentorCourses, {
      params: { learnerId: lukasz.learnerId },
      body: { courses: ['cloud-devops', 'cybersecurity-with-ai'] },
    });
    expect((await setRole(lukasz, 'ework-admin', true)).status).toBe(200);
    expect(await read(lukasz)).toMatchObject({
      person: { roles: ['ework-admin', 'mentor'] },
      mentorCourses: ['cloud-devops', 'cybersecurity-with-ai'],
    });
    expect((await ask(lukasz.browser, readDeskEntry)).body.roles).toEqual(['mentor']);
    await setRole(lukasz, 'mentor', false);
    await setRole(lukasz, 'ework-admin', false);
    expect((await read(lukasz)).person.roles).toEqual([]);
    expect((await lukasz.browser.call(readDeskEntry)).status).toBe(403);
  });

  it('gives nobody the desk, and nobody rights of their own', async () => {
    const before = await everything();
    expect((await setRole(lukasz, 'desk', true)).status).toBe(422);
    expect((await setRole(dana, 'mentor', true)).status).toBe(422);
    const own = await dana.browser.call(setMentorCourses, {
      params: { learnerId: dana.learnerId },
      body: { courses: ['cloud-devops'] },
    });
    expect(own.status).toBe(422);
    await expect(
      parts.database.queryAs(
        {
          role: 'authenticated',
          claims: JSON.parse(
            Buffer.from(dana.accessToken.split('.')[1] ?? '', 'base64url').toString(),
          ) as Record<string, unknown>,
        },
        `select public.set_role_at_desk('${lukasz.learnerId}', 'desk', true)`,
      ),
    ).rejects.toThrow(/by the command alone/);
    expect(await everything()).toEqual(before);
  });
});

it('every look and every change has its line', async () => {
  const { lines } = (await ask(dana.browser, listAuditLines)).body;
  const actions = new Set(lines.map(({ action }) => action));
  for (const action of ['role-granted', 'role-revoked', 'mentor-courses-set', 'learner-shown'])
    expect([...actions], action).toContain(action);
});
