import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import type { MentorPages } from '#shared/catalogue/words.ts';
import {
  answerWeekMentor,
  handInWeek,
  listWeekHandIns,
  showWeekHandIns,
  type HandInSummary,
  type HandInWork,
} from '#shared/contracts/hand-ins.ts';
import * as mentorship from '#shared/contracts/mentor.ts';
import type { MentorReading, QueuedHandIn } from '#shared/contracts/mentor.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { getCollection } from '../../scripts/content/collections.ts';
import { addStudent, emptyEwork, openEwork, storedTasks, type TestStudent } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { addMentor, handInBody } from '../support/mentoring.ts';
import type { TestBrowser, TestLearner } from '../support/people.ts';

let parts: FunctionParts;
let mentor: TestLearner;
let colleague: TestLearner;
let rosa: TestStudent;
let student: TestBrowser;
beforeAll(async () => {
  parts = await startFunctionParts();
  mentor = await addMentor(parts, { firstName: 'Odile', lastName: 'Marchetti' });
  colleague = await addMentor(parts, { firstName: 'Bram', lastName: 'Osei' });
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await emptyEwork(parts);
  rosa = await addStudent(parts);
  student = await openEwork(parts, { studentId: rosa.id });
});

const [week1] = eworkTasksOf('prompt-engineering');
const workId = week1!.id;
const items = getCollection('eworkWeeks').get(workId)!.deliverables;
const sheets = JSON.parse(
  readFileSync('netlify/generated/mentor-sheets/prompt-engineering.json', 'utf8'),
) as MentorPages[];

async function read<Answer>(response: Response, status = 200): Promise<Answer> {
  const answer = (await response.json()) as Answer;
  expect(response.status, JSON.stringify(answer)).toBe(status);
  return answer;
}

const handIn = async (body: Record<string, unknown> = {}, browser = student) =>
  (
    await read<{ work: HandInWork }>(
      await browser.call(handInWeek, { params: { workId }, body: handInBody(body) }),
    )
  ).work;

const queue = async (who: TestLearner, query = '') =>
  (await read<{ handIns: QueuedHandIn[] }>(await who.browser.call(mentorship.listMentorQueue, { query })))
    .handIns;

const act = (who: TestLearner, contract: Contract, handInId: string, body?: object) =>
  who.browser.call(contract, { params: { handInId }, ...(body ? { body } : {}) });

const firstOf = (work: HandInWork) => work.deliverables[0]!.versions;

/** Hands in, takes and answers. */
async function judge(outcome: 'accepted' | 'returned', body: Record<string, unknown> = {}, who = mentor) {
  const work = await handIn(body);
  const versions = work.deliverables.find(({ id }) => id === (body['deliverable'] ?? 0))!.versions;
  const id = versions.at(-1)!.id;
  await read(await act(who, mentorship.takeHandIn, id));
  const answer = {
    outcome,
    summary: `This is ${outcome}.`,
    lines: [{ line: 1, level: 3, sentence: 'Nearly there.' }],
  };
  return { id, reading: await read<MentorReading>(await act(who, mentorship.giveFeedback, id, answer)) };
}

describe('handing in', () => {
  it('keeps every version, ticks the deliverable, and says how the week is doing', async () => {
    const first = await handIn({ link: 'https://work.example/one', note: 'Please look at row 3.' });
    expect(firstOf(first)).toMatchObject([
      {
        version: 1,
        link: 'https://work.example/one',
        text: null,
        note: 'Please look at row 3.',
        state: 'waiting',
      },
    ]);
    expect(first.deliverables.map(({ title }) => title)).toEqual(items.map(({ text }) => text));
    expect(await storedTasks(parts.database, rosa.id)).toMatchObject([
      { deliverables: [0], status: 'in_progress' },
    ]);

    const second = await handIn({ text: '# Eight prompts\n\n1. Repairs' });
    expect(firstOf(second).map(({ version, state }) => [version, state])).toEqual([
      [1, 'replaced'],
      [2, 'waiting'],
    ]);
    expect(firstOf(second)[0]).toMatchObject({ link: 'https://work.example/one' });
    const { works } = await read<{ works: HandInSummary[] }>(await student.call(listWeekHandIns));
    expect(works).toEqual([
      { workId, deliverables: items.length, accepted: 0, returned: 0, waiting: 1, signedOff: null },
    ]);
  });

  it('is done once however often an attempt arrives, and an attempt is one hand-in', async () => {
    const attemptId = randomUUID();
    const once = await handIn({ attemptId });
    expect(await handIn({ attemptId, link: 'https://work.example/other' })).toEqual(once);
    const again = await student.call(handInWeek, {
      params: { workId },
      body: handInBody({ attemptId, deliverable: 1 }),
    });
    expect(again.status).toBe(409);
  });

  it('unticks by the tick box as before, and completes by Complete as before', async () => {
    for (const { number } of items) await handIn({ deliverable: number });
    expect(await storedTasks(parts.database, rosa.id)).toMatchObject([
      { deliverables: items.map(({ number }) => number), status: 'in_progress' },
    ]);
  });

  it.each([
    ['neither link nor text', { link: undefined }],
    ['both', { link: 'https://work.example/', text: 'And this.' }],
    ['http', { link: 'http://work.example/' }],
    ['a script', { link: 'javascript:alert(1)' }],
    ['data', { link: 'data:text/html,<b>x</b>' }],
    ['a password in the address', { link: 'https://me:secret@work.example/' }],
    ['an address without a host', { link: 'https:///work' }],
    ['a link with a space', { link: 'https://work.example/a b' }],
    ['a link that ends an attribute', { link: 'https://work.example/"onclick=x' }],
    ['a text of spaces', { text: ' \n ' }],
    ['a text that is too long', { text: 'x'.repeat(20_001) }],
    ['a note that is too long', { note: 'x'.repeat(1501) }],
    ['NUL in a text', { text: 'a\0b' }],
    ['no attempt', { attemptId: undefined }],
    ['half a number', { deliverable: 0.5 }],
  ])('refuses %s and stores nothing', async (_, body) => {
    const response = await student.call(handInWeek, { params: { workId }, body: handInBody(body) });
    expect(response.status).toBe(422);
    expect(await parts.database.query('select 1 from public.hand_ins')).toEqual([]);
    expect(await storedTasks(parts.database, rosa.id)).toEqual([]);
  });

  it('takes the longest text in the widest letters, with the longest note', async () => {
    const work = await handIn({ text: '漢'.repeat(20_000), note: '漢'.repeat(1500) });
    expect(firstOf(work)[0]?.text).toHaveLength(20_000);
  });

  it('refuses a deliverable that the week does not have, and another course’s week', async () => {
    const post = (params: { workId: string }, body: object) => student.call(handInWeek, { params, body });
    expect((await post({ workId }, handInBody({ deliverable: 40 }))).status).toBe(404);
    expect((await post({ workId: 'cloud-devops-w01' }, handInBody())).status).toBe(404);
    expect((await post({ workId: 'prompt-engineering-w99' }, handInBody())).status).toBe(404);
    expect(await parts.database.query('select 1 from public.hand_ins')).toEqual([]);
  });

  it('stays with its deliverable when the list of them changes', async () => {
    await parts.database.query(
      `insert into public.hand_ins (student_id, course_slug, work_id, deliverable, version, attempt_id, link, place)
       values ($1, 'prompt-engineering', $2, 41, 1, gen_random_uuid(), 'https://work.example/old', 1)`,
      [rosa.id, workId],
    );
    const { work } = await read<{ work: HandInWork }>(
      await student.call(showWeekHandIns, { params: { workId } }),
    );
    expect(work.deliverables.map(({ id }) => id)).toEqual([...items.map(({ number }) => number), 41]);
    expect(work.deliverables.at(-1)?.versions).toHaveLength(1);
  });
});

describe('the queue', () => {
  it('shows what a colleague has taken, was asked and has read, of the courses of both', async () => {
    const stranger = await addMentor(parts, { firstName: 'Elsewhere', courses: ['cloud-devops'] });
    const { colleagues } = await read<mentorship.MentorDesk>(
      await mentor.browser.call(mentorship.readMentorDesk),
    );
    expect(colleagues).toEqual([{ id: colleague.learnerId, name: 'Bram Osei' }]);
    await judge('accepted', {}, colleague);
    const [, second] = items;
    const taken = (await handIn({ deliverable: second?.number ?? 1 })).deliverables[1]!.versions.at(-1)!.id;
    const theirs = async (show: string, whose: string) =>
      (await queue(mentor, `?show=${show}&mentor=${whose}`)).map(({ state }) => state);
    expect(await theirs('open', colleague.learnerId)).toEqual([]);
    await read(await act(colleague, mentorship.takeHandIn, taken));
    expect(await theirs('open', colleague.learnerId)).toEqual(['reading']);
    expect(await theirs('read', colleague.learnerId)).toEqual(['accepted']);
    expect(await theirs('asked', colleague.learnerId)).toEqual([]);
    expect(await theirs('open', stranger.learnerId)).toEqual([]);
    expect(await theirs('read', mentor.learnerId)).toEqual([]);
    const odd = await mentor.browser.call(mentorship.listMentorQueue, { query: '?mentor=me' });
    expect(odd.status).toBe(422);
  });

  it('leaves an audit line of each look, answer and message, one an hour, with no word of it', async () => {
    await parts.database.query('delete from public.audit_lines');
    const { id } = await judge('returned', { note: 'A secret.' });
    await read(await act(mentor, mentorship.showHandIn, id));
    await read(await act(mentor, mentorship.answerAsMentor, id, { messageId: randomUUID(), text: 'Hello.' }));
    await read(await act(colleague, mentorship.showHandIn, id));
    const lines = await parts.database.query(
      'select staff_id, action, student_id, learner_id, detail from public.audit_lines order by line_number',
    );
    const of = (who: TestLearner, action: string, more = '') => ({
      staff_id: who.learnerId,
      action,
      student_id: rosa.id,
      learner_id: null,
      detail: `${workId}, item 1, version 1${more}`,
    });
    expect(lines).toEqual([
      of(mentor, 'work-shown'),
      of(mentor, 'work-judged', ', returned'),
      of(mentor, 'work-answered'),
      of(colleague, 'work-shown'),
    ]);
    await emptyEwork(parts);
    expect(
      await parts.database.query('select 1 from public.audit_lines where student_id is not null'),
    ).toEqual([]);
  });

  it('is by place, and a newer version takes the place of the unread one before it', async () => {
    const lena = await addStudent(parts, { firstName: 'Lena' });
    const other = await openEwork(parts, { studentId: lena.id });
    await handIn();
    await handIn({}, other);
    const before = await queue(mentor);
    expect(before.map(({ person }) => person)).toEqual(['Rosa Lindqvist', 'Lena Lindqvist']);
    await handIn({ link: 'https://work.example/second' });
    const after = await queue(mentor);
    expect(after.map(({ person, version, place }) => [person, version, place])).toEqual([
      ['Rosa Lindqvist', 2, before[0]?.place],
      ['Lena Lindqvist', 1, before[1]?.place],
    ]);
    expect(after[0]?.waitingSince).toBe(before[0]?.waitingSince);
  });

  it('pages by place, so that what is read meanwhile moves nothing', async () => {
    await parts.database.query(
      `insert into public.hand_ins (student_id, course_slug, work_id, deliverable, version, attempt_id, link, place)
       select $1, 'prompt-engineering', $2, n / 30, 1 + n % 30, gen_random_uuid(), 'https://work.example/', 1000 + n
       from generate_series(1, 70) n`,
      [rosa.id, workId],
    );
    const page = async (query: string) =>
      read<{ handIns: QueuedHandIn[]; nextCursor: string | null }>(
        await mentor.browser.call(mentorship.listMentorQueue, { query }),
      );
    const first = await page('');
    expect(first.handIns).toHaveLength(50);
    await parts.database.query('update public.hand_ins set replaced_at = now() where place < 1011');
    const second = await page(`?cursor=${first.nextCursor}`);
    expect(second.handIns.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, n) => 1051 + n));
    expect(second.nextCursor).toBeNull();
  });

  it('says what is late by two working days, from when the work began to wait', async () => {
    await handIn();
    expect((await queue(mentor))[0]).toMatchObject({ isLate: false });
    await parts.database.query('alter table public.hand_ins disable trigger keep_as_written');
    await parts.database.query("update public.hand_ins set waiting_since = '2026-01-02T10:00:00Z'");
    await parts.database.query('alter table public.hand_ins enable trigger keep_as_written');
    expect((await queue(mentor))[0]).toMatchObject({ isLate: true, dueDay: '2026-01-06' });
  });

  it('is taken by one mentor, who can give it back, and keeps its place', async () => {
    const id = firstOf(await handIn())[0]!.id;
    const place = (await queue(mentor))[0]!.place;
    await read(await act(mentor, mentorship.takeHandIn, id));
    const seen = await read<MentorReading>(await act(colleague, mentorship.takeHandIn, id));
    expect(seen.queued.takenBy).toEqual({ isMe: false, name: 'Odile Marchetti' });
    expect((await queue(mentor, '?show=mine')).map((one) => one.id)).toEqual([id]);
    expect(await queue(colleague, '?show=mine')).toEqual([]);
    const refused = { outcome: 'accepted', summary: 'Mine.', lines: [] };
    expect((await act(colleague, mentorship.giveFeedback, id, refused)).status).toBe(409);
    await read(await act(colleague, mentorship.giveBackHandIn, id));
    expect((await queue(colleague))[0]?.takenBy?.name).toBe('Odile Marchetti');
    await read(await act(mentor, mentorship.giveBackHandIn, id));
    expect((await queue(colleague))[0]).toMatchObject({ takenBy: null, place });
  });

  it('lets another mentor have what was taken a day ago', async () => {
    const id = firstOf(await handIn())[0]!.id;
    await read(await act(mentor, mentorship.takeHandIn, id));
    await parts.database.query("update public.hand_ins set taken_at = now() - interval '25 hours'");
    const seen = await read<MentorReading>(await act(colleague, mentorship.takeHandIn, id));
    expect(seen.queued.takenBy).toMatchObject({ isMe: true });
    const late = { outcome: 'accepted', summary: 'Too late.', lines: [] };
    expect((await act(mentor, mentorship.giveFeedback, id, late)).status).toBe(409);
  });
});

describe('an answer', () => {
  it('has the outcome, a word for the whole and a level for lines of the rubric, and is seen by the student', async () => {
    const { reading } = await judge('returned');
    expect(reading.rubric).toHaveLength(3);
    expect(reading.rubric[0]?.levels).toHaveLength(4);
    expect(reading.sheet?.surprise).toBe(sheets[0]?.sheet?.surprise);
    expect(reading.brief.project?.title).toBe('A reply assistant for a lettings desk');
    const { work } = await read<{ work: HandInWork }>(
      await student.call(showWeekHandIns, { params: { workId } }),
    );
    expect(firstOf(work)[0]).toMatchObject({
      state: 'returned',
      feedback: {
        outcome: 'returned',
        summary: 'This is returned.',
        mentor: 'Odile Marchetti',
        lines: [{ title: reading.rubric[1]?.title, level: 3, sentence: 'Nearly there.' }],
      },
    });
    expect(await queue(mentor)).toEqual([]);
    expect((await queue(mentor, '?show=read')).map(({ state }) => state)).toEqual(['returned']);
  });

  it('is given once', async () => {
    const { id } = await judge('returned');
    const again = await act(mentor, mentorship.giveFeedback, id, {
      outcome: 'accepted',
      summary: 'Changed my mind.',
      lines: [],
    });
    expect(again.status).toBe(409);
    expect(
      (
        await act(colleague, mentorship.giveFeedback, id, {
          outcome: 'accepted',
          summary: 'I say so.',
          lines: [],
        })
      ).status,
    ).toBe(409);
  });

  it('to a version that was replaced meanwhile is refused, and the newer one is still with the same mentor', async () => {
    const id = firstOf(await handIn())[0]!.id;
    await read(await act(mentor, mentorship.takeHandIn, id));
    const newer = firstOf(await handIn({ link: 'https://work.example/newer' })).at(-1)!;
    expect(newer.state).toBe('reading');
    expect(
      (await act(mentor, mentorship.giveFeedback, id, { outcome: 'accepted', summary: 'Good.', lines: [] }))
        .status,
    ).toBe(409);
    await read(
      await act(mentor, mentorship.giveFeedback, newer.id, {
        outcome: 'accepted',
        summary: 'Good.',
        lines: [],
      }),
    );
  });

  it('that accepts ends the deliverable; all accepted is signed off by the last mentor', async () => {
    for (const { number } of items.slice(1)) await judge('accepted', { deliverable: number }, colleague);
    const list = async () =>
      (await read<{ works: HandInSummary[] }>(await student.call(listWeekHandIns))).works[0];
    expect(await list()).toMatchObject({ accepted: items.length - 1, signedOff: null });
    await judge('accepted');
    expect(await list()).toMatchObject({
      accepted: items.length,
      signedOff: { mentor: 'Odile Marchetti', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown },
    });
    const more = await student.call(handInWeek, { params: { workId }, body: handInBody() });
    expect(more.status).toBe(409);
  });

  it('can be answered, each message once, and shows the mentors whose turn it is', async () => {
    const { id } = await judge('returned');
    const messageId = randomUUID();
    const say = (text: string) =>
      student.call(answerWeekMentor, { params: { workId }, body: { handInId: id, messageId, text } });
    await read(await say('Which row do you mean?'));
    const { work } = await read<{ work: HandInWork }>(await say('Which row do you mean?'));
    expect(firstOf(work)[0]?.messages).toMatchObject([{ mentor: null, text: 'Which row do you mean?' }]);
    expect((await queue(colleague, '?show=asked')).map((one) => one.id)).toEqual([id]);
    const reply = { messageId: randomUUID(), text: 'Row 12.' };
    await read(await act(colleague, mentorship.answerAsMentor, id, reply));
    expect(await queue(mentor, '?show=asked')).toEqual([]);
    const { work: after } = await read<{ work: HandInWork }>(
      await student.call(showWeekHandIns, { params: { workId } }),
    );
    expect(firstOf(after)[0]?.messages.map((one) => [one.mentor, one.text])).toEqual([
      [null, 'Which row do you mean?'],
      ['Bram Osei', 'Row 12.'],
    ]);
  });

  it.each([
    ['no word for the whole', { summary: ' ' }],
    ['a fifth level', { lines: [{ line: 0, level: 5, sentence: '' }] }],
    ['an outcome of its own', { outcome: 'signed-off' }],
  ])('refuses %s', async (_, change) => {
    const id = firstOf(await handIn())[0]!.id;
    await read(await act(mentor, mentorship.takeHandIn, id));
    const body = { outcome: 'accepted', summary: 'Good.', lines: [], ...change };
    expect((await act(mentor, mentorship.giveFeedback, id, body)).status).toBe(422);
    expect(await parts.database.query('select 1 from public.mentor_feedback')).toEqual([]);
  });
});

describe('sentences', () => {
  it('are kept for the mentor who saved them', async () => {
    const save = (text: string) => mentor.browser.call(mentorship.saveMentorSentence, { body: { text } });
    await save('Name the source.');
    const { sentences } = await read<mentorship.MentorDesk>(await save('Name the source.'));
    expect(sentences.map(({ text }) => text)).toEqual(['Name the source.']);
    const sentenceId = sentences[0]!.id;
    const drop = { params: { sentenceId } };
    expect(
      (await read<mentorship.MentorDesk>(await colleague.browser.call(mentorship.dropMentorSentence, drop)))
        .sentences,
    ).toEqual([]);
    expect(
      (await read<mentorship.MentorDesk>(await mentor.browser.call(mentorship.readMentorDesk))).sentences,
    ).toHaveLength(1);
    expect(
      (await read<mentorship.MentorDesk>(await mentor.browser.call(mentorship.dropMentorSentence, drop)))
        .sentences,
    ).toEqual([]);
  });
});
