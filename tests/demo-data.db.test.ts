import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useBackend } from './support/backend.ts';

const backend = useBackend();
const seed = readFileSync('supabase/seed.sql', 'utf8');

test('demo data refuses a database that does not say that it is local, and leaves nothing behind', async () => {
  const { database } = backend;
  await expect(database.script(seed)).rejects.toThrow('demo data loads only into a local database');
  await expect(database.script(`set local kestrel.demo_data = 'production';\n${seed}`)).rejects.toThrow(
    'only into a local',
  );
  expect(await database.query('select enquiry_id from public.enquiries')).toEqual([]);
});

test('demo data loads into the local database once, and again only when it has changed', async () => {
  const { database } = backend;
  expect(await database.loadDemoData()).toBe(true);
  const rows = await database.query('select enquiry_id from public.enquiries');
  expect(rows.length).toBeGreaterThan(0);
  expect(await database.loadDemoData()).toBe(false);
  await database.query('delete from supabase_migrations.seed_files');
  expect(await database.loadDemoData()).toBe(true);
  expect(await database.query('select enquiry_id from public.enquiries')).toHaveLength(rows.length);
});
