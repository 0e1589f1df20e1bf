import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import * as admin from '#shared/contracts/ework-admin.ts';
import type { ImportAnswer } from '#shared/contracts/ework-admin.ts';
import type { EworkStanding } from '#shared/contracts/ework-shapes.ts';
import { addAdmin, addStudent, emptyEwork, openEwork } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { addMentor } from '../support/mentoring.ts';
import { openBrowser, signUpLearner, type TestBrowser } from '../support/people.ts';

/** What an admin sees of everybody, and students by the table. */
let parts: FunctionParts;
let head: TestBrowser;
const tasks = eworkTasksOf('prompt-engineering').map(({ id }) => id);

beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await emptyEwork(parts);
  await parts.database.query('delete from auth.users');
  head = await openEwork(parts, { adminId: (await addAdmin(parts)).learnerId });
});

const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  parts.database.query<Row>(text, values);

interface Given {
  /** Days since the course was assigned. */
  days: number;
  completed?: number;
  /** Days since the last tick. */
  ticked?: number;
  /** Days since a hand-in that waits. */
  waiting?: number;
  isEnded?: boolean;
}

async function student(firstName: string, { days, completed = 0, ticked, waiting, isEnded }: Given) {
  const { id } = await addStudent(parts, {
    firstName,
    lastName: 'Vale',
    email: `${firstName.toLowerCase()}@student.example`,
  });
  const ago = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  await sql('update public.ework_assignments set assigned_at = $2 where student_id = $1', [id, ago(days)]);
  const done = tasks.slice(0, completed);
  if (ticked !== undefined)
    for (const [i, task] of [...done, tasks[completed] ?? tasks[0]!].entries())
      await sql(
        `insert into public.ework_task_progress (student_id, course_slug, task_id, objectives, status, updated_at)
         values ($1, 'prompt-engineering', $2, '{0}', $3::public.ework_task_status, $4) on conflict do nothing`,
        [id, task, i < completed ? 'completed' : 'in_progress', ago(ticked)],
      );
  if (waiting !== undefined)
    await sql(
      `insert into public.hand_ins (student_id, course_slug, work_id, deliverable, version, attempt_id, link, place, handed_in_at, waiting_since)
       values ($1, 'prompt-engineering', $2, 0, 1, gen_random_uuid(), 'https://work.example/', nextval('private.hand_in_places'), $3, $3)`,
      [id, tasks[0], ago(waiting)],
    );
  if (isEnded) await sql('update public.ework_students set ended_at = now() where student_id = $1', [id]);
  return id;
}

interface Page {
  students: EworkStanding[];
  total: number;
  nextCursor: string | null;
}
async function list(query = '', browser = head): Promise<Page> {
  const answer = await browser.call(admin.listEworkStudents, { query: `?${query}` });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
}
const names = async (query: string) => (await list(query)).students.map(({ firstName }) => firstName);

/** Six students, each in another state. */
async function aClass() {
  await student('Ada', { days: 3 });
  await student('Ben', { days: 30, completed: 2, ticked: 3 });
  await student('Cleo', { days: 30, completed: 4, ticked: 2, waiting: 1 });
  await student('Dov', { days: 40, completed: 3, ticked: 20 });
  await student('Eve', { days: 90, completed: tasks.length, ticked: 30 });
  await student('Fay', { days: 40, isEnded: true });
}

describe('the list', () => {
  it('says in which week each should be, and who is behind', async () => {
    await aClass();
    const { students, total } = await list('sort=name');
    expect(total).toBe(6);
    expect(
      students.map((one) => [
        one.firstName,
        one.dueWeek,
        one.completedTasks,
        one.isBehind,
        one.isQuiet,
        one.waiting,
      ]),
    ).toEqual([
      ['Ada', 1, 0, false, false, 0],
      ['Ben', 5, 2, true, false, 0],
      ['Cleo', 5, 4, false, false, 1],
      ['Dov', 6, 3, true, true, 0],
      ['Eve', 8, 8, false, false, 0],
      ['Fay', 6, 0, false, false, 0],
    ]);
  });

  it.each([
    ['behind', ['Ben', 'Dov']],
    ['never-started', ['Ada']],
    ['finished', ['Eve']],
    ['waiting', ['Cleo']],
    ['quiet', ['Dov']],
  ])('shows everybody who is %s', async (group, expected) => {
    await aClass();
    expect(await names(`group=${group}&sort=name`)).toEqual(expected);
  });

  it.each([
    ['sort=name', 'ABCDEF'],
    ['sort=name&direction=descending', 'FEDCBA'],
    ['sort=progress&direction=descending', 'ECDBFA'],
    ['sort=week&direction=descending', 'FDBCAE'],
    ['sort=activity', 'FAEDBC'],
    ['', 'FEDCBA'],
    ['q=vale&sort=name', 'ABCDEF'],
    ['q=dov&group=behind', 'D'],
  ])('comes in the order of %j', async (query, expected) => {
    await aClass();
    expect((await names(query)).map((name) => name[0]).join('')).toBe(expected);
  });

  it('pages over everybody, sorted or not, and leaves nobody out', async () => {
    await sql(
      `with added as (
         insert into public.ework_students (first_name, email, course_slug)
         select 'N' || lpad(n::text, 3, '0'), 'n' || n || '@student.example', 'cloud-devops' from generate_series(1, 120) n returning student_id
       ) insert into public.ework_assignments (student_id, course_slug) select student_id, 'cloud-devops' from added`,
    );
    for (const query of ['', 'sort=name&direction=descending', 'group=never-started']) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Page = await list(`${query}${cursor && `&cursor=${cursor}`}`);
        expect(page.total).toBe(120);
        seen.push(...page.students.map(({ firstName }) => firstName));
        cursor = page.nextCursor;
      }
      expect(new Set(seen).size, query).toBe(120);
      expect(seen).toHaveLength(120);
    }
    const all = await head.call(admin.exportEworkStudents);
    expect(((await all.json()) as Page).students).toHaveLength(120);
  });

  it('refuses a group and an order that there is not', async () => {
    for (const query of ['group=clever', 'sort=email', 'direction=up', 'cursor=-1'])
      expect((await head.call(admin.listEworkStudents, { query: `?${query}` })).status).toBe(422);
  });
});

it('says who waits longest, what mentors have to read, and how many are in each group', async () => {
  await aClass();
  const mentor = await addMentor(parts);
  await sql('update public.hand_ins set taken_by = $1, taken_at = now()', [mentor.learnerId]);
  await student('Gil', { days: 30, completed: 4, ticked: 2, waiting: 10 });
  const overview = (await (await head.call(admin.readEworkOverview)).json()) as admin.EworkOverview;
  expect(overview.groups).toEqual({ behind: 2, 'never-started': 1, finished: 1, waiting: 2, quiet: 1 });
  expect(overview.waiting).toMatchObject([
    { person: 'Cleo Vale', takenBy: 'Odile Marchetti', course: 'Prompt Engineering' },
    { person: 'Gil Vale', isLate: true, takenBy: null },
  ]);
  expect(overview.waiting[0]?.work).toMatch(/^Week 1: /);
  expect(overview.mentors).toEqual([
    { name: 'Odile Marchetti', courses: ['Prompt Engineering'], waiting: 2, taken: 1, read: 0 },
  ]);
});

describe('a table of students', () => {
  const send = (text: string, more: object = {}) =>
    head.call(admin.importEworkStudents, { body: { text, isPreview: false, ...more } });
  const take = async (text: string, more: object = {}): Promise<ImportAnswer> => {
    const answer = await send(text, more);
    expect(answer.status).toBe(200);
    return (await answer.json()) as ImportAnswer;
  };
  const stored = () =>
    sql('select first_name, last_name, email, course_slug from public.ework_students order by email');
  const good =
    'Name\tEmail\tCourse\nZoë O’Brien\tzoe@student.example\tPrompt Engineering\nBo <b>\tbo@student.example\tcloud-devops';

  it('is previewed without storing anything, then added with an invitation for each', async () => {
    expect(await take(good, { isPreview: true })).toMatchObject({
      isDone: false,
      rows: 2,
      added: 2,
      bad: 0,
      sample: [{ name: 'Zoë O’Brien', email: 'zoe@student.example', course: 'Prompt Engineering' }, {}],
    });
    expect(await stored()).toEqual([]);
    expect(await take(good)).toMatchObject({ isDone: true, added: 2, known: 0 });
    expect(await stored()).toEqual([
      { first_name: 'Bo', last_name: '<b>', email: 'bo@student.example', course_slug: 'cloud-devops' },
      {
        first_name: 'Zoë',
        last_name: 'O’Brien',
        email: 'zoe@student.example',
        course_slug: 'prompt-engineering',
      },
    ]);
    const mails = await sql<{ recipient: string; body_text: string; body_html: string }>(
      "select recipient, body_text, body_html from public.outbox_mails where kind = 'ework-invitation' order by recipient",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(['bo@student.example', 'zoe@student.example']);
    expect(mails[1]?.body_text).toMatch(/Hello Zoë, [\s\S]*Prompt Engineering/);
    expect(mails.map(({ body_html: html }) => html).join('')).not.toContain('%first-name%');
  });

  it('twice changes nothing, and says what differs of those who are there', async () => {
    await take(good);
    expect(await take(good)).toMatchObject({ isDone: true, added: 0, known: 2, differing: [] });
    const before = await stored();
    const other = good.replace('Prompt Engineering', '9').replace('Bo', 'Bob');
    const { added, differing } = await take(other);
    expect([added, differing.length]).toEqual([0, 2]);
    expect(await stored()).toEqual(before);
    expect(await sql('select 1 from public.outbox_mails')).toHaveLength(2);
  });

  it('with one bad row stores nothing, and names each with its line', async () => {
    const rows = [
      'first name;surname;e-mail;course',
      'Ann;Lee;ann@student.example;Prompt Engineering',
      ';Lee;lee@student.example;Prompt Engineering',
      'Max;;max(at)student.example;Prompt Engineering',
      'Ida;Ng;ida@student.example;Basket Weaving',
      'Ola;;ola@student.example;',
      'Ann;Lee;ANN@student.example;Prompt Engineering',
      '=HYPERLINK("x");;eve@student.example;1',
    ];
    const answer = await take(rows.join('\r\n'));
    expect(answer).toMatchObject({ isDone: false, rows: 7, bad: 5 });
    expect(answer.badRows.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
    expect(answer.badRows.map(({ why }) => why).join('\n')).toMatch(
      /name[\s\S]*We have no course "Basket Weaving"[\s\S]*no course in this row[\s\S]*line 2 already/,
    );
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['nothing', ' \n', 422],
    ['headings alone', 'name,email,course', 422],
    ['more than twenty thousand', 'a,b@c.example,1\n'.repeat(20_001), 422],
  ])('of %s is refused', async (_, text, status) => {
    expect((await send(text)).status).toBe(status);
  });

  it('invites nobody where that is wished', async () => {
    await take(good, { invites: false });
    expect(await sql('select 1 from public.outbox_mails')).toEqual([]);
  });
});

it('is for admins: strangers, students, learners and mentors get nothing of it', async () => {
  await aClass();
  const { id } = await addStudent(parts, { firstName: 'Hugo' });
  const others: [TestBrowser, number][] = [
    [openBrowser(), 401],
    [(await signUpLearner(parts, { email: 'asha@learner.example' })).browser, 401],
    [(await addMentor(parts)).browser, 401],
    [await openEwork(parts, { studentId: id }), 403],
  ];
  const before = await sql('select count(*)::int as count from public.ework_students');
  for (const [browser, status] of others) {
    for (const contract of [admin.listEworkStudents, admin.exportEworkStudents, admin.readEworkOverview])
      expect((await browser.call(contract)).status).toBe(status);
    const body = { text: 'Al,al@student.example,1', isPreview: false };
    expect((await browser.call(admin.importEworkStudents, { body })).status).toBe(status);
  }
  expect(await sql('select count(*)::int as count from public.ework_students')).toEqual(before);
});
