/** What a student does to tasks, one thing at a time, and what tasks look like with it. */
import { mostChanges, type saveTaskProgress } from '#shared/contracts/ework-progress.ts';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import {
  applyChanges,
  applyStatus,
  percentOfTask,
  type ItemChange,
  type TaskRecord,
} from '#shared/rules/ework-progress.ts';
import type * as z from 'zod/mini';

/** The Complete button, pressed or pressed again. */
export interface StatusChange {
  readonly kind: 'status';
  readonly status: 'completed' | 'in_progress';
}

export interface Tick {
  /** Sorts in the order in which ticks were made, in whichever tab. */
  readonly id: string;
  readonly taskId: string;
  readonly change: ItemChange | StatusChange;
}

export type Post = z.input<typeof saveTaskProgress.request>;

/** What one call carries, and which ticks are settled by its answer. */
export interface Batch {
  readonly ids: readonly string[];
  readonly post: Post;
}

const isStatus = (change: Tick['change']): change is StatusChange => change.kind === 'status';

/** The task after one change, as the server will have it. */
function applyTick(entry: EworkTaskProgress, { change }: Tick): EworkTaskProgress {
  const { task, ...record } = entry;
  const counts = { objectives: task.objectives.length, deliverables: task.deliverables.length };
  const after: TaskRecord = isStatus(change)
    ? applyStatus(record, change.status, counts)
    : applyChanges(record, [change], counts);
  return after === record
    ? entry
    : {
        task,
        progress: percentOfTask(after, counts),
        status: after.status,
        completedObjectives: [...after.completedObjectives],
        completedDeliverables: [...after.completedDeliverables],
      };
}

/** The tasks with ticks over them that the server may not have yet. Tasks without a tick stay the same objects. */
export function withTicks(
  tasks: readonly EworkTaskProgress[],
  ticks: readonly Tick[],
): readonly EworkTaskProgress[] {
  if (ticks.length === 0) return tasks;
  return tasks.map((entry) =>
    ticks.filter(({ taskId }) => taskId === entry.task.id).reduce(applyTick, entry),
  );
}

/**
 * The next call to make: the oldest tick and what follows it in the same task, up to where items and the Complete button
 * take turns, because the two travel in different calls and their order matters. Null when all is sent.
 */
export function nextBatch(ticks: readonly Tick[], tasks: readonly EworkTaskProgress[]): Batch | null {
  const first = ticks[0];
  if (!first) return null;
  const ofTask = ticks.filter(({ taskId }) => taskId === first.taskId);
  const turn = ofTask.findIndex(({ change }) => isStatus(change) !== isStatus(first.change));
  const run = (turn === -1 ? ofTask : ofTask.slice(0, turn)).slice(0, mostChanges);
  const before = tasks.find(({ task }) => task.id === first.taskId);
  const after = before && run.reduce(applyTick, before);
  const changes = run.flatMap(({ change }) => (isStatus(change) ? [] : [change]));
  const asked = run.at(-1)?.change;
  return {
    ids: run.map(({ id }) => id),
    post: {
      taskId: first.taskId,
      // With changes, the server computes both itself.
      ...(after ? { progress: after.progress, status: after.status } : {}),
      ...(asked && isStatus(asked) ? { status: asked.status } : { changes }),
    },
  };
}

let lastTime = 0;
let count = 0;

/** An id for a tick of now. Later ones sort behind it, also when the clock is set back meanwhile. */
export function makeTickId(now = Date.now()): string {
  count = now > lastTime ? 0 : count + 1;
  lastTime = Math.max(lastTime, now);
  const part = (value: number, width: number) => value.toString(36).padStart(width, '0');
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${part(lastTime, 9)}-${part(count, 4)}-${part(chance, 7)}`;
}
