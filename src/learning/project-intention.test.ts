import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIntention, takeIntention } from './project-intention.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const step = { kind: 'advance', projectId: 'reply-assistant', owner: 'asha@mail.example' } as const;

test('what was pressed is given back once, to the person who pressed it', () => {
  keepIntention(step);
  expect(takeIntention('asha@mail.example')).toEqual(step);
  expect(takeIntention('asha@mail.example')).toBeNull();
});

test('someone else who signs in on the same tab does nothing to their own projects', () => {
  keepIntention(step);
  expect(takeIntention('ben@mail.example')).toBeNull();
  expect(takeIntention('asha@mail.example'), 'and it is not kept for later').toBeNull();
});

test('a page that did not know whose it was gives it to the person who comes back', () => {
  keepIntention({ ...step, owner: null });
  expect(takeIntention('asha@mail.example')).toMatchObject({ kind: 'advance', projectId: 'reply-assistant' });
});

test('after half an hour it is forgotten', () => {
  keepIntention(step);
  expect(takeIntention('asha@mail.example', Date.now() + 31 * 60_000)).toBeNull();
});

test.each([null, 7, {}, { kind: 'delete', projectId: 'x', at: 1 }, { kind: 'start', projectId: 3, at: 1 }])(
  'what someone else wrote there is not done: %j',
  (value) => {
    stored.set('project-action', JSON.stringify(value));
    expect(takeIntention('asha@mail.example', 2)).toBeNull();
  },
);
