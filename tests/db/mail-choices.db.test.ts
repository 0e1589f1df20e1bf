import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import { changeProfile, readAccount } from '#shared/contracts/account.ts';
import type { HandInWork } from '#shared/contracts/hand-ins.ts';
import { handInWeek } from '#shared/contracts/hand-ins.ts';
import { changeStudentMails, readStudentMails, stopMails } from '#shared/contracts/mail-choices.ts';
import * as mentorship from '#shared/contracts/mentor.ts';
import { at, morning } from '../support/clock.ts';
import { runJob, send } from '../support/doors.ts';
import { addStudent, emptyEwork, openEwork, type TestStudent } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { addMentor, handInBody } from '../support/mentoring.ts';
import { openBrowser, signUpLearner, type TestBrowser, type TestLearner } from '../support/people.ts';

/** Mails about what a mentor said: once a day, never in the quiet hours, and stopped by one press. */
let parts: FunctionParts;
let mentor: TestLearner;
let rosa: TestStudent;
let student: TestBrowser;
const workId = eworkTasksOf('prompt-engineering')[0]!.id;

beforeAll(async () => {
  parts = await startFunctionParts();
  mentor = await addMentor(parts);
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await emptyEwork(parts);
  await parts.database.query('delete from auth.users where id <> $1', [mentor.learnerId]);
  rosa = await addStudent(parts, { email: 'rosa@student.example' });
  student = await openEwork(parts, { studentId: rosa.id });
});

const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  parts.database.query<Row>(text, values);

/** The mentor accepts a deliverable of the student, and says something more. */
async function answerWork(deliverable: number): Promise<void> {
  const handed = await student.call(handInWeek, { params: { workId }, body: handInBody({ deliverable }) });
  const { work } = (await handed.json()) as { work: HandInWork };
  const handInId = work.deliverables.find(({ id }) => id === deliverable)!.versions.at(-1)!.id;
  const act = async (contract: Parameters<TestBrowser['call']>[0], body?: object) => {
    const answer = await mentor.browser.call(contract, { params: { handInId }, ...(body ? { body } : {}) });
    expect(answer.status).toBe(200);
  };
  await act(mentorship.takeHandIn);
  await act(mentorship.giveFeedback, { outcome: 'accepted', summary: 'Good.', lines: [] });
  await act(mentorship.answerAsMentor, { messageId: randomUUID(), text: 'Well done.' });
}

const run = (moment: Date) =>
  at(moment, async () => (await (await runJob('mail-notifications')).json()) as { mails: number });
const mails = async () =>
  (await parts.mailbox.mails()).filter(({ receivers }) => receivers[0] !== mentor.email);

describe('a student without an account', () => {
  it('is written to once a day about all of it, and nothing is said twice', async () => {
    await answerWork(0);
    expect(await run(morning())).toMatchObject({ mails: 1 });
    await answerWork(1);
    expect(await run(morning())).toMatchObject({ mails: 0 });
    const [first, ...others] = await mails();
    expect(others).toEqual([]);
    expect(first?.receivers).toEqual([rosa.email]);
    expect(first?.subject).toMatch(/^Accepted: Week 1: .*, and 1 more$/);
    expect(first?.text).toContain('Your mentor wrote: Week 1');
    expect(first?.text).toContain('http://localhost:8888/ework-platform');

    expect(await run(morning(2))).toMatchObject({ mails: 1 });
    expect(await run(morning(3))).toMatchObject({ mails: 0 });
    expect(await mails()).toHaveLength(2);
  });

  it('is written to by one of two workers at the same moment', async () => {
    await answerWork(0);
    const counts = await at(morning(), () =>
      Promise.all(
        [1, 2].map(async () => (await (await runJob('mail-notifications')).json()) as { mails: number }),
      ),
    );
    expect(counts.map(({ mails: count }) => count).sort()).toEqual([0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([20, 23, 3, 7])('is not written to at %i o’clock, not even what is tried again', async (hour) => {
    await answerWork(0);
    const quiet = morning();
    quiet.setUTCHours(hour);
    // One hour ahead in summer, which the edges are too near to.
    if (
      !/BST|GMT\+1/.test(quiet.toLocaleString('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' }))
    )
      expect(await run(quiet)).toMatchObject({ mails: 0 });
    await parts.mailbox.pause();
    try {
      await run(morning());
    } finally {
      await parts.mailbox.resume();
    }
    await sql("update public.outbox_mails set next_attempt_at = now() - interval '1 minute'");
    quiet.setUTCHours(22);
    await at(quiet, () => runJob('deliver-mails'));
    expect(await mails()).toEqual([]);
    await sql("update public.outbox_mails set next_attempt_at = now() - interval '1 minute'");
    await at(morning(2), () => runJob('deliver-mails'));
    expect(await mails()).toHaveLength(1);
  });

  it('stops one kind, or all, by one press; the link alone changes nothing', async () => {
    await answerWork(0);
    await run(morning());
    const [mail] = await mails();
    const links = [...(mail?.text ?? '').matchAll(/http:\S+\/mails\/stop\?\S+/g)].map(
      ([link]) => new URL(link),
    );
    expect(links.map(({ searchParams }) => searchParams.get('kind'))).toEqual(['feedback', 'answers', null]);
    const token = links[0]!.searchParams.get('token')!;
    const wanted = async () =>
      ((await (await student.call(readStudentMails)).json()) as { mails: object }).mails;
    expect(await wanted()).toEqual({ feedback: true, answers: true });

    const press = (body: object) => openBrowser().call(stopMails, { body });
    expect((await press({ token, kind: 'feedback' })).status).toBe(200);
    expect((await press({ token, kind: 'feedback' })).status).toBe(200);
    expect(await wanted()).toEqual({ feedback: false, answers: true });
    await answerWork(1);
    await run(morning(2));
    expect((await mails()).at(-1)?.subject).toMatch(/^Your mentor wrote: Week 1/);
    expect((await mails()).at(-1)?.text).not.toContain('Accepted');

    // As a mail program does it by itself.
    const programs = await send(
      new Request(`http://localhost:8888/api/mails/stop?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(programs.status).toBe(200);
    expect(await wanted()).toEqual({ feedback: false, answers: false });
    await answerWork(2);
    expect(await run(morning(3))).toMatchObject({ mails: 0 });
    expect(await sql('select 1 from public.ework_notices')).toEqual([]);

    expect((await press({ token: randomUUID() })).status).toBe(404);
    expect((await press({ token: 'none' })).status).toBe(422);
    expect((await press({ token, kind: 'codes' })).status).toBe(422);
  });

  it('switches mails on and off where they are logged in, for themselves alone', async () => {
    const other = await openEwork(parts, { studentId: (await addStudent(parts)).id });
    const off = await student.call(changeStudentMails, { body: { answers: false } });
    expect((await off.json()) as unknown).toEqual({
      success: true,
      mails: { feedback: true, answers: false },
    });
    const theirs = await other.call(readStudentMails);
    expect((await theirs.json()) as unknown).toMatchObject({ mails: { feedback: true, answers: true } });
    for (const stranger of [openBrowser(), mentor.browser])
      expect((await stranger.call(changeStudentMails, { body: { answers: true } })).status).toBe(401);
    const on = await student.call(changeStudentMails, { body: { answers: true } });
    expect((await on.json()) as unknown).toMatchObject({ mails: { feedback: true, answers: true } });
  });

  it('whose access has ended is not written to', async () => {
    await answerWork(0);
    await sql('update public.ework_students set ended_at = now()');
    expect(await run(morning())).toMatchObject({ mails: 0 });
  });
});

describe('someone with an account', () => {
  it('is one person as student and learner: one bell, one mail, one choice', async () => {
    const learner = await signUpLearner(parts, { email: rosa.email });
    await parts.mailbox.clear();
    await answerWork(0);
    expect(await sql('select 1 from public.ework_notices')).toEqual([]);
    expect(await run(morning())).toMatchObject({ mails: 1 });
    expect((await mails()).map(({ text }) => text.includes('/account#settings'))).toEqual([true]);

    await student.call(changeStudentMails, { body: { feedback: false } });
    const account = await learner.browser.call(readAccount);
    expect((await account.json()) as unknown).toMatchObject({
      notificationMails: true,
      mentorMails: { feedback: false, answers: true },
    });
    const change = (body: object) => learner.browser.call(changeProfile, { method: 'PATCH', body });
    expect((await change({ mentorMails: { feedback: true, answers: false } })).status).toBe(200);
    const mine = await student.call(readStudentMails);
    expect((await mine.json()) as unknown).toMatchObject({ mails: { feedback: true, answers: false } });
    await answerWork(1);
    await run(morning(2));
    expect((await mails()).at(-1)?.subject).toMatch(/^Accepted: Week 1/);
  });

  it('stops all mails at one press, and other people’s go on', async () => {
    const learner = await signUpLearner(parts, { email: 'asha@learner.example' });
    const other = await signUpLearner(parts, { email: 'other@learner.example' });
    for (const { learnerId } of [learner, other])
      await sql("select private.notify($1, 'achievement', 'First steps', '/dashboard')", [learnerId]);
    await parts.mailbox.clear();
    expect(await run(morning())).toMatchObject({ mails: 2 });
    const mail = (await mails()).find(({ receivers }) => receivers[0] === learner.email);
    const [, token] = /token=([0-9a-f-]{36})/.exec(mail?.text ?? '') ?? [];
    expect((await openBrowser().call(stopMails, { body: { token } })).status).toBe(200);
    const accounts = await Promise.all(
      [learner, other].map(
        async ({ browser }) => (await (await browser.call(readAccount)).json()) as unknown,
      ),
    );
    expect(accounts).toMatchObject([
      { notificationMails: false, mentorMails: { feedback: false, answers: false } },
      { notificationMails: true, mentorMails: { feedback: true, answers: true } },
    ]);
  });
});
