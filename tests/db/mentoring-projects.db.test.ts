import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { downloadAccount } from '#shared/contracts/account.ts';
import { listAssignments } from '#shared/contracts/project-assignments.ts';
import * as handIns from '#shared/contracts/hand-ins.ts';
import * as mentorship from '#shared/contracts/mentor.ts';
import { addStudent, emptyEwork, openEwork } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask, dashboardOf, finish, start, step } from '../support/learning.ts';
import { addMentor, handInBody } from '../support/mentoring.ts';
import { signUpLearner, type TestLearner } from '../support/people.ts';

/** A learner's project is handed in as a whole; "reviewed" comes from a mentor who accepts it. */
let parts: FunctionParts;
let mentor: TestLearner;
let asha: TestLearner;
const workId = 'reply-assistant';
beforeAll(async () => {
  parts = await startFunctionParts();
  mentor = await addMentor(parts);
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.database.query('delete from public.hand_ins');
  asha = await signUpLearner(parts, { email: `${randomUUID()}@learner.example` });
});

const handIn = (who = asha) =>
  ask(who.browser, handIns.handInProject, { params: { workId }, body: handInBody() });

async function accept(handInId: string) {
  const params = { handInId };
  await mentor.browser.call(mentorship.takeHandIn, { params });
  const body = { outcome: 'accepted', summary: 'Well done.', lines: [{ line: 0, level: 4, sentence: '' }] };
  const { status } = await ask(mentor.browser, mentorship.giveFeedback, { params, body });
  expect(status).toBe(200);
}
const statusOf = async () => (await ask(asha.browser, listAssignments)).body[0]?.status;

it('is handed in once it is begun, and only by the learner who has it', async () => {
  expect((await handIn()).status).toBe(404);
  await start(asha.browser, workId);
  const { body } = await handIn();
  expect(body.work.deliverables).toMatchObject([{ id: 0, versions: [{ version: 1, state: 'waiting' }] }]);
  const other = await signUpLearner(parts, { email: `${randomUUID()}@learner.example` });
  const seen = await ask(other.browser, handIns.showProjectHandIns, { params: { workId } });
  expect(seen.body.work.deliverables[0]?.versions).toEqual([]);
  const handInId = body.work.deliverables[0]!.versions[0]!.id;
  const answer = { handInId, messageId: randomUUID(), text: 'Mine?' };
  const said = await ask(other.browser, handIns.answerProjectMentor, { params: { workId }, body: answer });
  expect(said.status).toBe(404);
});

it('that is completed is reviewed by being accepted, with the bell and what a review earns', async () => {
  await finish(asha.browser, workId);
  const { body } = await handIn();
  await accept(body.work.deliverables[0]!.versions[0]!.id);
  expect(await statusOf()).toBe('reviewed');
  const titles = await parts.database.query<{ title: string }>(
    "select title from public.notifications where learner_id = $1 and kind in ('feedback', 'project-reviewed')",
    [asha.learnerId],
  );
  expect(titles.map(({ title }) => title)).toContain('Accepted: A reply assistant with a test report');
  expect((await dashboardOf(asha.browser)).achievements.map(({ name }) => name).length).toBeGreaterThan(0);
  const { body: list } = await ask(asha.browser, handIns.listProjectHandIns);
  expect(list.works).toMatchObject([{ workId, accepted: 1, signedOff: { mentor: 'Odile Marchetti' } }]);
  const signOff = { title: 'A reply assistant with a test report', mentor: 'Odile Marchetti' };
  expect((await dashboardOf(asha.browser)).signOffs).toMatchObject([{ projectId: workId, ...signOff }]);
  const exported = await (await asha.browser.call(downloadAccount)).json();
  expect(exported).toMatchObject({ signOffs: [{ work: workId, ...signOff }] });
});

it('that is accepted before it is completed is reviewed when it is', async () => {
  await start(asha.browser, workId);
  const { body } = await handIn();
  await accept(body.work.deliverables[0]!.versions[0]!.id);
  expect(await statusOf()).toBe('in_progress');
  for (const seen of [0, 25, 50]) await step(asha.browser, workId, seen);
  const last = await step(asha.browser, workId, 75);
  expect(last.body.assignment.status).toBe('reviewed');
});

it('is not judged by the learner, who is a mentor of the course too', async () => {
  const both = await addMentor(parts, { firstName: 'Both' });
  await start(both.browser, workId);
  const { body } = await handIn(both);
  const params = { handInId: body.work.deliverables[0]!.versions[0]!.id };
  expect((await both.browser.call(mentorship.takeHandIn, { params })).status).toBe(404);
  expect((await mentor.browser.call(mentorship.takeHandIn, { params })).status).toBe(200);
});

it('is in the download of one’s data, with the work of the student who has the same address, and is erased with the person', async () => {
  await emptyEwork(parts);
  await start(asha.browser, workId);
  const { body } = await handIn();
  await accept(body.work.deliverables[0]!.versions[0]!.id);
  const student = await addStudent(parts, { email: asha.email });
  const browser = await openEwork(parts, { studentId: student.id });
  await browser.call(handIns.handInWeek, {
    params: { workId: 'prompt-engineering-w01' },
    body: handInBody(),
  });
  const exported = (await (await asha.browser.call(downloadAccount)).json()) as {
    handIns: { work: string }[];
  };
  expect(exported.handIns.map(({ work }) => work)).toEqual([workId, 'prompt-engineering-w01']);
  expect(exported.handIns[0]).toMatchObject({
    feedback: { summary: 'Well done.', mentor: 'Odile Marchetti' },
  });
  await parts.database.query('select public.erase_person($1)', [asha.email]);
  expect(await parts.database.query('select 1 from public.hand_ins')).toEqual([]);
});
