/**
 * Keeps what a person writes to hand in or to answer, until the server has it: on this device at every keystroke, through a lost line, a
 * session that ends and a page that is closed. A draft goes when its words have arrived and not before.
 */
import type * as z from 'zod/mini';
import type { handInWeek, HandInSummary, HandInWork } from '#shared/contracts/hand-ins.ts';
import { CallError } from '../../browser/call-endpoint.ts';
import type { DraftStorage } from './draft-storage.ts';

/** What is being written about one deliverable. */
export interface HandInDraft {
  readonly as: 'link' | 'text';
  readonly link: string;
  readonly text: string;
  readonly note: string;
}

/** A message to the mentor is the same with a text alone. */
export interface StoredDraft extends HandInDraft {
  readonly workId: string;
  readonly to: { readonly deliverable: number } | { readonly handInId: string };
  /** Under which it is sent, however often; empty until it is sent, and again once it is changed. */
  readonly attemptId: string;
  /** Whether the person has pressed the button: then it is sent as soon as that is possible. */
  readonly isPressed: boolean;
}

export type Post = z.input<typeof handInWeek.request>;

export interface HandInPort {
  list: () => Promise<readonly HandInSummary[]>;
  show: (workId: string) => Promise<HandInWork>;
  handIn: (post: Post) => Promise<HandInWork>;
  answer: (post: {
    workId: string;
    handInId: string;
    messageId: string;
    text: string;
  }) => Promise<HandInWork>;
}

/** What happens to a draft whose button was pressed. */
export type Sending =
  | { readonly is: 'sending' }
  /** Not sent yet, and tried again by itself. */
  | { readonly is: 'waiting'; readonly why: 'offline' | 'failed' | 'signed-out' }
  | { readonly is: 'refused'; readonly words: string };

export interface HandIns {
  /** By the work's id; what was shown once. */
  readonly works: ReadonlyMap<string, HandInWork>;
  readonly failed: ReadonlySet<string>;
  readonly summaries: ReadonlyMap<string, HandInSummary>;
  readonly drafts: ReadonlyMap<string, StoredDraft>;
  readonly sending: ReadonlyMap<string, Sending>;
  /** Whether what is written outlasts this page. */
  readonly isDurable: boolean;
}

/** The name of a draft, from what it is about. */
export const draftName = (workId: string, to: StoredDraft['to']): string =>
  'handInId' in to ? `answer~${to.handInId}` : `${workId}~${to.deliverable}`;

export const emptyDraft: HandInDraft = { as: 'link', link: '', text: '', note: '' };

/** In milliseconds: the pause after the first failed attempt, doubled after each further one up to the longest. */
const firstPause = 2000;
const longestPause = 60_000;

export interface HandInKeeper {
  getState: () => HandIns;
  subscribe: (listener: () => void) => () => void;
  /** Follows other tabs, reads the summaries and sends what waits. Returns how to stop. */
  start: () => () => void;
  open: (workId: string) => Promise<void>;
  write: (workId: string, to: StoredDraft['to'], draft: HandInDraft) => void;
  press: (workId: string, to: StoredDraft['to']) => void;
  send: () => Promise<void>;
}

const isSignedOut = (error: unknown) => error instanceof CallError && [401, 403].includes(error.status);
/** The server understood and said no: it would say so again. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && [400, 404, 409, 413, 422].includes(error.status);

export function makeHandInKeeper(parts: {
  storage: DraftStorage;
  port: HandInPort;
  makeId: () => string;
  isOnline: () => boolean;
  /** What else should be read again, such as ticks. */
  onHandedIn: () => void;
}): HandInKeeper {
  const { storage, port, makeId, isOnline, onHandedIn } = parts;
  const listeners = new Set<() => void>();
  const works = new Map<string, HandInWork>();
  const failed = new Set<string>();
  const sending = new Map<string, Sending>();
  let summaries: ReadonlyMap<string, HandInSummary> = new Map();
  let isDurable = true;
  let failures = 0;
  let isSending = false;
  /** An object, because it changes while a call is waited for. */
  const stopped = { is: false };
  const hasStopped = () => stopped.is;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let state = derive();

  function derive(): HandIns {
    return {
      works: new Map(works),
      failed: new Set(failed),
      summaries,
      drafts: storage.list(),
      sending: new Map(sending),
      isDurable,
    };
  }

  function publish(): void {
    state = derive();
    for (const listener of listeners) listener();
  }

  function keep(name: string, draft: StoredDraft): void {
    isDurable = storage.keep(name, draft);
    publish();
  }

  async function readSummaries(): Promise<void> {
    try {
      const list = await port.list();
      summaries = new Map(list.map((summary) => [summary.workId, summary]));
      publish();
    } catch {
      // They are a sum of what each work says when it is opened, and read again after each hand-in.
    }
  }

  async function sendOne(name: string, draft: StoredDraft): Promise<void> {
    const { workId, to, attemptId } = draft;
    const work =
      'handInId' in to
        ? await port.answer({ workId, handInId: to.handInId, messageId: attemptId, text: draft.text })
        : await port.handIn({
            workId,
            deliverable: to.deliverable,
            attemptId,
            note: draft.note,
            ...(draft.as === 'link' ? { link: draft.link } : { text: draft.text }),
          });
    // What was written meanwhile, here or in another tab, is another draft.
    if (storage.find(name)?.attemptId === attemptId) storage.drop(name);
    works.set(work.workId, work);
    sending.delete(name);
  }

  async function send(): Promise<void> {
    clearTimeout(retry);
    if (isSending || hasStopped()) return;
    isSending = true;
    let hasSent = false;
    try {
      for (const [name, draft] of storage.list()) {
        if (!draft.isPressed || hasStopped()) continue;
        sending.set(name, { is: 'sending' });
        publish();
        try {
          await sendOne(name, draft);
          hasSent = true;
          failures = 0;
        } catch (error) {
          if (!isRefusal(error)) {
            const why = isSignedOut(error) ? 'signed-out' : isOnline() ? 'failed' : 'offline';
            sending.set(name, { is: 'waiting', why });
            throw error;
          }
          const fields = Object.values(error.failure.fields ?? {});
          sending.set(name, { is: 'refused', words: fields[0] ?? error.failure.message ?? '' });
          const kept = storage.find(name);
          if (kept?.attemptId === draft.attemptId)
            storage.keep(name, { ...kept, isPressed: false, attemptId: '' });
        }
        publish();
      }
    } catch (error) {
      if (!isSignedOut(error) && !hasStopped()) {
        const pause = Math.min(firstPause * 2 ** failures, longestPause);
        failures += 1;
        retry = setTimeout(() => void send(), pause);
      }
    } finally {
      isSending = false;
      publish();
    }
    if (hasSent && !hasStopped()) {
      onHandedIn();
      await readSummaries();
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      stopped.is = false;
      const unfollow = storage.follow((name, isGone) => {
        // Another tab has sent it: what the server says of it follows.
        const workId = name.split('~')[0] ?? '';
        if (isGone) {
          sending.delete(name);
          for (const known of works.keys())
            if (name.startsWith('answer~') || known === workId) void open(known);
        }
        publish();
      });
      const onOnline = () => void send();
      addEventListener('online', onOnline);
      void readSummaries().then(send);
      return () => {
        stopped.is = true;
        unfollow();
        removeEventListener('online', onOnline);
        clearTimeout(retry);
      };
    },
    open,
    write: (workId, to, draft) => {
      const name = draftName(workId, to);
      sending.delete(name);
      // Another text is another attempt: the one before may have arrived without our knowing.
      keep(name, { ...draft, workId, to, attemptId: '', isPressed: false });
    },
    press: (workId, to) => {
      const name = draftName(workId, to);
      const draft = storage.find(name);
      if (!draft) return;
      keep(name, { ...draft, attemptId: draft.attemptId || makeId(), isPressed: true });
      if (isOnline()) void send();
      else {
        sending.set(name, { is: 'waiting', why: 'offline' });
        publish();
      }
    },
    send,
  };

  async function open(workId: string): Promise<void> {
    failed.delete(workId);
    try {
      works.set(workId, await port.show(workId));
    } catch {
      failed.add(workId);
    }
    publish();
  }
}
