import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../scripts/stack/ports.ts';

const root = join(import.meta.dirname, '..');
const checkout = mkdtempSync(join(tmpdir(), 'fresh-checkout-'));
/** What is made, not committed. */
const made = ['netlify/generated', 'src/shared/generated', 'public/materials'];

beforeAll(() => {
  for (const path of [
    '.env.example',
    'package.json',
    'package-lock.json',
    'astro.config.mjs',
    'netlify.toml',
    'tsconfig.json',
    'content',
    'netlify',
    'scripts',
    'src',
    'supabase',
  ])
    cpSync(join(root, path), join(checkout, path), {
      recursive: true,
      filter: (source) => !made.includes(relative(root, source)),
    });
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** Runs what `npm run` runs, as a person does who has just cloned the project: no .env, nothing of a stack in the environment. */
async function run(...words: string[]) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/run.mjs', ...words], {
    cwd: checkout,
    env: { PATH, HOME, DATABASE_PORT: String(await findFreePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('exit', resolve)),
  ]);
  return { out, errors, code };
}

// Before the others, which make it: Netlify runs `astro build` as it is.
test('a build begins in a fresh checkout: its settings read nothing that only a build makes', async () => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(root, 'node_modules/.bin/astro'), 'sync'], {
    cwd: checkout,
    env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('exit', resolve)),
  ]);
  expect({ code, errors: code === 0 ? '' : `${errors}${out}` }).toEqual({ code: 0, errors: '' });
}, 60_000);

test('a command about people runs in a fresh checkout, with the settings that come with it', async () => {
  expect(await run('staff/enrol')).toMatchObject({ code: 2, errors: expect.stringMatching(/^Say who/) });
  expect(existsSync(join(checkout, 'netlify/generated')), 'what content/ makes is there').toBe(true);
  // The address is well-formed and nothing answers at the database's port.
  expect(await run('staff/enrol', 'amina@visitor.example', 'cloud-devops')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The database cannot be reached'),
  });
}, 60_000);

test('npm start begins in a fresh checkout: it gets as far as its own words', async () => {
  expect(await run('start', '--help')).toMatchObject({ code: 0, errors: '' });
}, 60_000);
