import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endEwork as logout } from '#shared/contracts/ework-sign-in.ts';
import { listTaskProgress as progress, saveTaskProgress as save } from '#shared/contracts/ework-progress.ts';
import {
  changeEworkStudent as change,
  createEworkStudent as create,
  inviteEworkStudent as invite,
  listEworkStudents as students,
  showEworkStudent as show,
} from '#shared/contracts/ework-admin.ts';
import { addAdmin, addStudent, openEwork, storedTasks, type TestStudent } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, type CallOptions, type TestBrowser, type TestLearner } from '../support/people.ts';

/** Who may call what: every eWork door of one signed-in person, tried by everyone else. */
let parts: FunctionParts;
let admin: TestLearner;
let rosa: TestStudent;
let omar: TestStudent;
beforeAll(async () => {
  parts = await startFunctionParts();
  admin = await addAdmin(parts);
  rosa = await addStudent(parts, { email: 'rosa@student.example' });
  omar = await addStudent(parts, { email: 'omar@student.example', course: 'cloud-devops' });
});
afterAll(() => parts.stop());

type Door = [name: string, handler: Parameters<TestBrowser['call']>[0], options: () => CallOptions];
const tick = { changes: [{ kind: 'objective', index: 0, done: true }] };
const studentDoors: Door[] = [
  ['reading progress', progress, () => ({})],
  ['ticking', save, () => ({ params: { taskId: 'prompt-engineering-w01' }, body: tick })],
  [
    'completing',
    save,
    () => ({ params: { taskId: 'prompt-engineering-w01' }, body: { status: 'completed' } }),
  ],
];
const adminDoors: Door[] = [
  ['listing students', students, () => ({})],
  [
    'adding a student',
    create,
    () => ({ body: { name: 'Eve', email: `${crypto.randomUUID()}@student.example`, courseId: 1 } }),
  ],
  [
    'changing a student',
    change,
    () => ({ method: 'PATCH', params: { studentId: omar.id }, body: { firstName: 'Eve', access: 'ended' } }),
  ],
  ['inviting a student', invite, () => ({ method: 'POST', params: { studentId: omar.id } })],
  ['reading a student', show, () => ({ params: { studentId: omar.id } })],
];

const everything = async () => ({
  students: await parts.database.query('select * from public.ework_students order by added'),
  tasks: await parts.database.query('select * from public.ework_task_progress order by 1, 2, 3'),
  mails: await parts.database.query('select mail_id from public.outbox_mails'),
});

async function without(browser: TestBrowser, [, handler, options]: Door, status: number, code: string) {
  const before = await everything();
  const response = await browser.call(handler, options());
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, code });
  expect(await everything()).toEqual(before);
}

describe.each([...studentDoors, ...adminDoors])('%s', (...door) => {
  it('is refused without a session', () => without(openBrowser(), door, 401, 'not_signed_in'));

  it('is refused with a forged token, which leaves the browser', async () => {
    const browser = openBrowser();
    browser.cookies.set('__Host-ework', 'A'.repeat(43));
    await without(browser, door, 401, 'not_signed_in');
    expect(browser.cookies.has('__Host-ework')).toBe(false);
  });

  it('is refused with the hash of a token instead of the token', async () => {
    await openEwork(parts, { studentId: rosa.id });
    const [row] = await parts.database.query<{ token_hash: string }>(
      'select token_hash from public.ework_sessions limit 1',
    );
    const browser = openBrowser();
    browser.cookies.set('__Host-ework', row?.token_hash ?? '');
    await without(browser, door, 401, 'not_signed_in');
  });

  it('is refused with an expired session of the right role', async () => {
    const who = studentDoors.some(([name]) => name === door[0])
      ? { studentId: rosa.id }
      : { adminId: admin.learnerId };
    await without(await openEwork(parts, who, '-1 second'), door, 401, 'not_signed_in');
  });

  it('is refused after logging out', async () => {
    const who = studentDoors.some(([name]) => name === door[0])
      ? { studentId: rosa.id }
      : { adminId: admin.learnerId };
    const browser = await openEwork(parts, who);
    await browser.call(logout, { method: 'POST' });
    browser.cookies.set('__Host-ework', browser.token);
    await without(browser, door, 401, 'not_signed_in');
  });

  it('is refused with the session of a learner, an admin’s included, who has not entered eWork', () => {
    const browser = openBrowser();
    for (const [name, value] of admin.browser.cookies) browser.cookies.set(name, value);
    browser.cookies.delete('__Host-ework');
    return without(browser, door, 401, 'not_signed_in');
  });
});

describe('the other role', () => {
  it.each(studentDoors)('an admin is no student: %s', async (...door) =>
    without(await openEwork(parts, { adminId: admin.learnerId }), door, 403, 'forbidden'),
  );
  it.each(adminDoors)('a student is no admin: %s', async (...door) =>
    without(await openEwork(parts, { studentId: rosa.id }), door, 403, 'forbidden'),
  );
});

describe('another student', () => {
  it('is never reached: the rows are the session’s, whatever else the call says', async () => {
    const mine = await openEwork(parts, { studentId: rosa.id });
    for (const taskId of [
      'cloud-devops-w01',
      'prompt-engineering-w99',
      omar.id,
      '../students',
      "' or 1=1 --",
    ])
      await without(mine, ['ticking', save, () => ({ params: { taskId }, body: tick })], 404, 'not_found');
    const smuggled = await mine.call(save, {
      params: { taskId: 'prompt-engineering-w01' },
      body: { ...tick, studentId: omar.id },
    });
    expect(smuggled.status).toBe(200);
    expect(await storedTasks(parts.database, omar.id)).toEqual([]);
    expect(await storedTasks(parts.database, rosa.id)).toHaveLength(1);

    await mine.call(save, { params: { taskId: 'prompt-engineering-w01' }, body: tick });
    const theirs = await openEwork(parts, { studentId: omar.id });
    const answer = (await (await theirs.call(progress)).json()) as {
      taskProgress: { task: { id: string }; status: string }[];
    };
    expect(answer.taskProgress.map(({ task }) => task.id)).toEqual(
      Array.from({ length: 12 }, (_, week) => `cloud-devops-w${String(week + 1).padStart(2, '0')}`),
    );
    expect(answer.taskProgress.every(({ status }) => status === 'not_started')).toBe(true);
    expect(await storedTasks(parts.database, rosa.id)).toHaveLength(1);
  });

  it.each(['nobody', '00000000-0000-4000-8000-000000000000', "'; drop table x; --"])(
    'is not found by an admin under the id %s',
    async (studentId) => {
      const head = await openEwork(parts, { adminId: admin.learnerId });
      for (const [name, handler, options] of adminDoors.slice(2)) {
        const door: Door = [name, handler, () => ({ ...options(), params: { studentId } })];
        await without(head, door, 404, 'not_found');
      }
    },
  );

  it('whose access has ended is out at once', async () => {
    const lena = await addStudent(parts);
    const browser = await openEwork(parts, { studentId: lena.id });
    expect((await browser.call(progress)).status).toBe(200);
    const head = await openEwork(parts, { adminId: admin.learnerId });
    await head.call(change, { method: 'PATCH', params: { studentId: lena.id }, body: { access: 'ended' } });
    expect((await browser.call(progress)).status).toBe(401);
  });
});

describe('the database', () => {
  const functions = () =>
    parts.database.query<{ name: string; arguments: string }>(`
      select p.proname as name, pg_get_function_identity_arguments(p.oid) as arguments
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname like '%ework%' order by 1`);

  it('lets learners and visitors enter eWork as themselves and do nothing else', async () => {
    const open = await parts.database.query(`
      select p.proname as name,
             has_function_privilege('anon', p.oid, 'execute') as anon,
             has_function_privilege('authenticated', p.oid, 'execute') as learner
      from pg_proc p where p.proname like '%ework%'
        and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`);
    expect(open).toEqual([{ name: 'enter_ework', anon: false, learner: true }]);
    await expect(
      parts.database.queryAs({ role: 'authenticated' }, "select public.enter_ework(repeat('0', 64))"),
    ).rejects.toMatchObject({ code: 'PT401' });
  });

  it('gives no one a right on the tables, not even the service role', async () => {
    await parts.database.warm();
    for (const table of ['students', 'assignments', 'task_progress', 'admins', 'sessions', 'codes'])
      for (const role of ['anon', 'authenticated', 'service_role'] as const)
        await expect(
          parts.database.queryAs({ role }, `select * from public.ework_${table}`),
          `${role} reads ${table}`,
        ).rejects.toThrow(/permission denied/);
  });

  it('asks every function that reads or writes a student for a token first', async () => {
    const withoutToken = (await functions()).filter(
      ({ arguments: list }) => !list.startsWith('p_token_hash text'),
    );
    expect(withoutToken.map(({ name }) => name)).toEqual([
      'erase_old_ework_students',
      'forget_ework_sessions',
      'request_ework_code',
      'set_ework_admin',
      'sign_in_ework_admin',
      'sign_in_ework_student',
      'sign_in_ework_with_code',
    ]);
  });
});
