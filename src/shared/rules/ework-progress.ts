/** How far a student is with a task and with a course. The island shows at once what the server will answer. */

export const eworkTaskStatuses = ['not_started', 'in_progress', 'completed'] as const;
export type EworkTaskStatus = (typeof eworkTaskStatuses)[number];

/** How many items a task has now; the catalogue may have had others when they were ticked. */
export interface ItemCounts {
  readonly objectives: number;
  readonly deliverables: number;
}

/** What is done of one task, by the places of its items in the lists of today. A place beyond the list counts for nothing. */
export interface TaskRecord {
  readonly status: EworkTaskStatus;
  /** Ascending, each once. */
  readonly completedObjectives: readonly number[];
  readonly completedDeliverables: readonly number[];
}

export interface ItemChange {
  readonly kind: 'objective' | 'deliverable';
  readonly index: number;
  readonly done: boolean;
}

export const untouchedTask: TaskRecord = {
  status: 'not_started',
  completedObjectives: [],
  completedDeliverables: [],
};

const countExisting = (indexes: readonly number[], count: number) =>
  new Set(indexes.filter((index) => index >= 0 && index < count)).size;

function countTicked(record: TaskRecord, counts: ItemCounts): number {
  return (
    countExisting(record.completedObjectives, counts.objectives) +
    countExisting(record.completedDeliverables, counts.deliverables)
  );
}

/** Rounded, but 100 only for the whole: 199 of 200 are 99. */
function wholePercent(done: number, total: number): number {
  if (total === 0) return 0;
  return done >= total ? 100 : Math.min(99, Math.round((done * 100) / total));
}

/** Per cent of one task: 100 once completed, otherwise the share of its items that are ticked. */
export function percentOfTask(record: TaskRecord, counts: ItemCounts): number {
  if (record.status === 'completed') return 100;
  return wholePercent(countTicked(record, counts), counts.objectives + counts.deliverables);
}

function statusFromTicks(record: TaskRecord, counts: ItemCounts): EworkTaskStatus {
  const ticked = countTicked(record, counts);
  if (ticked === 0) return 'not_started';
  return ticked === counts.objectives + counts.deliverables ? 'completed' : 'in_progress';
}

function withChanges(indexes: readonly number[], changes: readonly ItemChange[]): readonly number[] {
  const ticked = new Set(indexes);
  for (const { index, done } of changes) {
    if (done) ticked.add(index);
    else ticked.delete(index);
  }
  return [...ticked].sort((one, other) => one - other);
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((index, place) => index === other[place]);

/**
 * The record after ticking and unticking, one change after the other. Where nothing is different afterwards the status
 * stays: a post that arrives twice undoes no Complete that was pressed in between.
 */
export function applyChanges(
  record: TaskRecord,
  changes: readonly ItemChange[],
  counts: ItemCounts,
): TaskRecord {
  const of = (kind: ItemChange['kind']) => changes.filter((change) => change.kind === kind);
  const ticked: TaskRecord = {
    status: record.status,
    completedObjectives: withChanges(record.completedObjectives, of('objective')),
    completedDeliverables: withChanges(record.completedDeliverables, of('deliverable')),
  };
  const isUnchanged =
    isSame(ticked.completedObjectives, record.completedObjectives) &&
    isSame(ticked.completedDeliverables, record.completedDeliverables);
  return isUnchanged ? record : { ...ticked, status: statusFromTicks(ticked, counts) };
}

/** The record after the Complete button: ticks stay as they are, and un-completing lets them speak again. */
export function applyStatus(record: TaskRecord, wanted: EworkTaskStatus, counts: ItemCounts): TaskRecord {
  // Nothing un-ticks by itself: a task with ticks has been started.
  const status = wanted === 'not_started' && countTicked(record, counts) > 0 ? 'in_progress' : wanted;
  return status === record.status ? record : { ...record, status };
}

/**
 * The record of a task from which an item was taken out that was still open. If that leaves nothing to do, the task is
 * done: nobody ticks what is ticked already.
 */
export function settleRemoved(record: TaskRecord, counts: ItemCounts): TaskRecord {
  const isWhole = countTicked(record, counts) === counts.objectives + counts.deliverables;
  return isWhole && record.status === 'in_progress' ? { ...record, status: 'completed' } : record;
}

export interface CourseProgress {
  completed: number;
  total: number;
  /** Whole per cent; 100 only when every task is completed. */
  percent: number;
}

/** Completed tasks over all tasks of the course. */
export function progressOfCourse(tasks: readonly { readonly status: EworkTaskStatus }[]): CourseProgress {
  const completed = tasks.filter(({ status }) => status === 'completed').length;
  return { completed, total: tasks.length, percent: wholePercent(completed, tasks.length) };
}
