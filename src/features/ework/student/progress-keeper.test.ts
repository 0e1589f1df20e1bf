import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import {
  applyChanges,
  applyStatus,
  percentOfTask,
  type EworkTaskStatus,
} from '#shared/rules/ework-progress.ts';
import { CallError } from '../../../browser/call-endpoint.ts';
import { firstPause, longestPause, makeProgressKeeper } from './progress-keeper.ts';
import type { TickStorage } from './tick-storage.ts';
import type { Post, Tick } from './ticks.ts';

const fresh = (id: string): EworkTaskProgress => ({
  task: {
    id,
    title: id,
    description: '',
    weekNumber: 1,
    estimatedHours: 8,
    objectives: ['one', 'two', 'three'],
    deliverables: ['four', 'five'],
    resources: [],
  },
  progress: 0,
  status: 'not_started',
  completedObjectives: [],
  completedDeliverables: [],
});
const objective = (index: number, done = true) => ({ kind: 'objective', index, done }) as const;

/** What the tabs of one browser share, and the events that they send each other. */
function makeBrowser() {
  const kept = new Map<string, Tick>();
  const followers = new Set<(from: object, settled: Tick | null) => void>();
  let queue: Promise<unknown> = Promise.resolve();
  return {
    kept,
    lock: (work: () => Promise<void>) => {
      const next = queue.then(work, work);
      queue = next.catch(() => undefined);
      return next;
    },
    openStorage: (isDurable = true): TickStorage => {
      const me = {};
      const tell = (settled: Tick | null) => followers.forEach((follower) => follower(me, settled));
      return {
        list: () => [...kept.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
        add: (tick) => {
          kept.set(tick.id, tick);
          tell(null);
          return isDurable;
        },
        remove: (ids) => {
          for (const id of ids) {
            const tick = kept.get(id);
            kept.delete(id);
            if (tick) tell(tick);
          }
        },
        follow: (listener) => {
          const follower = (from: object, settled: Tick | null) => {
            if (from !== me) listener(settled);
          };
          followers.add(follower);
          return () => followers.delete(follower);
        },
      };
    },
  };
}

/** A server that merges by the rules of the catalogue, as ours does (tests/db), can be told to fail, and holds answers back. */
function makeServer() {
  let tasks: readonly EworkTaskProgress[] = [fresh('a'), fresh('b')];
  const posts: Post[] = [];
  const merge = (taskId: string, change: Tick['change'] | { kind: 'status'; status: EworkTaskStatus }) => {
    tasks = tasks.map(({ task, ...record }) => {
      if (task.id !== taskId) return { task, ...record };
      const counts = { objectives: task.objectives.length, deliverables: task.deliverables.length };
      const { status, completedObjectives, completedDeliverables } =
        change.kind === 'status'
          ? applyStatus(record, change.status, counts)
          : applyChanges(record, [change], counts);
      const after = {
        status,
        completedObjectives: [...completedObjectives],
        completedDeliverables: [...completedDeliverables],
      };
      return { task, ...after, progress: percentOfTask(after, counts) };
    });
  };
  const server = {
    posts,
    failure: null as CallError | null,
    held: null as Promise<void> | null,
    course: { id: 1, title: 'First', difficulty: 'Beginner', duration: 2 },
    /** An admin gives the student another course. */
    reassign: () => {
      server.course = { id: 2, title: 'Second', difficulty: 'Beginner', duration: 1 };
      tasks = [fresh('c')];
    },
    task: (id: string) => tasks.find((entry) => entry.task.id === id)!,
    /** Done by another device. */
    apply: (taskId: string, change: Tick['change']) => merge(taskId, change),
    load: async () => {
      const answer = { course: server.course, taskProgress: tasks };
      await server.held;
      if (server.failure) throw server.failure;
      return answer;
    },
    save: async (post: Post) => {
      posts.push(post);
      if (server.failure) throw server.failure;
      // With changes, the status is what the sender saw and decides nothing.
      if (post.changes?.length) for (const change of post.changes) merge(post.taskId, change);
      else if (post.status) merge(post.taskId, { kind: 'status', status: post.status });
      await server.held;
      return server.task(post.taskId);
    },
  };
  return server;
}

let browser: ReturnType<typeof makeBrowser>;
let server: ReturnType<typeof makeServer>;
let isOnline: boolean;
let stops: (() => void)[];
let online: (() => void)[];

async function openTab(isDurable = true) {
  const keeper = makeProgressKeeper({
    storage: browser.openStorage(isDurable),
    save: (post) => server.save(post),
    load: () => server.load(),
    lock: browser.lock,
    isOnline: () => isOnline,
  });
  stops.push(keeper.start());
  await settle();
  return keeper;
}
type Keeper = Awaited<ReturnType<typeof openTab>>;
const settle = () => vi.advanceTimersByTimeAsync(0);
const ticked = (keeper: Keeper, id = 'a') =>
  keeper.getState().tasks?.find((entry) => entry.task.id === id)?.completedObjectives;
const stateOf = (keeper: Keeper) => keeper.getState().saving.state;

beforeEach(() => {
  vi.useFakeTimers();
  online = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => online.push(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => {
    online = online.filter((one) => one !== listener);
  });
  browser = makeBrowser();
  server = makeServer();
  isOnline = true;
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tick shows before anything is sent, and is gone from the queue once the server has it', async () => {
  const keeper = await openTab();
  keeper.tick('a', objective(1));
  expect(ticked(keeper)).toEqual([1]);
  expect(keeper.getState().waitingTicks).toBe(1);
  await settle();
  expect(server.task('a').completedObjectives).toEqual([1]);
  expect(keeper.getState()).toMatchObject({ waitingTicks: 0, saving: { state: 'idle' } });
  expect(keeper.getState().savedAt.has('a')).toBe(true);
});

test('an answer that is older than a tick does not take it back', async () => {
  const keeper = await openTab();
  const seen: (readonly number[] | undefined)[] = [];
  keeper.subscribe(() => seen.push(ticked(keeper)));
  let release: () => void = () => undefined;
  server.held = new Promise((resolve) => (release = resolve));
  keeper.tick('a', objective(0));
  // Asked for before the tick was stored, answered after it was.
  const reading = keeper.load();
  await settle();
  keeper.tick('a', objective(2));
  release();
  server.held = null;
  await reading;
  await settle();
  expect(seen.filter((indexes) => !indexes?.includes(0))).toEqual([]);
  const second = seen.findIndex((indexes) => indexes?.includes(2));
  expect(seen.slice(second).filter((indexes) => !indexes?.includes(2))).toEqual([]);
  expect(server.task('a').completedObjectives).toEqual([0, 2]);
});

test('offline, ticks wait without being tried, and go when the browser is back', async () => {
  const keeper = await openTab();
  isOnline = false;
  keeper.tick('a', objective(0));
  keeper.tick('b', objective(1));
  keeper.tick('a', { kind: 'status', status: 'completed' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.posts).toEqual([]);
  expect(keeper.getState()).toMatchObject({ saving: { state: 'offline' }, waitingTicks: 3 });
  expect(keeper.getState().waiting).toEqual(new Set(['a', 'b']));
  isOnline = true;
  online.forEach((listener) => listener());
  await settle();
  expect(server.task('a')).toMatchObject({ status: 'completed', completedObjectives: [0] });
  expect(server.task('b').completedObjectives).toEqual([1]);
  expect(stateOf(keeper)).toBe('idle');
});

test('a failed save is tried again after longer and longer pauses, and takes along what came meanwhile', async () => {
  const keeper = await openTab();
  server.failure = new CallError('503', 503, { message: 'We cannot take messages at this moment' });
  keeper.tick('a', objective(0));
  await settle();
  expect(keeper.getState().saving).toEqual({
    state: 'failed',
    retryAt: Date.now() + firstPause,
    reason: 'We cannot take messages at this moment',
  });
  keeper.tick('a', objective(1));
  await settle();
  expect(server.posts, 'not by every tick').toHaveLength(1);
  const pauses = [firstPause, 2 * firstPause, 4 * firstPause];
  for (const [index, pause] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(server.posts).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.posts).toHaveLength(index + 2);
  }
  await vi.advanceTimersByTimeAsync(10 * longestPause);
  const { saving } = keeper.getState();
  expect(saving.state === 'failed' && saving.retryAt - Date.now()).toBeLessThanOrEqual(longestPause);
  server.failure = null;
  await keeper.send();
  expect(server.task('a').completedObjectives).toEqual([0, 1]);
  expect(keeper.getState()).toMatchObject({ saving: { state: 'idle' }, waitingTicks: 0 });
});

test('what the server refuses is taken back, with its reason, and the rest goes on', async () => {
  const keeper = await openTab();
  server.failure = new CallError('422', 422, { message: 'This task has no such item.' });
  keeper.tick('a', objective(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.posts).toHaveLength(1);
  server.failure = null;
  await settle();
  expect(ticked(keeper)).toEqual([]);
  expect(keeper.getState().refused).toEqual(new Map([['a', 'This task has no such item.']]));
  keeper.tick('a', objective(0));
  await settle();
  expect(keeper.getState().refused.size).toBe(0);
  expect(server.task('a').completedObjectives).toEqual([0]);
});

test('over an ended session ticks are kept, and sent for the same person who signs in again', async () => {
  const keeper = await openTab();
  server.failure = new CallError('401', 401);
  keeper.tick('a', objective(0));
  await settle();
  keeper.tick('a', objective(1));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(stateOf(keeper)).toBe('signed-out');
  expect(server.posts, 'the server is not asked again and again').toHaveLength(1);
  expect(ticked(keeper)).toEqual([0, 1]);
  server.failure = null;
  await openTab();
  await settle();
  expect(server.task('a').completedObjectives).toEqual([0, 1]);
});

test('signed in again in another tab, this one goes on by itself', async () => {
  const keeper = await openTab();
  server.failure = new CallError('401', 401);
  keeper.tick('a', objective(0));
  await settle();
  server.failure = null;
  await keeper.load();
  await settle();
  expect(stateOf(keeper)).toBe('idle');
  expect(server.task('a').completedObjectives).toEqual([0]);
});

test('two tabs and another device lose nothing, and each tab shows all of it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.tick('a', objective(0));
  other.tick('a', objective(1));
  server.apply('a', objective(2));
  one.tick('b', objective(0));
  expect(ticked(other, 'b'), 'before the server has it').toEqual([0]);
  const dropped: unknown[] = [];
  other.subscribe(() => {
    if (!ticked(other, 'b')?.includes(0)) dropped.push(ticked(other, 'b'));
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.task('a').completedObjectives).toEqual([0, 1, 2]);
  for (const tab of [one, other]) {
    expect(ticked(tab)).toEqual([0, 1, 2]);
    expect(ticked(tab, 'b')).toEqual([0]);
  }
  expect(dropped, 'while one tab has sent what the other has not read yet').toEqual([]);
  const sent = server.posts.flatMap(({ changes }) => changes ?? []);
  expect(sent, 'each once, whichever tab sent it').toHaveLength(3);
});

test('a tab that is closed before it could send leaves its ticks to the other', async () => {
  const [, other] = [await openTab(), await openTab()];
  browser.kept.set('zz', { id: 'zz', taskId: 'b', change: objective(2) });
  await other.send();
  expect(server.task('b').completedObjectives).toEqual([2]);
});

test('after the dashboard is left nothing is sent any more: the session may be someone else’s', async () => {
  const keeper = await openTab();
  server.failure = new CallError('503', 503);
  keeper.tick('a', objective(0));
  stops.forEach((stop) => stop());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.posts.length, 'what was under way').toBeLessThanOrEqual(1);
  expect(browser.kept.size, 'kept for the student’s next visit').toBe(1);
});

test('course and tasks are always of one answer, whatever an admin changes meanwhile', async () => {
  const keeper = await openTab();
  const seen: (readonly [string | undefined, string | undefined])[] = [];
  keeper.subscribe(() => {
    const { course, tasks } = keeper.getState();
    seen.push([course?.title, tasks?.[0]?.task.id]);
  });
  await keeper.load();
  server.reassign();
  await keeper.load();
  expect(new Set(seen.map(String))).toEqual(new Set(['First,a', 'Second,c']));
});

test('a failed load says so, and a browser that keeps nothing is known', async () => {
  server.failure = new CallError('offline', 0);
  const keeper = await openTab(false);
  expect(keeper.getState()).toMatchObject({ tasks: null, hasLoadFailed: true });
  server.failure = null;
  await keeper.load();
  expect(keeper.getState().hasLoadFailed).toBe(false);
  keeper.tick('a', objective(0));
  expect(keeper.getState().isDurable).toBe(false);
});
