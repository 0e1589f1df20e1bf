import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HandInWork } from '#shared/contracts/hand-ins.ts';
import { CallError } from '../../browser/call-endpoint.ts';
import type { DraftStorage } from './draft-storage.ts';
import {
  emptyDraft,
  makeHandInKeeper,
  type HandInPort,
  type Post,
  type StoredDraft,
} from './hand-in-keeper.ts';

const work = (workId: string): HandInWork => ({ workId, deliverables: [], signedOff: null });

/** A device that several tabs share. */
function makeDevice() {
  const drafts = new Map<string, StoredDraft>();
  const open = (): DraftStorage => ({
    list: () => new Map(drafts),
    find: (name) => drafts.get(name),
    keep: (name, draft) => Boolean(drafts.set(name, draft)),
    drop: (name) => void drafts.delete(name),
    follow: () => () => undefined,
  });
  return { drafts, open };
}

let arrived: Post[];
let answer: (post: Post) => Promise<HandInWork>;
let isOnline: boolean;
let ids: number;

function openTab(device: ReturnType<typeof makeDevice>) {
  const port: HandInPort = {
    list: () => Promise.resolve([]),
    show: (workId) => Promise.resolve(work(workId)),
    handIn: (post) => {
      arrived.push(post);
      return answer(post);
    },
    answer: ({ workId }) => Promise.resolve(work(workId)),
  };
  const keeper = makeHandInKeeper({
    storage: device.open(),
    port,
    makeId: () => `attempt-${(ids += 1)}`,
    isOnline: () => isOnline,
    onHandedIn: () => undefined,
  });
  return { keeper, stop: keeper.start() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  arrived = [];
  ids = 0;
  isOnline = true;
  answer = ({ workId }) => Promise.resolve(work(workId));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const to = { deliverable: 2 };
const draft = { ...emptyDraft, link: 'https://work.example/' };

test('a draft that was never pressed is kept and not sent', async () => {
  const device = makeDevice();
  const first = openTab(device);
  first.keeper.write('w1', to, draft);
  first.stop();
  openTab(device);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(arrived).toEqual([]);
  expect(device.drafts.get('w1~2')).toMatchObject({ link: draft.link, isPressed: false });
});

test('what was pressed goes once it has arrived, and not before', async () => {
  const device = makeDevice();
  const { keeper } = openTab(device);
  keeper.write('w1', to, draft);
  answer = () => Promise.reject(new CallError('away', 0));
  keeper.press('w1', to);
  await vi.advanceTimersByTimeAsync(100);
  expect(keeper.getState().sending.get('w1~2')).toEqual({ is: 'waiting', why: 'failed' });
  expect(device.drafts.size).toBe(1);
  answer = ({ workId }) => Promise.resolve(work(workId));
  await vi.advanceTimersByTimeAsync(2000);
  expect(device.drafts.size).toBe(0);
  // The first may have arrived although its answer was lost: it is the same attempt.
  expect(new Set(arrived.map(({ attemptId }) => attemptId))).toEqual(new Set(['attempt-1']));
});

test('what was pressed without a line, or in a session that had ended, is sent from the next page', async () => {
  const device = makeDevice();
  const before = openTab(device);
  answer = () => Promise.reject(new CallError('401', 401));
  before.keeper.write('w1', to, draft);
  before.keeper.press('w1', to);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(arrived).toHaveLength(1);
  expect(before.keeper.getState().sending.get('w1~2')).toEqual({ is: 'waiting', why: 'signed-out' });
  before.stop();
  answer = ({ workId }) => Promise.resolve(work(workId));
  openTab(device);
  await vi.advanceTimersByTimeAsync(100);
  expect(arrived).toHaveLength(2);
  expect(device.drafts.size).toBe(0);
});

test('what is changed after it was pressed is another attempt, and is not taken for sent', async () => {
  const device = makeDevice();
  const { keeper } = openTab(device);
  let arrive: () => void = () => undefined;
  answer = ({ workId }) => new Promise((resolve) => (arrive = () => resolve(work(workId))));
  keeper.write('w1', to, draft);
  keeper.press('w1', to);
  await vi.advanceTimersByTimeAsync(100);
  keeper.write('w1', to, { ...draft, note: 'One more thing.' });
  arrive();
  await vi.advanceTimersByTimeAsync(100);
  expect(device.drafts.get('w1~2')).toMatchObject({ note: 'One more thing.', isPressed: false });
  keeper.press('w1', to);
  await vi.advanceTimersByTimeAsync(100);
  expect(arrived.map(({ attemptId }) => attemptId)).toEqual(['attempt-1', 'attempt-2']);
});

test('what the server refuses is kept with its words, and not sent again by itself', async () => {
  const device = makeDevice();
  const { keeper } = openTab(device);
  const fields = { link: 'Please give a link that begins with https://' };
  answer = () => Promise.reject(new CallError('422', 422, { fields }));
  keeper.write('w1', to, { ...draft, link: 'http://work.example' });
  keeper.press('w1', to);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(arrived).toHaveLength(1);
  expect(keeper.getState().sending.get('w1~2')).toEqual({ is: 'refused', words: fields.link });
  expect(device.drafts.size).toBe(1);
});
