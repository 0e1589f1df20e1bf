import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  applyStatus,
  eworkTaskStatuses,
  percentOfTask,
  progressOfCourse,
  untouchedTask,
  type ItemChange,
  type ItemCounts,
  type TaskRecord,
} from './ework-progress.ts';

const five: ItemCounts = { objectives: 3, deliverables: 2 };
const tick = (kind: ItemChange['kind'], index: number, done = true): ItemChange => ({ kind, index, done });
const all = [0, 1, 2]
  .map((index) => tick('objective', index))
  .concat([0, 1].map((index) => tick('deliverable', index)));

const counts = fc.record({
  objectives: fc.integer({ min: 0, max: 12 }),
  deliverables: fc.integer({ min: 0, max: 12 }),
});
const change = fc.record({
  kind: fc.constantFrom('objective' as const, 'deliverable' as const),
  index: fc.integer({ min: 0, max: 14 }),
  done: fc.boolean(),
});
const changes = fc.array(change, { maxLength: 30 });
const indexes = fc
  .uniqueArray(fc.integer({ min: 0, max: 14 }))
  .map((list) => list.sort((one, other) => one - other));
const record: fc.Arbitrary<TaskRecord> = fc.record({
  status: fc.constantFrom(...eworkTaskStatuses),
  completedObjectives: indexes,
  completedDeliverables: indexes,
});

describe('a task', () => {
  test('goes from not started over in progress to completed, and back, as it is ticked', () => {
    const one = applyChanges(untouchedTask, [tick('objective', 2)], five);
    expect(one).toEqual({ status: 'in_progress', completedObjectives: [2], completedDeliverables: [] });
    expect(percentOfTask(one, five)).toBe(20);

    const whole = applyChanges(one, all, five);
    expect(whole).toEqual({
      status: 'completed',
      completedObjectives: [0, 1, 2],
      completedDeliverables: [0, 1],
    });
    expect(percentOfTask(whole, five)).toBe(100);

    const less = applyChanges(whole, [tick('deliverable', 1, false)], five);
    expect(less.status).toBe('in_progress');
    expect(percentOfTask(less, five)).toBe(80);
    const none = applyChanges(
      less,
      all.map((item) => ({ ...item, done: false })),
      five,
    );
    expect(none).toEqual(untouchedTask);
  });

  test.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [199, 200, 99],
    [0, 7, 0],
  ])('with %i of %i items ticked shows %i per cent', (ticked, total, percent) => {
    const ticks = Array.from({ length: ticked }, (_, index) => index);
    expect(
      percentOfTask(
        { status: 'in_progress', completedObjectives: ticks, completedDeliverables: [] },
        { objectives: total, deliverables: 0 },
      ),
    ).toBe(percent);
  });

  test('without items is nothing, or everything once completed', () => {
    const none = { objectives: 0, deliverables: 0 };
    expect(percentOfTask(untouchedTask, none)).toBe(0);
    const completed = applyStatus(untouchedTask, 'completed', none);
    expect(percentOfTask(completed, none)).toBe(100);
    expect(percentOfTask(applyStatus(completed, 'in_progress', none), none)).toBe(0);
  });

  test('un-completed shows its ticks again; all of them stay at 100, in progress', () => {
    const some = applyChanges(untouchedTask, [tick('objective', 0)], five);
    const completed = applyStatus(some, 'completed', five);
    expect(percentOfTask(completed, five)).toBe(100);
    const again = applyStatus(completed, 'in_progress', five);
    expect(again).toEqual(some);
    expect(percentOfTask(again, five)).toBe(20);

    const whole = applyStatus(applyChanges(untouchedTask, all, five), 'in_progress', five);
    expect(whole.status).toBe('in_progress');
    expect(percentOfTask(whole, five)).toBe(100);
  });

  test('that was completed by the button goes by its ticks once one changes, and not when a post arrives twice', () => {
    const some = applyChanges(untouchedTask, [tick('objective', 0)], five);
    const completed = applyStatus(some, 'completed', five);
    expect(applyChanges(completed, [tick('objective', 0)], five)).toBe(completed);
    expect(applyChanges(completed, [tick('objective', 1)], five).status).toBe('in_progress');
  });

  test('with ticks cannot be called not started', () => {
    const some = applyChanges(untouchedTask, [tick('deliverable', 1)], five);
    expect(applyStatus(some, 'not_started', five)).toBe(some);
    expect(applyStatus(applyStatus(untouchedTask, 'completed', five), 'not_started', five)).toEqual(
      untouchedTask,
    );
  });

  test('that lost items keeps their ticks and never passes 100', () => {
    const whole = applyChanges(untouchedTask, all, five);
    const smaller = { objectives: 2, deliverables: 1 };
    expect(percentOfTask(whole, smaller)).toBe(100);
    const less = applyChanges(whole, [tick('objective', 0, false)], smaller);
    expect(less.completedObjectives).toEqual([1, 2]);
    expect(percentOfTask(less, smaller)).toBe(67);
    // A new item: what was completed stays so, until it is un-completed.
    const larger = { objectives: 4, deliverables: 2 };
    expect(percentOfTask(whole, larger)).toBe(100);
    expect(percentOfTask(applyStatus(whole, 'in_progress', larger), larger)).toBe(83);
  });

  test('is between 0 and 100 whatever was kept, and 100 only for the whole', () => {
    fc.assert(
      fc.property(record, counts, (kept, items) => {
        const percent = percentOfTask(kept, items);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        const total = items.objectives + items.deliverables;
        const ticked =
          kept.completedObjectives.filter((index) => index < items.objectives).length +
          kept.completedDeliverables.filter((index) => index < items.deliverables).length;
        expect(percent === 100).toBe(kept.status === 'completed' || (total > 0 && ticked === total));
      }),
    );
  });

  test('comes out the same whether changes arrive together, one by one, or twice', () => {
    fc.assert(
      fc.property(record, changes, counts, (kept, list, items) => {
        const together = applyChanges(kept, list, items);
        const oneByOne = list.reduce((before, single) => applyChanges(before, [single], items), kept);
        expect(oneByOne.completedObjectives).toEqual(together.completedObjectives);
        expect(oneByOne.completedDeliverables).toEqual(together.completedDeliverables);
        expect(applyChanges(together, list, items)).toEqual(together);
      }),
    );
  });

  test('loses nothing when two devices tick different items, in either order', () => {
    fc.assert(
      fc.property(record, changes, changes, counts, (kept, mine, theirs, items) => {
        const key = ({ kind, index }: ItemChange) => `${kind} ${index}`;
        const taken = new Set(mine.map(key));
        const others = theirs.filter((single) => !taken.has(key(single)));
        const first = applyChanges(applyChanges(kept, mine, items), others, items);
        const second = applyChanges(applyChanges(kept, others, items), mine, items);
        expect(first.completedObjectives).toEqual(second.completedObjectives);
        expect(first.completedDeliverables).toEqual(second.completedDeliverables);
      }),
    );
  });

  test('never changes a tick that was not touched', () => {
    fc.assert(
      fc.property(record, changes, counts, (kept, list, items) => {
        const after = applyChanges(kept, list, items);
        const touched = list.filter(({ kind }) => kind === 'objective').map(({ index }) => index);
        const untouched = (indexList: readonly number[]) =>
          indexList.filter((index) => !touched.includes(index));
        expect(untouched(after.completedObjectives)).toEqual(untouched(kept.completedObjectives));
      }),
    );
  });
});

test('a course is as far as its tasks are completed, whatever the others have reached', () => {
  expect(progressOfCourse([])).toEqual({ completed: 0, total: 0, percent: 0 });
  expect(
    progressOfCourse([{ status: 'completed' }, { status: 'in_progress' }, { status: 'not_started' }]),
  ).toEqual({ completed: 1, total: 3, percent: 33 });
  expect(progressOfCourse([{ status: 'completed' }])).toEqual({ completed: 1, total: 1, percent: 100 });
});
