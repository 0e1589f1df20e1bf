import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import adminLogin from '../../netlify/functions/ework-admin-login.ts';
import students from '../../netlify/functions/ework-students.ts';
import { createDemoEwork, demoStudents } from '../../scripts/stack/demo-ework.ts';
import { createDemoPerson, demoPeople } from '../../scripts/stack/demo-people.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner } from '../support/people.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
  await createDemoPerson(parts.database, demoPeople.admin);
});
afterAll(() => parts.stop());

it('the demo has an admin, and a student half-way through a course; made again it changes nothing', async () => {
  expect(await createDemoEwork(parts.database)).toBe(true);
  expect(await createDemoEwork(parts.database)).toBe(false);
  const browser = openBrowser();
  const { email, password } = demoPeople.admin;
  expect((await browser.call(adminLogin, { body: { email, password } })).status).toBe(200);
  const { students: list } = (await (await browser.call(students)).json()) as {
    students: { email: string; progress: number; lastActivityAt: string | null }[];
  };
  expect(list.map((student) => [student.email, student.progress, student.lastActivityAt !== null])).toEqual([
    [demoStudents.newcomer.email, 0, false],
    [demoStudents.learner.email, 8, true],
    [demoStudents.halfway.email, 50, true],
  ]);
});

describe('npm run admin:grant', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['scripts/admin-grant.ts', ...args], {
      env: process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await ended, said: out + errors };
  };

  it('makes an account an admin, takes it away, and refuses who has none or has not proven the address', async () => {
    const learner = await signUpLearner(parts, { email: 'tutor@kestrelrow.example' });
    const isAdmin = async () =>
      (
        await parts.database.query('select 1 from public.ework_admins where user_id = $1', [
          learner.learnerId,
        ])
      ).length === 1;
    expect(await run('Tutor@kestrelrow.example')).toMatchObject({
      code: 0,
      said: expect.stringContaining('is an admin'),
    });
    expect(await isAdmin()).toBe(true);
    expect(await run('tutor@kestrelrow.example', '--revoke')).toMatchObject({ code: 0 });
    expect(await isAdmin()).toBe(false);

    await parts.database.query('update auth.users set email_confirmed_at = null where id = $1', [
      learner.learnerId,
    ]);
    expect(await run('tutor@kestrelrow.example')).toMatchObject({
      code: 2,
      said: expect.stringContaining('has not proven the address'),
    });
    expect(await run('nobody@kestrelrow.example')).toMatchObject({
      code: 2,
      said: expect.stringContaining('Nobody has an account'),
    });
    expect((await run()).code).toBe(2);
    expect(await isAdmin()).toBe(false);
  });
});
