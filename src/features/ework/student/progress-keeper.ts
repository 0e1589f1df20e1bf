/**
 * Keeps a student's progress: shows each tick at once, sends it when it can, and loses none. What is shown is always what
 * the server said last with every tick over it that the server may not have yet, so an answer that is older than a tick
 * never takes the tick back.
 */
import type { EworkCourse, EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { CallError } from '../../../browser/call-endpoint.ts';
import type { TickStorage } from './tick-storage.ts';
import { makeTickId, nextBatch, withTicks, type Post, type Tick } from './ticks.ts';

/** The state of the ticks that the server does not have. */
export type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'offline' }
  /** Failed, and tried again at `retryAt` (milliseconds since 1970). */
  | { readonly state: 'failed'; readonly retryAt: number; readonly reason: string | undefined }
  /** The session has ended: sent after the student has signed in again. */
  | { readonly state: 'signed-out' };

export interface Progress {
  /** The course that the tasks are of, from the same answer; undefined until the server has answered once. */
  readonly course: EworkCourse | null | undefined;
  /** Null until the server has answered once. */
  readonly tasks: readonly EworkTaskProgress[] | null;
  /** Whether the last attempt to load failed. */
  readonly hasLoadFailed: boolean;
  readonly saving: Saving;
  /** Tasks with ticks that the server does not have. */
  readonly waiting: ReadonlySet<string>;
  readonly waitingTicks: number;
  /** When the server last took something of a task from here, in milliseconds since 1970. */
  readonly savedAt: ReadonlyMap<string, number>;
  /** Whether what waits outlasts this page. */
  readonly isDurable: boolean;
  /** Tasks whose last tick was refused and taken back, with the server's reason. */
  readonly refused: ReadonlyMap<string, string>;
}

/** What a student is shown at one time. */
export interface TaskList {
  readonly course: EworkCourse | null;
  readonly taskProgress: readonly EworkTaskProgress[];
}

export interface KeeperParts {
  storage: TickStorage;
  save: (post: Post) => Promise<EworkTaskProgress>;
  load: () => Promise<TaskList>;
  /** Runs the work when no other tab is at it: two senders could overtake each other. */
  lock: (work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
}

export interface ProgressKeeper {
  getState: () => Progress;
  subscribe: (listener: () => void) => () => void;
  /** Follows the other tabs, loads, and sends what waits from before. Returns how to stop. */
  start: () => () => void;
  tick: (taskId: string, change: Tick['change']) => void;
  load: () => Promise<void>;
  /** Sends what waits now, without waiting for the next attempt. */
  send: () => Promise<void>;
}

/** In milliseconds: the pause after the first failed attempt, doubled after each further one up to the longest. */
export const firstPause = 2000;
export const longestPause = 60_000;

/** The server understood and said no: it would say so again. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && [400, 404, 409, 413, 422].includes(error.status);
const isSignedOut = (error: unknown) =>
  error instanceof CallError && (error.status === 401 || error.status === 403);

export function makeProgressKeeper({ storage, save, load, lock, isOnline }: KeeperParts): ProgressKeeper {
  const listeners = new Set<() => void>();
  const refused = new Map<string, string>();
  const savedAt = new Map<string, number>();
  let course: EworkCourse | null | undefined;
  let base: readonly EworkTaskProgress[] | null = null;
  let hasLoadFailed = false;
  let saving: Saving = { state: 'idle' };
  let isDurable = true;
  /** Counts what was learnt otherwise than by loading; an answer that was asked for before is older. */
  let learnt = 0;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let isAskedAgain = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let state = derive();

  function derive(): Progress {
    const ticks = storage.list();
    return {
      course,
      tasks: base && withTicks(base, ticks),
      hasLoadFailed,
      saving,
      waiting: new Set(ticks.map(({ taskId }) => taskId)),
      waitingTicks: ticks.length,
      isDurable,
      savedAt: new Map(savedAt),
      refused: new Map(refused),
    };
  }

  function publish(): void {
    state = derive();
    for (const listener of listeners) listener();
  }

  function learn(change: (tasks: readonly EworkTaskProgress[]) => readonly EworkTaskProgress[]): void {
    learnt += 1;
    if (base) base = change(base);
  }

  async function loadTasks(): Promise<void> {
    try {
      let before: number;
      let answer: TaskList;
      do {
        before = learnt;
        answer = await load();
      } while (before !== learnt);
      course = answer.course;
      base = answer.taskProgress;
      hasLoadFailed = false;
      // Signed in again in another tab, which shares the session.
      if (saving.state === 'signed-out') {
        saving = { state: 'idle' };
        void send();
      }
    } catch (error) {
      hasLoadFailed = true;
      if (isSignedOut(error)) saving = { state: 'signed-out' };
    }
    publish();
  }

  /** Sends batch after batch until none is left. Throws what stopped it. */
  async function sendAll(): Promise<void> {
    let hasSent = false;
    while (!isStopped) {
      const batch = nextBatch(storage.list(), base ?? []);
      if (!batch) break;
      if (saving.state !== 'saving') {
        saving = { state: 'saving' };
        publish();
      }
      try {
        const saved = await save(batch.post);
        storage.remove(batch.ids);
        savedAt.set(saved.task.id, Date.now());
        learn((tasks) => tasks.map((entry) => (entry.task.id === saved.task.id ? saved : entry)));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        storage.remove(batch.ids);
        learn((tasks) => tasks);
        refused.set(batch.post.taskId, error.failure.message ?? '');
      }
      failures = 0;
      hasSent = true;
      publish();
    }
    saving = { state: 'idle' };
    publish();
    if (isStopped) return;
    // After each change (docs/contract/ework.md); what comes meanwhile is shown over it.
    if (hasSent) await loadTasks();
  }

  function noteFailure(error: unknown): void {
    if (isStopped) return;
    if (isSignedOut(error)) saving = { state: 'signed-out' };
    else if (!isOnline()) saving = { state: 'offline' };
    else {
      const pause = Math.min(firstPause * 2 ** failures, longestPause);
      failures += 1;
      const reason = error instanceof CallError ? error.failure.message : undefined;
      saving = { state: 'failed', retryAt: Date.now() + pause, reason };
      retry = setTimeout(() => void send(), pause);
    }
    publish();
  }

  async function send(): Promise<void> {
    clearTimeout(retry);
    isAskedAgain = true;
    if (isSending) return;
    isSending = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        if (storage.list().length > 0) await lock(sendAll);
      }
    } catch (error) {
      noteFailure(error);
    } finally {
      isSending = false;
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      isStopped = false;
      let reload: ReturnType<typeof setTimeout> | undefined;
      const unfollow = storage.follow((settled) => {
        if (settled) {
          // Another tab has sent it: it stays as it is shown, and the server's word for it follows.
          learn((tasks) => withTicks(tasks, [settled]));
          clearTimeout(reload);
          reload = setTimeout(() => void loadTasks(), 300);
        }
        publish();
        // The person who added it may be gone before it is sent.
        void send();
      });
      // What is shown may be from before the line was lost.
      const onOnline = () => void loadTasks().then(send);
      addEventListener('online', onOnline);
      void loadTasks().then(send);
      return () => {
        // What is under way must not go on under the session of the next person who logs in.
        isStopped = true;
        unfollow();
        removeEventListener('online', onOnline);
        clearTimeout(reload);
        clearTimeout(retry);
      };
    },
    tick: (taskId, change) => {
      refused.delete(taskId);
      isDurable = storage.add({ id: makeTickId(), taskId, change });
      publish();
      // What failed a moment ago is not asked again by every tick; the next attempt takes them all.
      if (saving.state === 'failed' || saving.state === 'signed-out') return;
      if (isOnline()) void send();
      else {
        // The browser says when it is over.
        saving = { state: 'offline' };
        publish();
      }
    },
    load: loadTasks,
    send,
  };
}
