import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWorkings } from '#shared/contracts/desk-workings.ts';
import { readHealth } from '#shared/contracts/health.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { runJob } from '../support/doors.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask } from '../support/learning.ts';
import { openBrowser, signUpLearner, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** What a monitor outside and the desk are told of everything that runs by itself. */
let parts: FunctionParts;
let dana: TestLearner;
beforeAll(async () => {
  parts = await startFunctionParts();
  dana = await makeStaff(parts, { email: 'dana@staff.example' });
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('truncate public.jobs');
});

const sql = (text: string, values: readonly unknown[] = []) => parts.database.query(text, values);
const visitor = openBrowser();
const send = async (change = {}) => {
  const body = enquiryBody(change);
  expect((await visitor.call(submitForm, { body })).status).toBe(200);
  return body;
};
const health = async () => {
  const answer = await visitor.call(readHealth);
  const { requestId: _id, ...body } = (await answer.json()) as Record<string, unknown>;
  return [answer.status, body];
};
const workings = async () => (await ask(dana.browser, readWorkings)).body;
const sums = async () => {
  const { lost, doubled, late, failed } = await workings();
  return { lost, doubled, late, failed };
};
const none = { lost: 0, doubled: 0, late: 0, failed: 0 };

describe('a monitor', () => {
  it('hears that all is well once mails are being sent, and of nothing else', async () => {
    const well = { success: true, database: 'ok', mails: 'ok' };
    expect(await health()).toEqual([200, { ...well, jobs: 'late' }]);
    await runJob('deliver-mails');
    expect(await health()).toEqual([200, { ...well, jobs: 'ok' }]);
    await sql("update public.jobs set ended_at = now() - interval '12 minutes'");
    expect(await health()).toEqual([200, { ...well, jobs: 'late' }]);
  });

  it('hears of a mail that nobody comes for, and not of one that is tried again later', async () => {
    await parts.mailbox.pause();
    await send();
    expect(await health()).toMatchObject([200, { mails: 'ok' }]);
    await sql("update public.outbox_mails set next_attempt_at = now() - interval '11 minutes'");
    expect(await health()).toMatchObject([200, { mails: 'late' }]);
    await parts.mailbox.resume();
  });

  it('hears 503 while the database is away', async () => {
    await parts.database.pause();
    const [status] = await health();
    await parts.database.resume();
    expect(status).toBe(503);
  });
});

describe('a job', () => {
  it('leaves its beginning, its end and its last failure', async () => {
    await runJob('apply-retention');
    await sql('alter function public.lease_mail rename to lease_mail_away');
    const failed = await runJob('deliver-mails').finally(() =>
      sql('alter function public.lease_mail_away rename to lease_mail'),
    );
    const { jobs } = await workings();
    const byName = new Map(jobs.map((job) => [job.job, job]));
    expect(byName.get('apply-retention')).toMatchObject({ runs: 1, failures: 0, failure: null });
    expect(byName.get('apply-retention')?.endedAt).not.toBeNull();
    expect([failed.status, byName.get('deliver-mails')]).toMatchObject([
      503,
      { runs: 1, failures: 1, failure: 'service_unavailable', endedAt: null },
    ]);
    await runJob('deliver-mails');
    const after = (await workings()).jobs.find(({ job }) => job === 'deliver-mails');
    expect(after).toMatchObject({ runs: 2, failures: 1, failure: 'service_unavailable' });
    expect(after?.endedAt).not.toBeNull();
  });
});

describe('what must be none', () => {
  it('is none after a day like any other', async () => {
    await send();
    await send({ email: 'other@visitor.example' });
    expect(await sums()).toEqual(none);
  });

  it('counts an enquiry without a mail, one that is there twice, a mail that is late and one that failed', async () => {
    const { email } = await send();
    await sql("update public.enquiries set received_at = now() - interval '11 minutes'");
    expect(await sums()).toEqual(none);
    await sql('delete from public.outbox_mails');
    expect(await sums()).toEqual({ ...none, lost: 1 });

    await send({ email: 'twice@visitor.example' });
    await sql(
      `insert into public.enquiries (enquiry_id, reference, form_type, first_name, last_name, email, phone_typed, programme, labels, answers_hash, received_at)
       select gen_random_uuid(), 'KR-AAAAA-AAAAA', form_type, first_name, last_name, email, phone_typed, programme, labels, answers_hash, received_at
       from public.enquiries where email = 'twice@visitor.example'`,
    );
    expect(await sums()).toEqual({ ...none, lost: 1, doubled: 1 });

    await sql("update public.outbox_mails set state = 'queued', next_attempt_at = now() - interval '1 hour'");
    const late = (await sums()).late;
    expect(late).toBeGreaterThan(0);
    await sql("update public.outbox_mails set state = 'failed', last_error = 'EENVELOPE:550'");
    expect(await sums()).toEqual({ lost: 1, doubled: 1, late: 0, failed: late });

    const { failures, mails } = await workings();
    expect(failures).toHaveLength(late);
    expect(failures[0]).toMatchObject({ code: 'EENVELOPE:550' });
    expect(JSON.stringify({ failures, mails })).not.toContain(email);
  });
});

describe('the workings', () => {
  it('are for the desk alone', async () => {
    const learner = await signUpLearner(parts, { email: 'asha@learner.example' });
    const mentor = await makeStaff(parts, { email: 'mentor@staff.example', role: 'mentor' });
    const outside = await makeStaff(parts, { email: 'femi@staff.example', isOutside: true });
    const answers = [];
    for (const browser of [openBrowser(), learner.browser, mentor.browser, outside.browser])
      answers.push((await browser.call(readWorkings)).status);
    expect(answers).toEqual([401, 403, 403, 403]);
  });

  it('say how many enquiries wait outside the database', async () => {
    expect((await workings()).waitingOutside).toBe(0);
    await parts.database.pause();
    await send();
    await parts.database.resume();
    expect((await workings()).waitingOutside).toBe(1);
    await parts.blobs.stop();
    expect((await workings()).waitingOutside).toBeNull();
    await parts.blobs.start();
  });
});
