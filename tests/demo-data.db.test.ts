import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFunctionParts, type FunctionParts } from './support/function-parts.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
const seed = readFileSync('supabase/seed.sql', 'utf8');

test('demo data refuses a database that does not say that it is local, and leaves nothing behind', async () => {
  const { database } = parts;
  await expect(database.script(seed)).rejects.toThrow('demo data loads only into a local database');
  await expect(database.script(`set local kestrel.demo_data = 'production';\n${seed}`)).rejects.toThrow(
    'only into a local',
  );
  expect(await database.query('select enquiry_id from public.enquiries')).toEqual([]);
});

test('demo data loads into the local database once, and again only when it has changed', async () => {
  const { database } = parts;
  expect(await database.loadDemoData()).toBe(true);
  const rows = await database.query('select enquiry_id from public.enquiries');
  expect(rows.length).toBeGreaterThan(0);
  expect(await database.loadDemoData()).toBe(false);
  await database.query('delete from supabase_migrations.seed_files');
  expect(await database.loadDemoData()).toBe(true);
  expect(await database.query('select enquiry_id from public.enquiries')).toHaveLength(rows.length);
});
