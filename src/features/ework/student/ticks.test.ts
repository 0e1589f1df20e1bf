import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { saveTaskProgress } from '#shared/contracts/ework-progress.ts';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { makeTickId, nextBatch, withTicks, type Tick } from './ticks.ts';

const task = (id: string, objectives = 3, deliverables = 2): EworkTaskProgress => ({
  task: {
    id,
    title: id,
    description: '',
    weekNumber: 1,
    estimatedHours: 8,
    objectives: Array.from({ length: objectives }, (_, index) => `objective ${index}`),
    deliverables: Array.from({ length: deliverables }, (_, index) => `deliverable ${index}`),
    resources: [],
  },
  progress: 0,
  status: 'not_started',
  completedObjectives: [],
  completedDeliverables: [],
});

let made = 0;
const item = (
  taskId: string,
  index: number,
  done = true,
  kind: 'objective' | 'deliverable' = 'objective',
): Tick => ({
  id: String(++made).padStart(4, '0'),
  taskId,
  change: { kind, index, done },
});
const press = (taskId: string, status: 'completed' | 'in_progress'): Tick => ({
  id: String(++made).padStart(4, '0'),
  taskId,
  change: { kind: 'status', status },
});

test('a tick shows at once, and only in its own task', () => {
  const tasks = [task('a'), task('b')];
  const shown = withTicks(tasks, [item('a', 1), item('a', 0, true, 'deliverable')]);
  expect(shown[0]).toMatchObject({
    progress: 40,
    status: 'in_progress',
    completedObjectives: [1],
    completedDeliverables: [0],
  });
  expect(shown[1], 'so that its card is not drawn again').toBe(tasks[1]);
  expect(withTicks(tasks, [])).toBe(tasks);
});

test('the last item completes a task, and taking it away opens it again', () => {
  const all = [0, 1, 2].map((index) => item('a', index));
  const whole = withTicks([task('a', 3, 0)], all);
  expect(whole[0]).toMatchObject({ progress: 100, status: 'completed' });
  expect(withTicks(whole, [item('a', 2, false)])[0]).toMatchObject({ progress: 67, status: 'in_progress' });
});

test('Complete leaves the ticks, and pressed again lets them speak', () => {
  const done = withTicks([task('a')], [item('a', 0), press('a', 'completed')]);
  expect(done[0]).toMatchObject({ progress: 100, status: 'completed', completedObjectives: [0] });
  expect(withTicks(done, [press('a', 'in_progress')])[0]).toMatchObject({
    progress: 20,
    status: 'in_progress',
  });
});

test('a tick of a task that is not there changes nothing', () => {
  const tasks = [task('a')];
  expect(withTicks(tasks, [item('gone', 0)])).toEqual(tasks);
});

test('one call carries what follows in one task, up to where items and Complete take turns', () => {
  const queue = [
    item('a', 0),
    item('b', 0),
    item('a', 1),
    press('a', 'completed'),
    press('a', 'in_progress'),
    item('a', 2),
  ];
  const tasks = [task('a'), task('b')];
  const sent = [];
  for (let left: readonly Tick[] = queue; ;) {
    const batch = nextBatch(left, tasks);
    if (!batch) break;
    expect(z.safeParse(saveTaskProgress.request, batch.post).success).toBe(true);
    sent.push(batch.post);
    left = left.filter(({ id }) => !batch.ids.includes(id));
  }
  expect(sent).toEqual([
    {
      taskId: 'a',
      progress: 40,
      status: 'in_progress',
      changes: [
        { kind: 'objective', index: 0, done: true },
        { kind: 'objective', index: 1, done: true },
      ],
    },
    {
      taskId: 'b',
      progress: 20,
      status: 'in_progress',
      changes: [{ kind: 'objective', index: 0, done: true }],
    },
    // Of several presses the last one counts. Nothing is known here of the ticks before, which were sent.
    { taskId: 'a', progress: 0, status: 'in_progress' },
    {
      taskId: 'a',
      progress: 20,
      status: 'in_progress',
      changes: [{ kind: 'objective', index: 2, done: true }],
    },
  ]);
});

test('a long absence is sent in calls that the contract takes', () => {
  const queue = Array.from({ length: 450 }, (_, index) => item('a', index % 3, index % 2 === 0));
  const batch = nextBatch(queue, [task('a')]);
  expect(batch?.ids).toHaveLength(200);
  expect(z.safeParse(saveTaskProgress.request, batch?.post).success).toBe(true);
  expect(nextBatch(queue, []), 'also before the tasks are known').toMatchObject({ post: { taskId: 'a' } });
});

test('ids sort in the order in which ticks were made, also when the clock is set back', () => {
  const now = Date.now() + 1000;
  const ids = [now, now, now + 5, now - 60_000, now + 6].map(makeTickId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
