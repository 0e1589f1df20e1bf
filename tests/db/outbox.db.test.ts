import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callDatabase } from '../../netlify/platform/database.ts';
import { realDeps } from '../../netlify/platform/deps.ts';
import { deliverMails as deliver } from '../../netlify/services/deliver-mails.ts';
import { runJob, send } from '../support/doors.ts';
import { enquiryBody, post } from '../support/enquiries.ts';
import { functionContext, startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(() => parts.reset());

const queue = (id: string, recipient = 'someone@visitor.example', unsubscribeUrl: string | null = null) =>
  callDatabase('queue_mail', {
    p_mail: {
      mail_id: id,
      kind: 'test',
      recipient,
      subject: 'A subject',
      text: 'A text',
      html: '<p>A text</p>',
      unsubscribe_url: unsubscribeUrl,
    },
  });

async function run(job: string) {
  return (await (await runJob(job)).json()) as Record<string, number>;
}
const makeDue = () =>
  parts.database.query(
    "update public.outbox_mails set next_attempt_at = now() - interval '1 second' where state = 'queued'",
  );
const endLeases = () =>
  parts.database.query(
    "update public.outbox_mails set leased_until = now() - interval '1 second' where state = 'sending'",
  );

describe('a failing mail', () => {
  it('is tried eight times with growing pauses, then marked failed and reported', async () => {
    const id = crypto.randomUUID();
    await queue(id);
    await parts.mailbox.pause();
    const pauses: number[] = [];
    try {
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        await makeDue();
        const counts = await run('deliver-mails');
        expect(counts).toMatchObject(attempt < 8 ? { retried: 1, failed: 0 } : { retried: 0, failed: 1 });
        const [mail] = await parts.database.query<{
          state: string;
          attempts: number;
          minutes: number;
          last_error: string;
        }>(
          'select state, attempts, last_error, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from public.outbox_mails',
        );
        expect(mail).toMatchObject({ attempts: attempt, state: attempt < 8 ? 'queued' : 'failed' });
        expect(mail?.last_error).toMatch(/^E[A-Z]+/);
        if (attempt < 8) pauses.push(mail?.minutes ?? -1);
      }
    } finally {
      await parts.mailbox.resume();
    }
    expect(pauses).toEqual([1, 5, 30, 120, 360, 1440, 1440]);
    await parts.database.query("update public.outbox_mails set next_attempt_at = now() - interval '1 day'");
    expect(await run('deliver-mails')).toMatchObject({ sent: 0 });

    expect(await run('send-daily-list')).toMatchObject({ enquiries: 0, mails: 1 });
    const [list] = await parts.mailbox.mails();
    expect(list?.receivers).toEqual(['enquiries@kestrelrow.example']);
    expect(list?.text).toContain('Mails that could not be sent');
  });
});

describe('a mail that a mail program may stop', () => {
  const url = 'https://kestrelrow.example/stop?token=1';

  it('still says so at a later try', async () => {
    const id = crypto.randomUUID();
    await queue(id, undefined, url);
    await parts.mailbox.pause();
    try {
      expect(await run('deliver-mails')).toMatchObject({ retried: 1 });
    } finally {
      await parts.mailbox.resume();
    }
    await makeDue();
    expect(await run('deliver-mails')).toMatchObject({ sent: 1 });
    expect((await parts.mailbox.mails())[0]?.raw).toContain(`List-Unsubscribe: <${url}>`);
  });

  it.each([
    `${url}\r\nBcc: everybody@visitor.example`,
    `${url}>, <mailto:a@b.example`,
    'javascript:alert(1)',
  ])('takes no other header along: %j', async (address) => {
    await expect(queue(crypto.randomUUID(), undefined, address)).rejects.toThrow();
    expect(await parts.database.query('select 1 from public.outbox_mails')).toEqual([]);
  });
});

describe('two workers at once', () => {
  it('send every mail once', async () => {
    const ids = Array.from({ length: 45 }, () => crypto.randomUUID());
    for (const id of ids) await queue(id);
    const counts: Record<string, number>[] = [];
    // On a busy machine the time of a worker may end before its mails do.
    for (let round = 0; round < 3; round += 1)
      counts.push(...(await Promise.all([run('deliver-mails'), run('deliver-mails')])));
    expect(counts.reduce((sum, one) => sum + (one['sent'] ?? 0), 0)).toBe(45);
    const sent = (await parts.mailbox.mails()).map(
      (mail) => /^Message-ID: <([0-9a-f-]{36})@/im.exec(mail.raw)?.[1],
    );
    expect(sent.toSorted()).toEqual(ids.toSorted());
  });
});

describe('a worker that dies', () => {
  it('after the enquiry is stored loses no mail', async () => {
    const script = `
      const { default: handler } = await import('./netlify/functions/forms.ts');
      const body = JSON.parse(process.argv[1]);
      const request = new Request('https://kestrelrow.example/api/submit-form', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await handler(request, { ip: '192.0.2.1', waitUntil() {} });
      process.kill(process.pid, 'SIGKILL');
    `;
    await parts.mailbox.pause();
    const body = enquiryBody();
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(body)], {
      cwd: process.cwd(),
      stdio: 'ignore',
      env: process.env,
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    await parts.mailbox.resume();
    expect(signal).toBe('SIGKILL');
    const rows = await parts.database.query<{ enquiry_id: string }>(
      'select enquiry_id from public.enquiries',
    );
    expect(rows).toEqual([{ enquiry_id: body.submissionId }]);
    expect(await parts.mailbox.mails()).toEqual([]);

    await endLeases();
    await makeDue();
    expect(await run('deliver-mails')).toMatchObject({ sent: 2 });
    expect(await parts.mailbox.mails()).toHaveLength(2);
  });

  it('after the mail server took a mail sends it again as recognisably the same mail', async () => {
    const id = crypto.randomUUID();
    await queue(id);
    const dying = {
      ...realDeps(undefined, 'test'),
      database: ((name: 'lease_mail', args: never) => {
        if ((name as string) === 'complete_mail') return Promise.reject(new Error('the process is gone'));
        return callDatabase(name, args);
      }) as ReturnType<typeof realDeps>['database'],
    };
    expect(await deliver(dying)).toEqual({ sent: 0, retried: 0, failed: 0, unmarked: 1 });
    expect(await run('deliver-mails')).toMatchObject({ sent: 0 });
    await endLeases();
    expect(await run('deliver-mails')).toMatchObject({ sent: 1 });
    const mails = await parts.mailbox.mails();
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail.raw).toContain(`Message-ID: <${id}@kestrelrow.example>`);
  });

  it('in its eighth try leaves a mail that is marked failed', async () => {
    const id = crypto.randomUUID();
    await queue(id);
    await parts.database.query(
      "update public.outbox_mails set attempts = 8, state = 'sending', lease_token = gen_random_uuid(), leased_until = now() - interval '1 minute'",
    );
    expect(await run('deliver-mails')).toMatchObject({ sent: 0 });
    expect(await run('send-daily-list')).toMatchObject({ mails: 1 });
  });
});

describe('the daily list', () => {
  it('names what was set aside with its true answers, once, and one list at each of its hours', async () => {
    const submit = async (body: unknown) => {
      const { context, settled } = functionContext();
      await send(post(body), context);
      await settled();
    };
    expect(await run('send-daily-list')).toMatchObject({ enquiries: 0, mails: 0 });
    await submit({ ...enquiryBody(), website: 'filled' });
    expect(await run('send-daily-list')).toMatchObject({ enquiries: 1 });
    expect(await run('send-daily-list')).toMatchObject({ enquiries: 0 });
    const [list] = await parts.mailbox.mails();
    expect(list?.text).toContain('amina@visitor.example');
    expect(list?.text).toContain('honeypot');
    expect(list?.text).toContain('Budget: Not answered');

    await submit({ ...enquiryBody({ email: 'second@visitor.example' }), website: 'filled' });
    expect(await run('send-daily-list')).toMatchObject({ enquiries: 0 });
    expect(await parts.mailbox.mails()).toHaveLength(1);
    await parts.database.query("update public.outbox_mails set dedupe_key = 'daily-list:2000-01-01'");
    expect(await run('send-daily-list')).toMatchObject({ enquiries: 1 });
    expect((await parts.mailbox.mails()).at(-1)?.text).toContain('second@visitor.example');
  });
});
