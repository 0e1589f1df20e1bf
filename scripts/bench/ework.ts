import { eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import type { EworkTaskProgress } from '../../src/shared/contracts/ework-shapes.ts';
import { applyChanges, percentOfTask, untouchedTask } from '../../src/shared/rules/ework-progress.ts';
import type { ItemChange, ItemCounts, TaskRecord } from '../../src/shared/rules/ework-progress.ts';
import { getCollection } from '../content/collections.ts';
import {
  listTaskProgress as readProgress,
  saveTaskProgress as saveProgress,
} from '#shared/contracts/ework-progress.ts';
import { listEworkStudents as listStudents } from '#shared/contracts/ework-admin.ts';
import { startFunctionParts, type FunctionParts } from '../../tests/support/function-parts.ts';
import {
  addAdmin,
  adminToken,
  addStudents,
  call,
  course,
  quantile,
  runInFlight,
  shuffle,
  time,
  tokenOf,
} from './ework-class.ts';

/** Students who tick, posts of each, bare updates among them, and how many of either travel at once. */
const classSize = 1000;
const postsEach = 10;
const bareUpdates = 2500;
const inFlight = 16;
/** Single calls measured for latency, after some that only warm up. */
const measured = 200;
const warmUp = 40;
/** Sizes of the list whose first page is compared, and what the larger may cost. */
const sizes = { small: 100, large: 20_000 };
const largestRatio = 1.5;

const tasks = eworkTasksOf(course);
const milliseconds = (value: number) => value.toFixed(1).padStart(7);

/**
 * A class that ticks at random through the real doors on a real PostgreSQL: nothing may be lost and no total wrong. Beside
 * it the bare update of the same rows through the same database API, and the admin's list with few and with many students.
 */
export async function bench(): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  const say = (line: string) => void write(`${line}\n`);
  const parts = await startFunctionParts({ driver: 'postgres' });
  // The handlers' own log lines would drown the figures.
  process.stdout.write = (chunk: string | Uint8Array) =>
    String(chunk).startsWith('{"time"') ? true : write(chunk);
  try {
    await addStudents(parts, classSize);
    // The bare update is made as a service would make it without our functions; only this database allows that.
    await parts.database.query('grant select, update on public.ework_task_progress to service_role');
    await tickAtRandom(parts, say);
    await compareLatency(parts, say);
    await compareLists(say);
  } finally {
    process.stdout.write = write;
    await parts.stop();
  }
}

interface Post {
  student: number;
  taskId: string;
  change: ItemChange;
}

const words = getCollection('eworkWeeks');
const countsOf = (taskId: string): ItemCounts => {
  const task = words.get(taskId);
  return {
    objectives: task?.objectives.length ?? 0,
    deliverables: task?.deliverables.length ?? 0,
  };
};

/** For each student, different items of the first three weeks: their order must not matter, since they travel at the same time. */
function planPosts(): Post[] {
  return shuffle(
    Array.from({ length: classSize }, (_, student) => {
      const items = tasks.slice(0, 3).flatMap(({ id }) => {
        const { objectives, deliverables } = countsOf(id);
        return [
          ...Array.from({ length: objectives }, (_, index) => ({ id, kind: 'objective' as const, index })),
          ...Array.from({ length: deliverables }, (_, index) => ({
            id,
            kind: 'deliverable' as const,
            index,
          })),
        ];
      });
      return shuffle(items)
        .slice(0, postsEach)
        .map(({ id, kind, index }): Post => ({ student, taskId: id, change: { kind, index, done: true } }));
    }).flat(),
  );
}

async function tickAtRandom(parts: FunctionParts, say: (line: string) => void): Promise<void> {
  const posts = planPosts();
  const expected = new Map<string, TaskRecord>();
  for (const { student, taskId, change } of posts) {
    const key = `${student} ${taskId}`;
    expected.set(key, applyChanges(expected.get(key) ?? untouchedTask, [change], countsOf(taskId)));
  }
  let refused = 0;
  const times = { tick: [] as number[], update: [] as number[] };
  const tick = async ({ student, taskId, change }: Post) => {
    const response = await call(saveProgress, tokenOf(student), {
      params: { taskId },
      body: { changes: [change] },
    });
    if (response.status !== 200) refused += 1;
  };
  // Among the ticks, so that a busy moment of the machine hits both; of rows that nobody ticks.
  const rows = await parts.database.query<Row>(
    `insert into public.ework_task_progress (student_id, course_slug, task_id)
     select student_id, course_slug, $1 from public.ework_students returning student_id, task_id`,
    [tasks.at(-1)?.id],
  );
  const queue = shuffle([
    ...posts.map((post) => async () => {
      times.tick.push(await time(() => tick(post)));
    }),
    ...Array.from({ length: bareUpdates }, (_, i) => async () => {
      times.update.push(await time(() => updateDirectly(parts, rows[i % rows.length])));
    }),
  ]);
  const seconds = await runInFlight(queue, inFlight, (work) => work());

  let lost = 0;
  let wrong = 0;
  await runInFlight(
    Array.from({ length: classSize }, (_, student) => student),
    inFlight,
    async (student) => {
      const answer = (await (await call(readProgress, tokenOf(student))).json()) as {
        taskProgress: EworkTaskProgress[];
      };
      for (const shown of answer.taskProgress.slice(0, -1)) {
        const record = expected.get(`${student} ${shown.task.id}`) ?? untouchedTask;
        lost += [
          ...record.completedObjectives.filter((index) => !shown.completedObjectives.includes(index)),
          ...record.completedDeliverables.filter((index) => !shown.completedDeliverables.includes(index)),
        ].length;
        if (
          shown.progress !== percentOfTask(record, countsOf(shown.task.id)) ||
          shown.status !== record.status
        )
          wrong += 1;
      }
    },
  );

  say(
    `${classSize} students, ${posts.length} ticks in random order with ${bareUpdates} bare updates among them, ${inFlight} at once, real PostgreSQL`,
  );
  say(`  ${(posts.length / seconds).toFixed(0)} ticks a second, ${refused} refused`);
  say(`  lost ${lost}, wrong totals ${wrong}`);
  say(
    `  p95 ${milliseconds(quantile(times.tick, 0.95))} ms, of the bare update ${milliseconds(quantile(times.update, 0.95))} ms, ratio ${(quantile(times.tick, 0.95) / quantile(times.update, 0.95)).toFixed(2)}`,
  );
  if (refused + lost + wrong > 0) throw new Error('Ticks were refused or lost, or totals are wrong.');
}

interface Row {
  student_id: string;
  task_id: string;
}

async function updateDirectly({ database }: FunctionParts, row: Row | undefined): Promise<void> {
  const response = await fetch(
    `${database.url}/rest/v1/ework_task_progress?student_id=eq.${row?.student_id}&task_id=eq.${row?.task_id}`,
    {
      method: 'PATCH',
      headers: { apikey: database.secretKey, 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify({ status: 'in_progress', updated_at: new Date().toISOString() }),
    },
  );
  if (!response.ok) throw new Error(`The bare update answered ${response.status}: ${await response.text()}`);
}

async function compareLatency(parts: FunctionParts, say: (line: string) => void): Promise<void> {
  const rows = await parts.database.query<Row>(
    'select student_id, task_id from public.ework_task_progress limit $1',
    [warmUp + measured],
  );
  const bare: number[] = [];
  const ticks: number[] = [];
  for (const [i, row] of rows.entries()) {
    const pair = [
      await time(() => updateDirectly(parts, row)),
      await time(async () => {
        const response = await call(saveProgress, tokenOf(i % classSize), {
          params: { taskId: tasks[4]?.id ?? '' },
          body: { changes: [{ kind: 'objective', index: i % 3, done: true }] },
        });
        if (response.status !== 200) throw new Error(`A tick answered ${response.status}`);
      }),
    ] as const;
    if (i < warmUp) continue;
    bare.push(pair[0]);
    ticks.push(pair[1]);
  }
  say('');
  say(`One at a time, ${ticks.length} of each in turn, milliseconds`);
  say('              p50     p95     p99');
  for (const [name, times] of [
    ['update', bare],
    ['tick  ', ticks],
  ] as const)
    say(`  ${name}  ${[0.5, 0.95, 0.99].map((share) => milliseconds(quantile(times, share))).join(' ')}`);
}

/** Two databases asked in turn, so that a busy moment of the machine hits both. */
async function compareLists(say: (line: string) => void): Promise<void> {
  const lists: { size: number; parts: FunctionParts; times: number[] }[] = [];
  try {
    for (const size of [sizes.small, sizes.large]) {
      const parts = await startFunctionParts({ driver: 'postgres' });
      lists.push({ size, parts, times: [] });
      await addStudents(parts, size);
      await addAdmin(parts);
      await parts.database.query('vacuum analyze');
    }
    for (let i = 0; i < warmUp + measured; i += 1)
      for (const { parts, times } of lists) {
        process.env['SUPABASE_URL'] = parts.database.url;
        const taken = await time(async () => {
          const response = await call(listStudents, adminToken);
          if (response.status !== 200) throw new Error(`The list answered ${response.status}`);
          await response.arrayBuffer();
        });
        if (i >= warmUp) times.push(taken);
      }
  } finally {
    for (const { parts } of lists) await parts.stop();
  }
  const [small = Number.NaN, large = Number.NaN] = lists.map(({ times }) => quantile(times, 0.5));
  say('');
  say(`The admin's list, first page, ${measured} calls of each in turn, milliseconds`);
  say('                       p50     p95');
  for (const { size, times } of lists)
    say(
      `  ${String(size).padStart(6)} students ${[0.5, 0.95].map((share) => milliseconds(quantile(times, share))).join(' ')}`,
    );
  say(`  ratio of the medians ${(large / small).toFixed(2)} (at most ${largestRatio})`);
  if (large / small > largestRatio) throw new Error('The list is too slow with many students.');
}
