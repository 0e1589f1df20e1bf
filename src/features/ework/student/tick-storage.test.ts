import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTickStorage, parseTick } from './tick-storage.ts';
import type { Tick } from './ticks.ts';

/** A Storage whose items are its own keys, as in a browser. */
function fakeStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key]! : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- that is what it does
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

const tick = (id: string, index = 0): Tick => ({
  id,
  taskId: 'a-w01',
  change: { kind: 'objective', index, done: true },
});

let listeners: ((event: Partial<StorageEvent>) => void)[];
beforeEach(() => {
  listeners = [];
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[0]) => listeners.push(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: unknown) => {
    listeners = listeners.filter((one) => one !== listener);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('ticks outlast the page, in their order, each student’s for that student', () => {
  const storage = openTickStorage('amara');
  expect(storage.add(tick('2', 1))).toBe(true);
  expect(storage.add(tick('1', 0))).toBe(true);
  openTickStorage('ben').add(tick('3', 2));
  // A page that is opened later.
  expect(openTickStorage('amara').list()).toEqual([tick('1', 0), tick('2', 1)]);
  storage.remove(['1']);
  expect(storage.list()).toEqual([tick('2', 1)]);
  expect(openTickStorage('ben').list()).toHaveLength(1);
});

test('two tabs that add at the same time take nothing away from each other', () => {
  const [one, other] = [openTickStorage('amara'), openTickStorage('amara')];
  one.add(tick('1', 0));
  other.add(tick('2', 1));
  one.remove(['1']);
  expect(other.list()).toEqual([tick('2', 1)]);
});

test('a browser that keeps nothing keeps them as long as the page', () => {
  const full = Object.assign(fakeStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  vi.stubGlobal('localStorage', full);
  const storage = openTickStorage('amara');
  expect(storage.add(tick('1'))).toBe(false);
  expect(storage.list()).toEqual([tick('1')]);
  storage.remove(['1']);
  expect(storage.list()).toEqual([]);
});

test('what is not a tick is left out', () => {
  localStorage.setItem('ework-tick-amara-1', '{"taskId":');
  localStorage.setItem(
    'ework-tick-amara-2',
    '{"taskId":"a","change":{"kind":"objective","index":-1,"done":true}}',
  );
  localStorage.setItem(
    'ework-tick-amara-3',
    '{"taskId":"a","change":{"kind":"status","status":"not_started"}}',
  );
  expect(openTickStorage('amara').list()).toEqual([]);
  expect(parseTick('1', { taskId: 'a', change: { kind: 'status', status: 'completed' } })).toEqual({
    id: '1',
    taskId: 'a',
    change: { kind: 'status', status: 'completed' },
  });
});

test('another tab’s removal says which tick is settled, its addition only that there is one', () => {
  const heard: (Tick | null)[] = [];
  const stop = openTickStorage('amara').follow((settled) => heard.push(settled));
  const key = 'ework-tick-amara-7';
  const text = JSON.stringify({ taskId: 'a-w01', change: tick('7').change });
  const say = (event: Partial<StorageEvent>) => listeners.forEach((listener) => listener(event));
  say({ key, oldValue: null, newValue: text });
  say({ key, oldValue: text, newValue: null });
  say({ key: 'ework-tick-ben-7', oldValue: text, newValue: null });
  say({ key: null, oldValue: null, newValue: null });
  stop();
  say({ key, oldValue: text, newValue: null });
  expect(heard).toEqual([null, tick('7'), null]);
});
