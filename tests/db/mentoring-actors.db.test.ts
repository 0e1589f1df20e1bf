import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import * as handIns from '#shared/contracts/hand-ins.ts';
import type { HandInWork } from '#shared/contracts/hand-ins.ts';
import * as mentorship from '#shared/contracts/mentor.ts';
import { addStudent, emptyEwork, openEwork, type TestStudent } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { addMentor, handInBody } from '../support/mentoring.ts';
import { openBrowser, signUpLearner, type TestBrowser, type TestLearner } from '../support/people.ts';

/** Who may read what was handed in, and answer it: the person whose work it is and the mentors of its course, and nobody else. */
let parts: FunctionParts;
let mentor: TestLearner;
let student: TestStudent;
let browser: TestBrowser;
let handInId: string;
const workId = eworkTasksOf('prompt-engineering')[0]!.id;
const people = new Map<string, TestBrowser>();

beforeAll(async () => {
  parts = await startFunctionParts();
  mentor = await addMentor(parts);
  const account = async (who: string, made: Promise<TestLearner>) => people.set(who, (await made).browser);
  people.set('a stranger', openBrowser());
  await account('a learner', signUpLearner(parts, { email: 'asha@learner.example' }));
  await account('a mentor who has not entered', addMentor(parts, { hasEntered: false }));
  await account('staff of the desk', addMentor(parts, { role: 'desk' }));
  await account('someone whose role was taken away', addMentor(parts, { role: null }));
  await account('a mentor of another course', addMentor(parts, { courses: ['cloud-devops'] }));
  await account('a mentor without a course', addMentor(parts, { courses: [] }));
  await account('a mentor who is this student', addMentor(parts, { email: 'both@kestrelrow.example' }));
});
afterAll(() => parts.stop());

beforeEach(async () => {
  await emptyEwork(parts);
  await parts.database.query('delete from public.hand_ins');
  student = await addStudent(parts, { email: 'both@kestrelrow.example' });
  browser = await openEwork(parts, { studentId: student.id });
  const answer = await browser.call(handIns.handInWeek, { params: { workId }, body: handInBody() });
  handInId = ((await answer.json()) as { work: HandInWork }).work.deliverables[0]!.versions[0]!.id;
  people.set('this student', browser);
  const other = await addStudent(parts, { firstName: 'Ivo' });
  people.set('another student', await openEwork(parts, { studentId: other.id }));
});

const everything = async () =>
  JSON.stringify(
    await Promise.all(
      ['hand_ins', 'mentor_feedback', 'hand_in_messages', 'mentor_sentences', 'mentor_courses'].map((table) =>
        parts.database.query(`select * from public.${table} order by 1`),
      ),
    ),
  );

const refusedWith: Readonly<Record<string, number>> = {
  'a stranger': 401,
  'this student': 401,
  'another student': 401,
  'a learner': 403,
  'staff of the desk': 403,
  'someone whose role was taken away': 403,
  'a mentor who has not entered': 403,
  'a mentor of another course': 404,
  'a mentor without a course': 404,
  'a mentor who is this student': 404,
};

const verdict = { outcome: 'accepted', summary: 'Perfect.', lines: [] };

describe('a hand-in', () => {
  it.each(Object.entries(refusedWith))('is not seen, taken or judged by %s', async (who, status) => {
    const actor = people.get(who)!;
    const before = await everything();
    const call: TestBrowser['call'] = (called, options) => actor.call(called, options);
    const params = { handInId };
    expect((await call(mentorship.showHandIn, { params })).status).toBe(status);
    expect((await call(mentorship.takeHandIn, { params })).status).toBe(status);
    expect((await call(mentorship.giveBackHandIn, { params })).status).toBe(status);
    expect((await call(mentorship.giveFeedback, { params, body: verdict })).status).toBe(status);
    const words = { messageId: randomUUID(), text: 'Hello.' };
    expect((await call(mentorship.answerAsMentor, { params, body: words })).status).toBe(status);
    const queue = await call(mentorship.listMentorQueue);
    const listed = (await queue.json()) as { handIns?: unknown[] };
    expect(status === 404 ? listed.handIns : queue.status).toEqual(status === 404 ? [] : status);
    expect(await everything()).toBe(before);
  });

  it('is seen and judged by a mentor of its course, which shows that the rest was refused for who they are', async () => {
    const params = { handInId };
    expect((await mentor.browser.call(mentorship.takeHandIn, { params })).status).toBe(200);
    expect((await mentor.browser.call(mentorship.giveFeedback, { params, body: verdict })).status).toBe(200);
  });

  it('is not seen or answered by another student, nor by one whose access has ended', async () => {
    const other = people.get('another student')!;
    const { work } = (await (await other.call(handIns.showWeekHandIns, { params: { workId } })).json()) as {
      work: HandInWork;
    };
    expect(work.deliverables.flatMap(({ versions }) => versions)).toEqual([]);
    const body = { handInId, messageId: randomUUID(), text: 'Mine too.' };
    const answer = () => other.call(handIns.answerWeekMentor, { params: { workId }, body });
    expect((await answer()).status).toBe(404);
    await parts.database.query('update public.ework_students set ended_at = now()');
    expect((await browser.call(handIns.showWeekHandIns, { params: { workId } })).status).toBe(401);
  });

  it('is lost to a mentor from whom the course is taken, with what they had taken', async () => {
    const params = { handInId };
    const before = await addMentor(parts);
    await before.browser.call(mentorship.takeHandIn, { params });
    await parts.database.query("select public.set_mentor_courses($1, '{}')", [before.email]);
    expect((await before.browser.call(mentorship.showHandIn, { params })).status).toBe(404);
    const seen = await mentor.browser.call(mentorship.showHandIn, { params });
    expect((await seen.json()) as unknown).toMatchObject({ queued: { takenBy: null, state: 'waiting' } });
  });

  it('is lost to a mentor who has signed out, whose token still lives', async () => {
    const gone = await addMentor(parts);
    await parts.database.query('delete from auth.sessions where user_id = $1', [gone.learnerId]);
    const response = await fetch(`${parts.database.url}/rest/v1/rpc/show_hand_in`, {
      method: 'POST',
      headers: {
        apikey: parts.database.publishableKey,
        authorization: `Bearer ${gone.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ p_hand_in_id: handInId }),
    });
    expect((await response.json()) as unknown).toMatchObject({ code: 'PT401' });
  });
});

describe('past our functions', () => {
  const rpc = async (token: string, name: string, body: object) => {
    const response = await fetch(`${parts.database.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: parts.database.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { code?: string }).code;
  };

  it('a learner calls nothing of the service’s, and a mentor’s functions ask who they are', async () => {
    const learner = await signUpLearner(parts, { email: `${randomUUID()}@learner.example` });
    const before = await everything();
    const attempt = { p_attempt_id: randomUUID(), p_link: 'https://work.example/', p_body: null, p_note: '' };
    for (const [name, body] of [
      [
        'hand_in_project',
        {
          p_learner_id: learner.learnerId,
          p_course: 'cloud-devops',
          p_project_id: 'site-with-backups',
          ...attempt,
        },
      ],
      ['show_project_hand_ins', { p_learner_id: mentor.learnerId, p_project_id: 'site-with-backups' }],
      ['set_mentor_courses', { p_email: learner.email, p_courses: ['prompt-engineering'] }],
    ] as const)
      expect(await rpc(learner.accessToken, name, body), name).toBe('42501');
    for (const [name, body] of [
      ['read_mentor_desk', {}],
      ['list_mentor_queue', { p_show: 'open', p_course: null, p_mentor: null, p_after: 0, p_limit: 50 }],
      ['take_hand_in', { p_hand_in_id: handInId }],
      ['save_mentor_sentence', { p_body: 'Hello.' }],
      [
        'give_feedback',
        {
          p_hand_in_id: handInId,
          p_outcome: 'accepted',
          p_summary: 'Perfect.',
          p_line_titles: [],
          p_line_levels: [],
          p_line_sentences: [],
          p_title: 'x',
        },
      ],
    ] as const)
      expect(await rpc(learner.accessToken, name, body), name).toBe('PT403');
    expect(await everything()).toBe(before);
  });

  it('a mentor says nothing for a version that they have not taken, nor twice', async () => {
    const body = {
      p_hand_in_id: handInId,
      p_outcome: 'returned',
      p_summary: 'Again.',
      p_line_titles: [],
      p_line_levels: [],
      p_line_sentences: [],
      p_title: 'x',
    };
    expect(await rpc(mentor.accessToken, 'give_feedback', body)).toBe('PT409');
    await rpc(mentor.accessToken, 'take_hand_in', { p_hand_in_id: handInId });
    expect(await rpc(mentor.accessToken, 'give_feedback', body)).toBeUndefined();
    expect(await rpc(mentor.accessToken, 'give_feedback', body)).toBe('PT409');
  });
});

describe('what was written', () => {
  beforeEach(async () => {
    const params = { handInId };
    await mentor.browser.call(mentorship.takeHandIn, { params });
    await mentor.browser.call(mentorship.giveFeedback, { params, body: verdict });
    const body = { handInId, messageId: randomUUID(), text: 'Thank you.' };
    await browser.call(handIns.answerWeekMentor, { params: { workId }, body });
  });

  it.each([
    "update public.hand_ins set link = 'https://work.example/forged'",
    'update public.hand_ins set version = 9',
    "update public.hand_ins set handed_in_at = now() - interval '9 days'",
    'update public.hand_ins set place = 0',
    "update public.hand_ins set waiting_since = now() - interval '9 days'",
    "update public.mentor_feedback set summary = 'Forged.'",
    "update public.mentor_feedback set outcome = 'returned'",
    "update public.mentor_feedback set given_at = now() - interval '9 days'",
    "update public.mentor_feedback set mentor_name = 'Forged'",
    'update public.mentor_feedback set mentor_id = (select user_id from auth.sessions limit 1 offset 1)',
    "update public.hand_in_messages set body = 'Forged.'",
    'update public.hand_in_messages set sent_at = now()',
  ])('is not changed, even by the database’s owner: %s', async (statement) => {
    const before = await everything();
    await expect(parts.database.query(statement)).rejects.toThrow(/stays/);
    expect(await everything()).toBe(before);
  });

  it('outlives its mentor’s account, and goes with the person whose work it is', async () => {
    const leaving = await addMentor(parts, { firstName: 'Sunniva', lastName: 'Dahl' });
    const again = await browser.call(handIns.handInWeek, {
      params: { workId },
      body: handInBody({ deliverable: 1 }),
    });
    const id = ((await again.json()) as { work: HandInWork }).work.deliverables[1]!.versions[0]!.id;
    await leaving.browser.call(mentorship.takeHandIn, { params: { handInId: id } });
    await leaving.browser.call(mentorship.giveFeedback, { params: { handInId: id }, body: verdict });
    await parts.database.query('delete from auth.users where id = $1', [leaving.learnerId]);
    const { work } = (await (await browser.call(handIns.showWeekHandIns, { params: { workId } })).json()) as {
      work: HandInWork;
    };
    expect(work.deliverables[1]?.versions[0]?.feedback?.mentor).toBe('Sunniva Dahl');
    await parts.database.query('delete from public.ework_students where student_id = $1', [student.id]);
    expect(await parts.database.query('select 1 from public.mentor_feedback')).toEqual([]);
    expect(await parts.database.query('select 1 from public.hand_in_messages')).toEqual([]);
  });
});
