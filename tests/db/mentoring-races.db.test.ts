import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import * as handIns from '#shared/contracts/hand-ins.ts';
import type { HandInWork } from '#shared/contracts/hand-ins.ts';
import * as mentorship from '#shared/contracts/mentor.ts';
import type { MentorReading } from '#shared/contracts/mentor.ts';
import { addStudent, emptyEwork, openEwork } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { addMentor, handInBody } from '../support/mentoring.ts';
import type { TestBrowser, TestLearner } from '../support/people.ts';

/** On a real PostgreSQL server, where calls run side by side. */
let parts: FunctionParts;
let mentors: TestLearner[];
let student: TestBrowser;
const workId = eworkTasksOf('prompt-engineering')[0]!.id;
beforeAll(async () => {
  parts = await startFunctionParts({ driver: 'postgres' });
  mentors = [];
  for (let one = 0; one < 6; one += 1) mentors.push(await addMentor(parts, { firstName: `Mentor${one}` }));
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await emptyEwork(parts);
  student = await openEwork(parts, { studentId: (await addStudent(parts)).id });
});

const handIn = async (body: Record<string, unknown> = {}) =>
  (await student.call(handIns.handInWeek, { params: { workId }, body: handInBody(body) })).json() as Promise<{
    work: HandInWork;
  }>;

it('of mentors who press "take" at the same moment one has it, and all are told who', async () => {
  const { work } = await handIn();
  const handInId = work.deliverables[0]!.versions[0]!.id;
  const seen = await Promise.all(
    mentors.map(
      async ({ browser }) =>
        (await (await browser.call(mentorship.takeHandIn, { params: { handInId } })).json()) as MentorReading,
    ),
  );
  expect(seen.filter(({ queued }) => queued.takenBy?.isMe)).toHaveLength(1);
  expect(new Set(seen.map(({ queued }) => queued.takenBy?.name)).size).toBe(1);
});

it('of two answers at the same moment one is given', async () => {
  const { work } = await handIn();
  const handInId = work.deliverables[0]!.versions[0]!.id;
  const [{ browser }] = mentors as [TestLearner];
  await browser.call(mentorship.takeHandIn, { params: { handInId } });
  const statuses = await Promise.all(
    ['accepted', 'returned'].map(
      async (outcome) =>
        (
          await browser.call(mentorship.giveFeedback, {
            params: { handInId },
            body: { outcome, summary: outcome, lines: [] },
          })
        ).status,
    ),
  );
  expect(statuses.sort()).toEqual([200, 409]);
});

it('tabs that hand in at the same moment make versions one after the other, of which one waits', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => handIn({ link: `https://work.example/${n}` })));
  const { work } = (await (await student.call(handIns.showWeekHandIns, { params: { workId } })).json()) as {
    work: HandInWork;
  };
  const versions = work.deliverables[0]!.versions;
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(versions.filter(({ state }) => state === 'waiting')).toHaveLength(1);
  expect(await parts.database.query('select distinct place from public.hand_ins')).toHaveLength(1);
});
