import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EworkListedStudent } from '#shared/contracts/ework-shapes.ts';
import { listEworkCourses as courses } from '#shared/contracts/ework-sign-in.ts';
import { listTaskProgress as progress, saveTaskProgress as save } from '#shared/contracts/ework-progress.ts';
import {
  changeEworkStudent as change,
  createEworkStudent as create,
  inviteEworkStudent as invite,
  listEworkStudents as students,
  showEworkStudent as show,
} from '#shared/contracts/ework-admin.ts';
import { addAdmin, addStudent, emptyEwork, openEwork } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, type TestBrowser, type TestLearner } from '../support/people.ts';

let parts: FunctionParts;
let admin: TestLearner;
let head: TestBrowser;
beforeAll(async () => {
  parts = await startFunctionParts();
  admin = await addAdmin(parts);
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await emptyEwork(parts);
  await parts.database.query('insert into public.ework_admins (user_id) values ($1)', [admin.learnerId]);
  head = await openEwork(parts, { adminId: admin.learnerId });
});

const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  parts.database.query<Row>(text, values);
interface Answer {
  status: number;
  student: EworkListedStudent;
  students: EworkListedStudent[];
  total: number;
  nextCursor: string | null;
  [other: string]: unknown;
}
async function bodyOf(response: Response): Promise<Answer> {
  return { ...((await response.json()) as Answer), status: response.status };
}
const add = async (body: object) => bodyOf(await head.call(create, { body }));
const rosa = { name: 'Rosa Maria Lindqvist', email: 'Rosa@student.example', courseId: 5 };
const list = async (query = '') => bodyOf(await head.call(students, { query }));
const alter = async (studentId: string, body: object) =>
  bodyOf(await head.call(change, { method: 'PATCH', params: { studentId }, body }));

it('the courses are the nine, with id, title, difficulty and weeks', async () => {
  const { courses: nine } = (await (await openBrowser().call(courses)).json()) as { courses: object[] };
  expect(nine).toHaveLength(9);
  expect(nine[4]).toEqual({ id: 5, title: 'Project Management', difficulty: 'Beginner', duration: 10 });
});

describe('adding a student', () => {
  it('stores the name in its parts, assigns the course and sends an invitation with the link and no code', async () => {
    const { status, student } = await add(rosa);
    expect(status).toBe(200);
    expect(student).toEqual({
      id: expect.any(String),
      firstName: 'Rosa',
      lastName: 'Maria Lindqvist',
      email: 'Rosa@student.example',
      assignment: {
        course: { id: 5, title: 'Project Management', difficulty: 'Beginner', duration: 10 },
      },
      progress: 0,
      completedTasks: 0,
      totalTasks: 10,
      lastActivityAt: null,
      access: 'open',
    });
    const mails = await parts.mailbox.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your place on the eWork platform');
    expect(mails[0]?.text).toContain('http://localhost:8888/ework-platform');
    expect(mails[0]?.text).toContain('Hello Rosa,');
    expect(mails[0]?.text).toContain('Project Management');
    expect(mails[0]?.text).toContain('We then send you a code');
    expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/);
  });

  it('takes only what it asks for', async () => {
    expect((await add({ ...rosa, role: 'canary', isEnded: true })).student).toMatchObject({ access: 'open' });
    expect(JSON.stringify(await sql('select * from public.ework_students'))).not.toContain('canary');
  });

  it('with one name leaves the last name empty', async () => {
    expect((await add({ ...rosa, name: '  Björk ' })).student).toMatchObject({
      firstName: 'Björk',
      lastName: '',
    });
  });

  it.each([
    'rosa@student.example',
    'ROSA@STUDENT.EXAMPLE',
    '  Rosa@student.example\t',
    '\u00a0rosa@student.example',
  ])('with the address %j makes no second student and says who it is', async (email) => {
    await add(rosa);
    await parts.mailbox.clear();
    expect(await add({ ...rosa, name: 'Someone Else', email })).toMatchObject({
      status: 409,
      success: false,
      code: 'conflict',
      error: 'There is already a student with this email address: Rosa Maria Lindqvist',
      fields: { email: expect.stringContaining('already') },
    });
    expect(await sql('select first_name from public.ework_students')).toEqual([{ first_name: 'Rosa' }]);
    expect(await parts.mailbox.mails()).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'Ro\nsa' }, 'name'],
    [{ email: 'rosa' }, 'email'],
    [{ email: 'rosa@student.example\r\nBcc: all@student.example' }, 'email'],
    [{ courseId: 10 }, 'courseId'],
    [{ courseId: 0 }, 'courseId'],
    [{ courseId: '5' }, 'courseId'],
    [{ courseId: 1.5 }, 'courseId'],
    [{ courseId: undefined }, 'courseId'],
  ])('refuses %j', async (wrong, field) => {
    const { status, fields } = await add({ ...rosa, ...wrong });
    expect([status, Object.keys(fields as object)]).toEqual([422, [field]]);
    if (field === 'courseId') expect(fields).toEqual({ courseId: 'Please select a course for the student.' });
    expect(await sql('select 1 from public.ework_students')).toEqual([]);
  });
});

describe('the list', () => {
  it('has the newest first, in pages, and counts them all', async () => {
    for (let i = 0; i < 103; i += 1) await addStudent(parts, { firstName: `N${i}` });
    const pages = [await list()];
    for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor)
      pages.push(await list(`?cursor=${next}`));
    expect(pages.map((page) => [page.students.length, page.total])).toEqual([
      [50, 103],
      [50, 103],
      [3, 103],
    ]);
    expect(pages.flatMap((page) => page.students.map(({ firstName }) => firstName))).toEqual(
      Array.from({ length: 103 }, (_, i) => `N${102 - i}`),
    );
  });

  it('finds by a part of a name or an address, in any case, and takes wildcards as they are', async () => {
    await addStudent(parts, { firstName: 'Łukasz', lastName: 'Nowak', email: 'l_n@student.example' });
    await addStudent(parts, { firstName: 'Rosa', lastName: 'Nowakowska', email: 'rosa@student.example' });
    const find = async (q: string) => {
      const { students: found, total } = await list(`?q=${encodeURIComponent(q)}`);
      expect(total).toBe(found.length);
      return found.map(({ firstName }) => firstName);
    };
    expect(await find('NOWAK')).toEqual(['Rosa', 'Łukasz']);
    expect(await find(' rosa now ')).toEqual(['Rosa']);
    expect(await find('l_n@')).toEqual(['Łukasz']);
    expect(await find('łuk')).toEqual(['Łukasz']);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual(['Łukasz']);
    expect(await find("'")).toEqual([]);
  });

  it('shows course, progress and last activity', async () => {
    const student = await addStudent(parts, { course: 'prompt-engineering' });
    const browser = await openEwork(parts, { studentId: student.id });
    for (const week of ['w01', 'w02', 'w03'])
      await browser.call(save, {
        params: { taskId: `prompt-engineering-${week}` },
        body: { status: week === 'w03' ? 'in_progress' : 'completed', progress: 0 },
      });
    // A task that the catalogue no longer has counts for nothing.
    await sql(
      "insert into public.ework_task_progress (student_id, course_slug, task_id, status) values ($1, 'prompt-engineering', 'prompt-engineering-w77', 'completed')",
      [student.id],
    );
    const [shown] = (await list()).students;
    expect(shown).toMatchObject({ progress: 25, completedTasks: 2, totalTasks: 8 });
    expect(Date.now() - Date.parse(shown?.lastActivityAt ?? '')).toBeLessThan(60_000);
    expect(shown?.lastActivityAt).toMatch(/Z$/);
  });

  it.each(['?cursor=x', '?cursor=-1', `?q=${'x'.repeat(101)}`])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(422);
  });
});

describe('changing a student', () => {
  it('corrects name and address, and a session by the old address ends', async () => {
    const { student } = await add(rosa);
    const browser = await openEwork(parts, { studentId: student.id });
    expect(await alter(student.id, { firstName: ' Róża ', lastName: '' })).toMatchObject({
      status: 200,
      student: { firstName: 'Róża', lastName: '', email: 'Rosa@student.example' },
    });
    expect((await alter(student.id, { email: 'rosa@STUDENT.example' })).student.email).toBe(
      'rosa@student.example',
    );
    expect((await browser.call(progress)).status).toBe(200);
    await alter(student.id, { email: 'roza@student.example' });
    expect((await browser.call(progress)).status).toBe(401);
    expect(await list('?q=roza@')).toMatchObject({ total: 1 });
  });

  it('never gives one the address of another, and then changes nothing', async () => {
    const { student } = await add(rosa);
    await add({ ...rosa, name: 'Omar Haddad', email: 'omar@student.example' });
    expect(
      await alter(student.id, { firstName: 'X', email: ' OMAR@student.example', courseId: 1 }),
    ).toMatchObject({
      status: 409,
      error: 'There is already a student with this email address: Omar Haddad',
    });
    const shown = await bodyOf(await head.call(show, { params: { studentId: student.id } }));
    expect(shown.student).toEqual(student);
    expect(
      await sql("select 1 from public.ework_assignments where course_slug = 'prompt-engineering'"),
    ).toEqual([]);
  });

  it('ends access and opens it again, with everything that was done', async () => {
    const { student } = await add(rosa);
    const browser = await openEwork(parts, { studentId: student.id });
    await browser.call(save, {
      params: { taskId: 'project-management-w01' },
      body: { status: 'completed', progress: 100 },
    });
    expect((await alter(student.id, { access: 'ended' })).student).toMatchObject({ access: 'ended' });
    expect(await sql('select 1 from public.ework_sessions where student_id is not null')).toEqual([]);
    expect((await alter(student.id, { access: 'open' })).student).toMatchObject({
      access: 'open',
      progress: 10,
    });
    expect((await browser.call(progress)).status).toBe(401);
  });

  it.each([
    [{}, 'firstName'],
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ email: 'x' }, 'email'],
    [{ courseId: 99 }, 'courseId'],
    [{ access: 'closed' }, 'access'],
    // Nothing that it takes: nothing to save.
    [{ id: 'x' }, 'firstName'],
  ])('refuses %j', async (wrong, field) => {
    const { student } = await add(rosa);
    const { status, fields } = await alter(student.id, wrong);
    expect([status, Object.keys(fields as object)]).toEqual([422, expect.arrayContaining([field])]);
  });
});

describe('inviting again', () => {
  const ask = async (studentId: string) =>
    bodyOf(await head.call(invite, { method: 'POST', params: { studentId } }));

  it('sends the same mail, to the address as it is now, and one for two presses', async () => {
    const { student } = await add(rosa);
    await alter(student.id, { email: 'roza@student.example', courseId: null });
    await parts.mailbox.clear();
    await ask(student.id);
    await ask(student.id);
    const mails = await parts.mailbox.mails();
    expect(mails.length).toBeLessThanOrEqual(2);
    expect(mails[0]?.to).toEqual(['roza@student.example']);
    expect(mails[0]?.text).toContain('/ework-platform');
    expect(mails[0]?.text).not.toContain('Project Management');
  });

  it('sends nothing to someone without access, and says why', async () => {
    const { student } = await add(rosa);
    await alter(student.id, { access: 'ended' });
    await parts.mailbox.clear();
    expect(await ask(student.id)).toMatchObject({
      status: 409,
      error: expect.stringContaining('access of this student has ended'),
    });
    expect(await parts.mailbox.mails()).toEqual([]);
  });
});

it('a student’s progress can be read by an admin, and is as the student sees it', async () => {
  const { student } = await add(rosa);
  const browser = await openEwork(parts, { studentId: student.id });
  await browser.call(save, {
    params: { taskId: 'project-management-w02' },
    body: { changes: [{ kind: 'deliverable', index: 1, done: true }] },
  });
  const seen = (await (await browser.call(progress)).json()) as { taskProgress: unknown };
  const shown = await bodyOf(await head.call(show, { params: { studentId: student.id } }));
  expect(shown['taskProgress']).toEqual(seen.taskProgress);
  expect(shown.student.id).toBe(student.id);
});
