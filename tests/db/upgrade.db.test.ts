import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMigrations } from '../../scripts/stack/migrations.ts';
import { runJob } from '../support/doors.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, type TestBrowser } from '../support/people.ts';
import { countRows, fieldsOf, loadRows, readState, type Who } from '../upgrade/state.ts';

// A version goes live while people are at work: their data is that of the version before, and so are the pages that they have open.
// What they had is recorded in tests/upgrade (npm run upgrade:record).

const state = readState();
let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts({ through: state.through });
  await loadRows(parts.database, state.tables);
  // The record grows older; a session of that day would have ended.
  await parts.database.query("update public.ework_sessions set expires_at = now() + interval '1 day'");
  await parts.database.query("update public.desk_entries set expires_at = now() + interval '1 hour'");
  await parts.database.query("update public.enquiry_trackers set expires_at = now() + interval '1 day'");
  await parts.database.query("update public.outbox_mails set next_attempt_at = now() where state = 'queued'");
});
afterAll(() => parts.stop());

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(state.tables).map(
        async (table) => [table, await countRows(parts.database, table)] as const,
      ),
    ),
  );

test('migrations run on a database that people have filled, and every row is still there', async () => {
  const before = await counts();
  const later = listMigrations().filter(({ version }) => version > state.through);
  const applied = await parts.database.migrate();
  expect(applied.map(({ file }) => file)).toEqual(later.map(({ file }) => file));
  expect(await counts()).toEqual(before);
});

test('a page that was open goes on: its session is live, its calls are taken, and it finds every field that it had', async () => {
  const browsers = new Map<Who, TestBrowser>();
  const browserOf = (who: Who) => {
    const known = browsers.get(who);
    if (known) return known;
    const browser = openBrowser();
    for (const [name, value] of Object.entries(state.cookies[who])) browser.cookies.set(name, value);
    browsers.set(who, browser);
    return browser;
  };
  const kept = ['public.enquiries', 'public.hand_ins', 'public.certificates', 'public.ework_task_progress'];
  const rows = () => Promise.all(kept.map((table) => countRows(parts.database, table)));
  const before = await rows();
  for (const { who, method, path, body, fields } of state.calls) {
    const response = await browserOf(who).call(path, { method, ...(body === undefined ? {} : { body }) });
    const answer: unknown = await response.json();
    expect(response.status, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(200);
    const found = new Set(fieldsOf(answer));
    expect(
      fields.filter((field) => !found.has(field)),
      `${method} ${path} answers without what an open page reads`,
    ).toEqual([]);
  }
  expect(await rows(), 'what was sent before and is sent once more is there once').toEqual(before);
});

test('a mail that waited goes out', async () => {
  await runJob('deliver-mails');
  const mails = await parts.mailbox.mails();
  expect(mails.flatMap(({ to }) => to)).toContain('tomos@before.example');
});
