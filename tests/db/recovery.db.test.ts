import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { realDeps } from '../../netlify/platform/deps.ts';
import { deliverMails } from '../../netlify/services/deliver-mails.ts';
import { erasePerson } from '../../netlify/services/erase-person.ts';
import { checkSubmission } from '../../netlify/services/submission.ts';
import type { SubmitFormRequest } from '../../src/shared/contracts/submit-form.ts';
import { at, morning } from '../support/clock.ts';
import { runJob } from '../support/doors.ts';
import { enquiryBody } from '../support/enquiries.ts';
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

async function run(job: string): Promise<Record<string, unknown>> {
  const response = await runJob(job);
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
}

const waitingRoom = () => getStore('enquiries-waiting');

/** Leaves an enquiry in the waiting room as the door does while the database is away. */
async function leaveWaiting(email: string, id: string = crypto.randomUUID(), goals = 'To learn') {
  const body = { ...enquiryBody({ email, goals }), submissionId: id } as SubmitFormRequest;
  await waitingRoom().setJSON(id, checkSubmission(body, new Date()));
}

describe('what waits while the database is away', () => {
  it('is moved for everybody, however many one client left before them', async () => {
    // Their ids come first, and there are more of them than an address may send in a day.
    await Promise.all(
      Array.from({ length: 51 }, (_, i) =>
        leaveWaiting(
          'one@flood.example',
          `00000000-0000-4000-8000-0000000000${String(i).padStart(2, '0')}`,
          `Question ${i}`,
        ),
      ),
    );
    for (const name of ['ann', 'ben', 'cem']) await leaveWaiting(`${name}@visitor.example`);
    // A run has its time; the next ones take the rest.
    await expect.poll(async () => (await run('recover-enquiries'))['waiting'], { timeout: 100_000 }).toBe(0);
    const rows = await sql(
      "select email, count(*) filter (where status = 'new')::int as new, count(*)::int as kept from public.enquiries group by 1 order by 1",
    );
    expect(rows).toEqual([
      { email: 'ann@visitor.example', new: 1, kept: 1 },
      { email: 'ben@visitor.example', new: 1, kept: 1 },
      { email: 'cem@visitor.example', new: 1, kept: 1 },
      { email: 'one@flood.example', new: 10, kept: 51 },
    ]);
  }, 120_000);

  it('is moved though one entry cannot be read and another not be stored; the daily list counts both', async () => {
    await waitingRoom().setJSON('0-from-an-older-deploy', {
      from: 'an older deploy',
      email: 'OLD@visitor.example',
    });
    const id = '00000000-0000-4000-8000-000000000001';
    const body = { ...enquiryBody({ email: 'odd@visitor.example' }), submissionId: id } as SubmitFormRequest;
    await waitingRoom().setJSON(id, { ...checkSubmission(body, new Date()), reference: 'none of ours' });
    await leaveWaiting('ann@visitor.example');
    expect(await run('recover-enquiries')).toMatchObject({
      status: 200,
      moved: 1,
      waiting: 2,
      unreadable: 1,
      failed: 1,
    });
    expect(await sql('select email from public.enquiries')).toEqual([{ email: 'ann@visitor.example' }]);

    expect(await run('send-daily-list')).toMatchObject({ status: 200, waiting: 2 });
    const list = (await parts.mailbox.mails()).find(({ subject }) => subject.startsWith('Needs a look'));
    expect(list?.text).toContain('2 submissions wait outside the database');

    // Erasing reaches them too, readable or not.
    const deps = realDeps(undefined, 'test');
    expect(await erasePerson('ann@visitor.example', deps)).toMatchObject({ enquiries: 1, waiting: 0 });
    expect(await erasePerson('old@visitor.example', deps)).toMatchObject({ waiting: 1 });
    expect(await erasePerson('Odd@Visitor.example', deps)).toMatchObject({ waiting: 1 });
    expect((await waitingRoom().list()).blobs).toEqual([]);
  });
});

describe('one failing item', () => {
  const queue = (kind: string) =>
    sql(
      "insert into public.outbox_mails (kind, recipient, subject, body_text, body_html) values ($1, 'someone@visitor.example', 'A subject', 'A text', '<p>A text</p>')",
      [kind],
    );

  it('of the outbox does not keep the others from being sent', async () => {
    for (const kind of ['a', 'b', 'c']) await queue(kind);
    const real = realDeps(undefined, 'test');
    let isFirst = true;
    const deps: typeof real = {
      ...real,
      database: (name, args) => {
        if (name === 'complete_mail' && isFirst) {
          isFirst = false;
          return Promise.reject(new Error('a moment without a connection'));
        }
        return real.database(name, args);
      },
    };
    expect(await deliverMails(deps)).toEqual({ sent: 2, retried: 0, failed: 0, unmarked: 1 });
  });

  it('takes no try from a mail that was not begun when time ran out', async () => {
    for (const kind of ['a', 'b', 'c']) await queue(kind);
    const real = realDeps(undefined, 'test');
    const started = Date.now();
    let now = started;
    const realNow = Date.now;
    Date.now = () => now;
    try {
      const deps: typeof real = {
        ...real,
        sendMail: (mail) => {
          now += 16_000;
          return real.sendMail(mail);
        },
      };
      expect(await deliverMails(deps)).toMatchObject({ sent: 1 });
    } finally {
      Date.now = realNow;
    }
    expect(await sql('select state::text, attempts from public.outbox_mails order by attempts')).toEqual([
      { state: 'queued', attempts: 0 },
      { state: 'queued', attempts: 0 },
      { state: 'sent', attempts: 1 },
    ]);
  });

  it('of the daily list is named by its id, and the others are listed', async () => {
    const insert = (id: string, email: string, labels: string) =>
      sql(
        `insert into public.enquiries (enquiry_id, reference, form_type, status, first_name, last_name, email, phone_typed, programme, labels, choices, answers_hash, received_at)
         values ($1, 'KR-7WN7R-7JVCK', 'contact', 'quarantined', 'A', 'B', $2, '', '', $3::jsonb, null, repeat('a', 64), now())`,
        [id, email, labels],
      );
    const odd = '11111111-1111-4111-8111-111111111111';
    await insert(odd, 'odd@visitor.example', '{"email": "odd@visitor.example"}');
    await insert(
      '22222222-2222-4222-8222-222222222222',
      'ann@visitor.example',
      '{"email": "ann@visitor.example"}',
    );
    const real = realDeps(undefined, 'test');
    const deps: typeof real = {
      ...real,
      // A row that no code of ours can read: the column is read by a caller that expects an object.
      database: async (name, args) => {
        const rows = await real.database(name, args);
        if (name === 'list_unreported')
          for (const row of rows as { id: string; labels: unknown; reasons: unknown }[])
            if (row.id === odd) row.reasons = null;
        return rows;
      },
    };
    const { sendDailyList: send } = await import('../../netlify/services/send-daily-list.ts');
    expect(await send(deps)).toMatchObject({ enquiries: 2 });
    const [list] = await parts.mailbox.mails();
    expect(list?.text).toContain(odd);
    expect(list?.text).toContain('ann@visitor.example');
  });

  it('of the notifications does not keep other learners from being written to', async () => {
    const stuck = await signUpLearner(parts, { email: 'stuck@learner.example' });
    const other = await signUpLearner(parts, { email: 'other@learner.example' });
    for (const { learnerId } of [stuck, other])
      await sql("select private.notify($1, 'project', 'You finished a project', '/projects')", [learnerId]);
    await parts.mailbox.clear();
    await sql("update public.notifications set created_at = now() - interval '1 hour'");
    // Auth's own table lets through what ours refuse, where someone wrote to it past every trigger.
    await sql('alter table auth.users disable trigger user');
    await sql("update auth.users set email = 'no address' where id = $1", [stuck.learnerId]);
    await sql('alter table auth.users enable trigger user');
    expect(await at(morning(), () => run('mail-notifications'))).toMatchObject({
      status: 200,
      mails: 1,
      failed: 1,
    });
    expect((await parts.mailbox.mails()).map(({ receivers }) => receivers)).toEqual([
      ['other@learner.example'],
    ]);
  });

  it('of retention does not keep the other jobs from being done, and is seen', async () => {
    await sql(
      "insert into public.rate_limits (key, window_start, count, expires_at) values ('old', now(), 1, now() - interval '1 day')",
    );
    await sql(
      "create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$",
    );
    await sql(
      'create trigger refuse before delete on public.enquiries for each statement execute function public.refuse()',
    );
    try {
      expect((await run('apply-retention')).status).toBeGreaterThanOrEqual(500);
    } finally {
      await sql('drop trigger refuse on public.enquiries');
      await sql('drop function public.refuse()');
    }
    expect(await sql("select key from public.rate_limits where key = 'old'")).toEqual([]);
  });
});
