import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdmin as adminLogin } from '#shared/contracts/ework-sign-in.ts';
import { listEworkStudents as students } from '#shared/contracts/ework-admin.ts';
import { listWeekHandIns, type HandInSummary } from '#shared/contracts/hand-ins.ts';
import { createDemoEwork, demoStudents } from '../../scripts/stack/demo-ework.ts';
import { createDemoMentoring } from '../../scripts/stack/demo-mentoring.ts';
import { createDemoPerson, demoPeople } from '../../scripts/stack/demo-people.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openEwork } from '../support/ework.ts';
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

it('the demo has a mentor: a week that is signed off, work that was given back with a conversation, and work that waits', async () => {
  const { learnerId } = await createDemoPerson(parts.database, demoPeople.mentor);
  const { email } = demoPeople.mentor;
  expect(await createDemoMentoring(parts.database, learnerId, email)).toBe(true);
  expect(await createDemoMentoring(parts.database, learnerId, email)).toBe(false);
  const [student] = await parts.database.query<{ student_id: string }>(
    'select student_id from public.ework_students where email = $1',
    [demoStudents.halfway.email],
  );
  const browser = await openEwork(parts, { studentId: student?.student_id ?? '' });
  const { works } = (await (await browser.call(listWeekHandIns)).json()) as { works: HandInSummary[] };
  expect(
    works.map(({ workId, accepted, returned, waiting }) => [workId.slice(-3), accepted, returned, waiting]),
  ).toEqual([
    ['w04', 3, 0, 0],
    ['w05', 0, 1, 0],
    ['w06', 0, 0, 1],
  ]);
  expect(works[0]?.signedOff?.mentor).toBe('Ottoline Reyes');
});

describe('npm run mentor:courses', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['scripts/staff/mentor-courses.ts', ...args], {
      env: process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    const said = (await text(child.stdout)) + (await text(child.stderr));
    return { said, code: await ended };
  };

  it('says whose work a mentor reads, and refuses what does not exist', async () => {
    const { email } = await signUpLearner(parts, { email: 'new-mentor@kestrelrow.example' });
    const courses = () =>
      parts.database.query(
        'select course_slug from public.mentor_courses c join auth.users u on u.id = c.mentor_id where u.email = $1 order by 1',
        [email],
      );
    expect((await run(email, 'cloud-devops', 'prompt-engineering')).code).toBe(0);
    expect(await courses()).toEqual([{ course_slug: 'cloud-devops' }, { course_slug: 'prompt-engineering' }]);
    expect(await run(email, 'pottery')).toMatchObject({
      code: 2,
      said: expect.stringContaining('no course pottery') as unknown,
    });
    expect((await run('nobody@kestrelrow.example', 'cloud-devops')).code).toBe(2);
    expect((await run(email)).code).toBe(0);
    expect(await courses()).toEqual([]);
  });
});

describe('npm run admin:grant', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['scripts/staff/admin-grant.ts', ...args], {
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
