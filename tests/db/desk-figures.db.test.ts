import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitDataRequest } from '../../src/shared/contracts/data-request.ts';
import { readDeskFigures } from '../../src/shared/contracts/desk-figures.ts';
import { submitForm } from '../../src/shared/contracts/submit-form.ts';
import { addDays, toLondonDay } from '../../src/shared/rules/london-day.ts';
import { addWorkingHours, workingHoursBetween } from '../../src/shared/rules/reply-clock.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask } from '../support/learning.ts';
import { openBrowser, signUpLearner, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** The figures of the desk are what the rows say, by the clock of promises. */
let parts: FunctionParts;
let dana: TestLearner;

beforeAll(async () => {
  parts = await startFunctionParts();
  dana = await makeStaff(parts, { email: 'dana@staff.example' });
});
afterAll(() => parts.stop());

const figures = async (weeks = '13') =>
  (await ask(dana.browser, readDeskFigures, { query: `?weeks=${weeks}` })).body;

const submit = async (change: Parameters<typeof enquiryBody>[0] = {}) => {
  const body = enquiryBody(change);
  const response = await openBrowser().call(submitForm, { body });
  expect(response.status).toBe(200);
  return String(body.submissionId);
};
const put = (id: string, set: string, values: unknown[] = []) =>
  parts.database.query(`update public.enquiries set ${set} where enquiry_id = $1`, [id, ...values]);

describe('who may', () => {
  it('only the desk, and only after entering it', async () => {
    const learner = await signUpLearner(parts, { email: 'asha@learner.example' });
    const mentor = await makeStaff(parts, { email: 'mentor@staff.example', role: 'mentor' });
    const outside = await makeStaff(parts, { email: 'out@staff.example', isOutside: true });
    for (const [browser, status] of [
      [openBrowser(), 401],
      [learner.browser, 403],
      [mentor.browser, 403],
      [outside.browser, 403],
      [dana.browser, 200],
    ] as const)
      expect((await browser.call(readDeskFigures)).status).toBe(status);
  });
});

it('counts every enquiry in its week, by programme and source, and judges it by the promise', async () => {
  const now = new Date();
  // A Tuesday at least three weeks ago, so that everything there is due.
  let tuesday = addDays(toLondonDay(now), -21);
  while (new Date(`${tuesday}T12:00:00Z`).getUTCDay() !== 2) tuesday = addDays(tuesday, -1);
  const asked = new Date(`${tuesday}T11:00:00Z`);
  const after = (hours: number) => addWorkingHours(asked, hours);
  const at = (id: string, answered: Date | null, state = 'answered') =>
    put(id, 'received_at = $2, first_answered_at = $3, desk_state = $4', [
      asked.toISOString(),
      answered?.toISOString() ?? null,
      state,
    ]);

  await at(await submit({ hearAboutUs: 'referral' }), after(2));
  await at(await submit({ hearAboutUs: 'referral', email: 'b@visitor.example' }), after(24));
  await at(
    await submit({ interestedProgram: 'Project Management', email: 'c@visitor.example' }),
    new Date(after(24).getTime() + 60_000),
  );
  await at(await submit({ interestedProgram: 'Knitting', email: 'd@visitor.example' }), null, 'new');
  await at(await submit({ email: 'e@visitor.example' }), null, 'closed');
  const waiting = await submit({ email: 'f@visitor.example' });
  const set = await submit({ email: 'g@visitor.example' });
  await put(set, "status = 'quarantined'");
  await openBrowser().call(submitDataRequest, {
    body: {
      kind: 'access',
      name: 'By Law',
      email: 'law@visitor.example',
      details: 'A copy, please.',
      submissionId: crypto.randomUUID(),
    },
  });
  await parts.database.query(
    "update public.enquiries set received_at = $1, first_answered_at = $2, answer_by = $3, desk_state = 'answered' where form_type = 'data-request'",
    [asked.toISOString(), after(60).toISOString(), addDays(tuesday, 30)],
  );

  const { weeks, total, programmes, sources, open } = await figures();
  expect(weeks).toHaveLength(13);
  const week = weeks.find((one) => one.week === addDays(tuesday, -1));
  expect(week).toMatchObject({ all: 6, within: 3, late: 2, waiting: 0, closed: 1 });
  // Answered after 2, 24, 24 and a bit, and 60 hours.
  expect(week?.median).toBeCloseTo(24, 1);
  expect(week?.slowest).toBeCloseTo(54.6, 0);
  expect(workingHoursBetween(asked, after(60))).toBeCloseTo(60, 9);
  expect(total).toMatchObject({ all: 7, within: 3, late: 2, waiting: 1, closed: 1 });
  expect(weeks.reduce((sum, one) => sum + one.all, 0)).toBe(total.all);
  expect(weeks.at(-1)).toMatchObject({ all: 1, waiting: 1, median: null });
  expect(open).toEqual({ new: 2, taken: 0, late: 1 });
  for (const rows of [programmes, sources]) {
    expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(total.all);
    for (const { counts, total: sum } of rows)
      expect(counts.reduce((before, count) => before + count, 0)).toBe(sum);
  }
  expect(Object.fromEntries(programmes.map(({ name, total: count }) => [name, count]))).toMatchObject({
    'Project Management': 1,
    'Something else': 1,
    'Data requests': 1,
  });
  expect(sources.find(({ name }) => name === 'Someone told me')?.total).toBe(2);

  await put(waiting, "desk_state = 'taken', taken_by = $2", [dana.learnerId]);
  expect((await figures()).open).toEqual({ new: 1, taken: 1, late: 1 });
  // What is older than the span still waits.
  await put(waiting, "received_at = now() - interval '2 years'");
  expect((await figures('52')).open).toEqual({ new: 1, taken: 1, late: 2 });
  expect((await figures('52')).total.all).toBe(6);
});
