import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { register, requestCode, signIn } from '#shared/contracts/auth.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { realDeps } from '../../netlify/platform/deps.ts';
import { sessionOf } from '../../netlify/platform/session.ts';
import { signIn as signInService } from '../../netlify/services/account/sign-in.ts';
import { AppError } from '../../src/shared/app-error.ts';
import { runJob } from '../support/doors.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner } from '../support/people.ts';

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

const run = async (job: string) => (await (await runJob(job)).json()) as Record<string, unknown>;

const makeDue = () => sql("update public.outbox_mails set next_attempt_at = now() where state = 'queued'");

describe('a code that was asked for', () => {
  it('comes when the mail server is back', async () => {
    const owner = await signUpLearner(parts, { email: 'lea@learner.example' });
    const newcomer = {
      email: 'new@learner.example',
      password: 'a password of mine',
      firstName: 'N',
      lastName: 'W',
    };
    await parts.mailbox.clear();
    await parts.mailbox.pause();
    try {
      expect((await openBrowser().call(requestCode, { body: { email: owner.email } })).status).toBe(200);
      expect((await openBrowser().call(register, { body: newcomer })).status).toBe(200);
    } finally {
      await parts.mailbox.resume();
    }
    expect(await sql("select kind from public.outbox_mails where state = 'queued' order by kind")).toEqual([
      { kind: 'auth-code' },
      { kind: 'auth-register' },
    ]);
    await makeDue();
    expect(await run('deliver-mails')).toMatchObject({ sent: 2 });
    const came = (await parts.mailbox.mails()).filter(({ subject }) => /\d{6}/.test(subject));
    expect(came.map(({ receivers }) => receivers[0]).sort()).toEqual([owner.email, newcomer.email]);
  });

  it('is given up after ten minutes, in which nobody waits for it any more, and is no matter for a list', async () => {
    const owner = await signUpLearner(parts, { email: 'lea@learner.example' });
    await parts.mailbox.clear();
    await parts.mailbox.pause();
    try {
      await openBrowser().call(requestCode, { body: { email: owner.email } });
    } finally {
      await parts.mailbox.resume();
    }
    await sql(
      "update public.outbox_mails set send_before = now() - interval '1 second', next_attempt_at = now()",
    );
    expect(await run('deliver-mails')).toMatchObject({ sent: 0, retried: 0 });
    expect(await run('send-daily-list')).toMatchObject({ mails: 0 });
    expect(await sql('select state::text, last_error from public.outbox_mails')).toEqual([
      { state: 'failed', last_error: 'late' },
    ]);
    expect(await parts.mailbox.mails()).toEqual([]);
  });
});

describe('a right password', () => {
  it('signs in even when the session that was there before cannot be ended', async () => {
    const { email, password, cookie } = await signUpLearner(parts, { email: 'lea@learner.example' });
    const session = sessionOf(new Request('http://localhost/', { headers: { cookie } }), '192.0.2.1');
    const real = realDeps({ ip: '192.0.2.1', waitUntil: () => undefined }, 'test', session);
    const reports: string[] = [];
    const deps: typeof real = {
      ...real,
      auth: { ...real.auth, signOut: () => Promise.reject(new AppError('service_unavailable')) },
      report: (event) => void reports.push(event),
    };
    expect(await signInService({ email, password }, deps)).toEqual({ success: true });
    expect(reports).toEqual(['earlier-session-not-ended']);
    expect(session.setCookies().join()).toContain('__Host-session=');
  });

  it('and an address without an account cost the same work', async () => {
    const { email } = await signUpLearner(parts, { email: 'lea@learner.example' });
    const real = realDeps({ ip: '192.0.2.1', waitUntil: () => undefined }, 'test');
    let inVain = 0;
    const deps: typeof real = {
      ...real,
      auth: {
        ...real.auth,
        comparePasswordInVain: async (tried) => {
          inVain += 1;
          await real.auth.comparePasswordInVain(tried);
        },
      },
    };
    const wrong = (address: string) => signInService({ email: address, password: 'wrong' }, deps);
    await expect(wrong(email)).rejects.toThrow(AppError);
    expect(inVain).toBe(0);
    await expect(wrong('nobody@learner.example')).rejects.toThrow(AppError);
    expect(inVain).toBe(1);
  });
});

describe('a database that refuses to write', () => {
  it('keeps an enquiry waiting and tells everybody else to come again', async () => {
    // The database in memory has one connection; on a full disk the hosted one sets this for all.
    await sql('set default_transaction_read_only = on');
    let enquiry;
    let entry;
    try {
      enquiry = await openBrowser().call(submitForm, { body: enquiryBody() });
      entry = await openBrowser().call(signIn, { body: { email: 'lea@learner.example', password: 'x' } });
    } finally {
      await sql('set default_transaction_read_only = off');
    }
    expect([enquiry.status, entry.status]).toEqual([200, 503]);
    expect(Number(entry.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sql('select 1 from public.enquiries')).toEqual([]);
  });
});
