import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestCode } from '#shared/contracts/auth.ts';
import { subscribe as newsletter } from '#shared/contracts/newsletter.ts';
import { realDeps } from '../../netlify/platform/deps.ts';
import { erasePerson } from '../../netlify/services/erase-person.ts';
import { runJob, send } from '../support/doors.ts';
import { enquiryBody, post } from '../support/enquiries.ts';
import { functionContext, startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner } from '../support/people.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('delete from auth.users');
  await parts.database.query('delete from auth.audit_log_entries');
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A person whose every answer is recognisable. */
const canary = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canary@visitor.example',
  phone: '07700 900987',
  goals: 'Canarygoal',
};
const traces = /canary|7700\s?900987/i;

async function submit(body: unknown, ip = '198.51.100.77') {
  const { context, settled } = functionContext(ip);
  const response = await send(post(body), context);
  await settled();
  return response;
}
async function subscribe(email: string) {
  const { context, settled } = functionContext('198.51.100.78');
  await send(post({ email }, {}, newsletter), context);
  await settled();
}

/** Every row of every table of every schema but the server's own, as text. */
async function everything(): Promise<string> {
  const tables = await parts.database.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  );
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['public.enquiries', 'auth.users', 'auth.audit_log_entries']),
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await parts.database.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map((row) => `${name} ${row.row}`));
  }
  const store = getStore('enquiries-waiting');
  for (const { key } of (await store.list()).blobs)
    texts.push(`waiting ${await store.get(key, { type: 'text' })}`);
  return texts.join('\n');
}

describe('the log', () => {
  it('has one line a request with id, route, status, milliseconds and code, and no trace of a person', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
    await submit(enquiryBody(canary));
    await submit({ ...enquiryBody(canary), email: 'canary' });
    await submit({ ...enquiryBody(canary), website: 'canary' });
    await parts.mailbox.pause();
    await submit(enquiryBody({ ...canary, email: 'canary-two@visitor.example' }));
    await parts.mailbox.resume();
    await parts.database.pause();
    await submit(enquiryBody(canary));
    await parts.database.resume();
    await parts.database.query(
      "alter table public.enquiries add constraint broken check (first_name not like 'Canary%') not valid",
    );
    const failed = await submit(enquiryBody({ ...canary, email: 'canary-three@visitor.example' }));
    await parts.database.query('alter table public.enquiries drop constraint broken');
    await runJob('send-daily-list');
    await runJob('deliver-mails');
    vi.restoreAllMocks();

    // What the database does not take for a reason that is none of ours waits, and is not lost.
    expect(failed.status).toBe(200);
    expect(await failed.text()).not.toMatch(/broken|constraint|canary/i);
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = parsed.filter((line) => line['route'] === 'POST /api/submit-form');
    expect(requests.map((line) => [line['status'], line['code']])).toEqual([
      [200, undefined],
      [422, 'invalid_fields'],
      [200, undefined],
      [200, undefined],
      [200, undefined],
      [200, undefined],
    ]);
    for (const line of requests)
      expect(line).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        milliseconds: expect.any(Number),
        time: expect.any(String),
      });
    expect(parsed.some((line) => line['event'] === 'database-away' && line['code'] !== '0')).toBe(true);
    expect(lines.join('')).not.toMatch(traces);
    expect(lines.join('')).not.toContain('198.51.100.77');
  });
});

describe('erasing one person', () => {
  it('leaves nothing in any table, queue or store, and everything of others', async () => {
    await submit(enquiryBody(canary));
    const changed = enquiryBody(canary);
    await submit(changed);
    await submit({ ...changed, goals: 'Canarygoal, put otherwise' });
    await parts.mailbox.pause();
    await submit({
      ...enquiryBody({ ...canary, email: 'CANARY@visitor.example', goals: 'Canarygoal again' }),
    });
    await submit({ ...enquiryBody({ ...canary, goals: 'Canarygoal aside' }), website: 'x' });
    await runJob('send-daily-list');
    await subscribe(canary.email);
    await parts.mailbox.resume();
    await submit(enquiryBody({ email: 'other@visitor.example' }));
    await subscribe('other@visitor.example');
    const learner = await signUpLearner(parts, { email: canary.email });
    await openBrowser().call(requestCode, { body: { email: learner.email } });
    await signUpLearner(parts, { email: 'other@visitor.example' });
    await parts.database.pause();
    await submit(enquiryBody({ ...canary, goals: 'Canarygoal waiting' }));
    await parts.database.resume();
    expect(await everything()).toMatch(traces);

    const erased = await erasePerson(' Canary@Visitor.example ', realDeps(undefined, 'test'));
    expect(erased).toMatchObject({ accounts: 1, enquiries: 4, subscriptions: 1, waiting: 1 });
    expect(await everything()).not.toMatch(traces);
    const rest = await parts.database.query<{ email: string }>('select email from public.enquiries');
    expect(rest).toEqual([{ email: 'other@visitor.example' }]);
    expect(await parts.database.query('select email from public.newsletter_subscriptions')).toEqual(rest);
    const again = await erasePerson('canary@visitor.example', realDeps(undefined, 'test'));
    expect(Object.keys(again).sort()).toEqual(Object.keys(erased).sort());
    expect(new Set(Object.values(again))).toEqual(new Set([0]));
  });
});

describe('npm run person:erase', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['scripts/staff/person-erase.ts', ...args], {
      env: { ...process.env, BLOBS_DIR: parts.blobs.dir },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  };

  it('erases by address from the command line, the waiting store included', async () => {
    await submit(enquiryBody(canary));
    await parts.database.pause();
    await submit(enquiryBody({ ...canary, goals: 'Canarygoal waiting' }));
    await parts.database.resume();
    expect(await everything()).toMatch(traces);
    expect(await run('canary@visitor.example')).toBe(0);
    expect(await everything()).not.toMatch(traces);
  });

  it('refuses to guess whom', async () => {
    expect(await run()).toBe(2);
    expect(await run('everyone')).toBe(2);
  });
});

describe('retention', () => {
  it('erases enquiries after three years, with versions and mails, and no day sooner', async () => {
    await submit(enquiryBody(canary));
    await submit(enquiryBody({ email: 'recent@visitor.example' }));
    await parts.database.query(
      "update public.enquiries set received_at = now() - interval '3 years' - interval '1 minute' where email = $1",
      [canary.email],
    );
    await parts.database.query(
      "update public.enquiries set received_at = now() - interval '3 years' + interval '1 hour' where email <> $1",
      [canary.email],
    );
    await parts.database.query("update public.rate_limits set expires_at = now() - interval '1 minute'");
    await runJob('apply-retention');
    expect(await everything()).not.toMatch(traces);
    expect(await parts.database.query('select email from public.enquiries')).toEqual([
      { email: 'recent@visitor.example' },
    ]);
    expect(await parts.database.query('select * from public.rate_limits')).toEqual([]);
  });
});
