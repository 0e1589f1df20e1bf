import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCourse } from '#shared/catalogue/courses.ts';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import {
  applyChanges,
  applyStatus,
  eworkTaskStatuses,
  untouchedTask,
  type ItemChange,
  type TaskRecord,
} from '#shared/rules/ework-progress.ts';
import { getCollection } from '../../scripts/content/collections.ts';
import { listTaskProgress as progress, saveTaskProgress as save } from '#shared/contracts/ework-progress.ts';
import { changeEworkStudent as change } from '#shared/contracts/ework-admin.ts';
import {
  addAdmin,
  addStudent,
  emptyEwork,
  openEwork,
  sha256,
  storedTasks,
  type TestStudent,
} from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

let parts: FunctionParts;
let rosa: TestStudent;
let browser: Awaited<ReturnType<typeof openEwork>>;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await emptyEwork(parts);
  rosa = await addStudent(parts);
  browser = await openEwork(parts, { studentId: rosa.id });
});

const [week1, week2] = eworkTasksOf('prompt-engineering');
const first = week1?.id ?? '';
const words = getCollection('eworkWeeks').get(first)!;
const objectives = words.objectives.length;
const deliverables = words.deliverables.length;
const total = objectives + deliverables;

const tick = (kind: ItemChange['kind'], index: number, done = true): ItemChange => ({ kind, index, done });
const everyItem = [
  ...Array.from({ length: objectives }, (_, index) => tick('objective', index)),
  ...Array.from({ length: deliverables }, (_, index) => tick('deliverable', index)),
];

async function post(body: object, taskId = first): Promise<EworkTaskProgress> {
  const response = await browser.call(save, { params: { taskId }, body });
  const answer = (await response.json()) as { success: boolean; taskProgress: EworkTaskProgress };
  expect(answer).toMatchObject({ success: true });
  return answer.taskProgress;
}
async function read(): Promise<EworkTaskProgress[]> {
  const answer = (await (await browser.call(progress)).json()) as { taskProgress: EworkTaskProgress[] };
  return answer.taskProgress;
}

it('comes with the course that its tasks are of, which an admin may change meanwhile', async () => {
  const shown = async () => {
    const answer = (await (await browser.call(progress)).json()) as {
      course: { title: string } | null;
      taskProgress: EworkTaskProgress[];
    };
    return [answer.course?.title, answer.taskProgress[0]?.task.id];
  };
  expect(await shown()).toEqual([getCourse('prompt-engineering').title, first]);
  const admin = await openEwork(parts, {
    adminId: (await addAdmin(parts, 'dean@kestrelrow.example')).learnerId,
  });
  const give = (courseId: number | null) =>
    admin.call(change, { params: { studentId: rosa.id }, body: { courseId } });
  const other = getCourse('cloud-devops');
  expect((await give(other.id)).status).toBe(200);
  expect(await shown()).toEqual([other.title, eworkTasksOf('cloud-devops')[0]?.id]);
  await give(null);
  expect(await shown()).toEqual([undefined, undefined]);
});

describe('progress', () => {
  it('has every week of the course with all that a card shows, touched or not', async () => {
    const list = await read();
    expect(list.map(({ task }) => task.weekNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(list[0]).toEqual({
      task: {
        id: first,
        title: words.title,
        description: words.description,
        weekNumber: 1,
        estimatedHours: week1?.estimatedHours,
        objectives: words.objectives.map(({ text }) => text),
        deliverables: words.deliverables.map(({ text }) => text),
        resources: words.resources,
      },
      progress: 0,
      status: 'not_started',
      completedObjectives: [],
      completedDeliverables: [],
    });
  });

  it('is computed from the ticks, whatever the sender says', async () => {
    const one = await post({ progress: 100, status: 'completed', changes: [tick('objective', 1)] });
    expect(one).toMatchObject({
      progress: Math.round(100 / total),
      status: 'in_progress',
      completedObjectives: [1],
      completedDeliverables: [],
    });
    const whole = await post({ progress: 1, status: 'not_started', changes: everyItem });
    expect(whole).toMatchObject({ progress: 100, status: 'completed' });
    const less = await post({ progress: 1, status: 'completed', changes: [tick('deliverable', 0, false)] });
    expect(less.status).toBe('in_progress');
    expect(less.completedDeliverables).not.toContain(0);
    expect((await read())[0]).toEqual(less);
  });

  it('of two tabs that tick different items is that of both', async () => {
    const other = await openEwork(parts, { studentId: rosa.id });
    await post({ changes: [tick('objective', 0)] });
    await other.call(save, { params: { taskId: first }, body: { changes: [tick('deliverable', 1)] } });
    expect((await read())[0]).toMatchObject({ completedObjectives: [0], completedDeliverables: [1] });
  });

  it('applies changes one by one, and the same post twice once', async () => {
    const changes = [
      tick('objective', 0),
      tick('objective', 0, false),
      tick('objective', 2),
      tick('objective', 1),
    ];
    const once = await post({ changes });
    expect(once.completedObjectives).toEqual([1, 2]);
    expect(await post({ changes })).toEqual(once);
    expect(await storedTasks(parts.database, rosa.id)).toHaveLength(1);
  });

  it('is completed and un-completed by a post of progress and status alone', async () => {
    await post({ changes: [tick('objective', 0)] });
    const completed = await post({ progress: 100, status: 'completed' });
    expect(completed).toMatchObject({ progress: 100, status: 'completed', completedObjectives: [0] });
    const again = await post({ progress: 100, status: 'in_progress' });
    expect(again).toMatchObject({ progress: Math.round(100 / total), status: 'in_progress' });
    await post({ changes: everyItem });
    expect(await post({ progress: 100, status: 'in_progress' })).toMatchObject({
      progress: 100,
      status: 'in_progress',
    });
  });

  it('that a Complete reached is not undone by an older post that arrives once more', async () => {
    await post({ changes: [tick('objective', 0)] });
    await post({ status: 'completed' });
    expect(await post({ changes: [tick('objective', 0)] })).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['an item beyond the last', { changes: [tick('objective', 0), tick('objective', 9)] }],
    ['a negative index', { changes: [tick('objective', -1)] }],
    ['half an index', { changes: [tick('objective', 0.5)] }],
    ['an unknown kind', { changes: [{ kind: 'resource', index: 0, done: true }] }],
    ['no answer to whether it is done', { changes: [{ kind: 'objective', index: 0 }] }],
    ['progress over 100', { status: 'completed', progress: 101 }],
    ['progress as text', { status: 'completed', progress: '100' }],
    ['an unknown status', { status: 'done', progress: 100 }],
    ['nothing', {}],
    ['nothing to change', { changes: [] }],
    ['more changes than a task could have', { changes: Array<ItemChange>(201).fill(tick('objective', 0)) }],
  ])('refuses %s, and then changes nothing', async (_, body) => {
    const response = await browser.call(save, { params: { taskId: first }, body });
    expect(response.status).toBe(422);
    expect(await storedTasks(parts.database, rosa.id)).toEqual([]);
  });

  it('of a task whose items changed keeps what was done, and never exceeds 100', async () => {
    await parts.database.query(
      `insert into public.ework_task_progress (student_id, course_slug, task_id, objectives, deliverables, status)
       values ($1, 'prompt-engineering', $2, '{0,1,2,3,4,5,6,7}', '{0,1,2,3,4,5}', 'in_progress'),
              ($1, 'prompt-engineering', $3, '{40}', '{}', 'in_progress')`,
      [rosa.id, first, week2?.id],
    );
    const [one, two] = await read();
    expect(one).toMatchObject({ progress: 100, status: 'in_progress' });
    expect(one?.completedObjectives).toEqual(Array.from({ length: objectives }, (_, place) => place));
    expect(two).toMatchObject({ progress: 0, status: 'in_progress' });
    const after = await post({ changes: [tick('objective', 0, false)] });
    // What is ticked of items that are gone stays with the student.
    expect((await storedTasks(parts.database, rosa.id))[0]?.objectives).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(after.progress).toBe(Math.round(((total - 1) * 100) / total));
  });

  it('is kept for each course, also what arrives late for one that was changed', async () => {
    const admin = await addAdmin(parts);
    const head = await openEwork(parts, { adminId: admin.learnerId });
    const assign = async (courseId: number | null) => {
      const body = { courseId };
      const options = { method: 'PATCH', params: { studentId: rosa.id }, body };
      expect((await head.call(change, options)).status).toBe(200);
    };
    await post({ changes: [tick('objective', 0)] });
    await assign(2);
    expect((await read()).map(({ task }) => task.id)).toContain('cybersecurity-with-ai-w01');
    await post({ changes: [tick('objective', 1)] });
    await assign(null);
    expect(await read()).toEqual([]);
    await assign(1);
    expect((await read())[0]).toMatchObject({ completedObjectives: [0, 1] });
  });

  it('lets a signed-out tab know, and keeps what was there', async () => {
    await parts.database.query('delete from public.ework_sessions');
    const body = { changes: [tick('objective', 0)] };
    expect((await browser.call(save, { params: { taskId: first }, body })).status).toBe(401);
    const next = await openEwork(parts, { studentId: rosa.id });
    expect((await next.call(save, { params: { taskId: first }, body })).status).toBe(200);
  });
});

describe('the rules of the database and those of the island', () => {
  const action = fc.oneof(
    fc.record({
      changes: fc.array(
        fc.record({
          kind: fc.constantFrom('objective' as const, 'deliverable' as const),
          index: fc.integer({ min: 0, max: 4 }),
          done: fc.boolean(),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    }),
    fc.record({ status: fc.constantFrom(...eworkTaskStatuses) }),
  );
  const counts = { objectives: 5, deliverables: 5 };

  it('are the same after any list of actions', async () => {
    const hash = sha256(browser.token);
    const five = [0, 1, 2, 3, 4];
    const where = [hash, 'prompt-engineering', first, five, five];
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
        await parts.database.query('delete from public.ework_task_progress');
        let expected: TaskRecord = untouchedTask;
        for (const one of actions) {
          let stored: { row: Record<string, unknown> } | undefined;
          if ('changes' in one) {
            expected = applyChanges(expected, one.changes, counts);
            [stored] = await parts.database.query(
              'select public.save_ework_changes($1, $2, $3, $4, $5, $6, $7, $8) as row',
              [
                ...where,
                one.changes.map(({ done }) => (done ? 'tick' : 'untick')),
                one.changes.map(({ kind }) => kind),
                one.changes.map(({ index }) => index),
              ],
            );
          } else {
            expected = applyStatus(expected, one.status, counts);
            [stored] = await parts.database.query(
              'select public.save_ework_status($1, $2, $3, $4, $5, $6) as row',
              [...where, one.status],
            );
          }
          expect(stored?.row).toEqual({
            taskId: first,
            status: expected.status,
            objectives: expected.completedObjectives,
            deliverables: expected.completedDeliverables,
          });
        }
      }),
      { numRuns: 60 },
    );
  });
});
