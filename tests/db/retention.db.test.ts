import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retention } from '../../src/shared/catalogue/retention.ts';
import { runJob } from '../support/doors.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { signUpLearner } from '../support/people.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('delete from auth.users');
});

const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  parts.database.query<Row>(text, values);
const emails = async (table: string, column = 'email') =>
  (await sql<{ email: string }>(`select ${column} as email from ${table} order by 1`)).map(
    ({ email }) => email,
  );

async function run() {
  expect((await runJob('apply-retention')).status).toBe(200);
}

/** One day on either side of a period, as SQL reads it. */
const over = (months: number) => `now() - interval '${months} months' - interval '2 days'`;
const within = (months: number) => `now() - interval '${months} months' + interval '2 days'`;

describe('learning', () => {
  const { months } = retention.learning;
  const age = async (learnerId: string, moment: string) => {
    await sql(`update auth.users set created_at = ${moment}, last_sign_in_at = ${moment} where id = $1`, [
      learnerId,
    ]);
    await sql(`update auth.sessions set updated_at = ${moment} where user_id = $1`, [learnerId]);
    await sql(`update public.notifications set created_at = ${moment} where learner_id = $1`, [learnerId]);
    await sql(`update public.enrolments set enrolled_at = ${moment} where learner_id = $1`, [learnerId]);
  };
  const enrol = (learnerId: string) =>
    sql("insert into public.enrolments (learner_id, course) values ($1, 'prompt-engineering')", [learnerId]);

  it('of a person without a sign of life for seven years is erased with the account, and of no one else', async () => {
    const gone = await signUpLearner(parts, { email: 'gone@learner.example' });
    const here = await signUpLearner(parts, { email: 'here@learner.example' });
    const back = await signUpLearner(parts, { email: 'back@learner.example' });
    for (const { learnerId } of [gone, here, back]) await enrol(learnerId);
    await age(gone.learnerId, over(months));
    await age(here.learnerId, within(months));
    await age(back.learnerId, over(months));
    await sql('update auth.sessions set updated_at = now() where user_id = $1', [back.learnerId]);
    await run();
    expect(await emails('auth.users')).toEqual(['back@learner.example', 'here@learner.example']);
    // Back after seven years: the account goes on, the record of the old course does not.
    expect(await sql('select learner_id from public.enrolments')).toEqual([{ learner_id: here.learnerId }]);
    const [log] = await sql(
      "select count(*)::int as lines from auth.audit_log_entries where payload::text like '%gone@learner.example%'",
    );
    expect(log).toEqual({ lines: 0 });
  });
});

describe('the newsletter', () => {
  const { months } = retention.marketing;
  const add = (email: string, status: string, confirmed: string, ended = 'null') =>
    sql(
      `insert into public.newsletter_subscriptions (email, status, wording, confirm_token, requested_at, confirmed_at, ended_at)
       values ($1, $2::public.subscription_status, 'words', gen_random_uuid(), ${confirmed}, ${confirmed}, ${ended})`,
      [email, status],
    );

  it('is sent for three years after a person agreed, and then forgotten, stopped or not', async () => {
    await add('a-old@visitor.example', 'confirmed', over(months));
    await add('b-lately@visitor.example', 'confirmed', within(months));
    await add('c-old-and-stopped@visitor.example', 'ended', over(months), 'now()');
    await add('d-stopped@visitor.example', 'ended', within(months), 'now()');
    await run();
    expect(await emails('public.newsletter_subscriptions')).toEqual([
      'b-lately@visitor.example',
      'd-stopped@visitor.example',
    ]);
  });
});

describe('mails that belong to no enquiry', () => {
  const { months } = retention.communications;

  it('are forgotten after three years, but not before they were sent', async () => {
    const add = (email: string, state: string, created: string) =>
      sql(
        `insert into public.outbox_mails (kind, recipient, subject, state, created_at) values ('test', $1, 'A subject', $2::public.mail_state, ${created})`,
        [email, state],
      );
    await add('a-old@visitor.example', 'sent', over(months));
    await add('b-failed@visitor.example', 'failed', over(months));
    await add('c-waiting@visitor.example', 'queued', over(months));
    await add('d-lately@visitor.example', 'sent', within(months));
    await run();
    expect(await emails('public.outbox_mails', 'recipient')).toEqual([
      'c-waiting@visitor.example',
      'd-lately@visitor.example',
    ]);
  });
});
