import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  followPerson,
  holdsSession,
  logOut,
  noteLogin,
  prepareLogin,
  resumeSession,
} from './ework-session.ts';

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

let isDown: boolean;
let asked: string[];
beforeEach(() => {
  isDown = false;
  asked = [];
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/ework-platform' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    if (isDown) throw new TypeError('Failed to fetch');
    const body = address.includes('logout') ? { success: true } : { success: true, role: 'admin' };
    return new Response(JSON.stringify(body));
  });
});
afterEach(() => vi.unstubAllGlobals());

const logout = 'POST /api/ework/logout';

test('a session is resumed, with the main site’s if need be', async () => {
  expect(await resumeSession()).toEqual({ role: 'admin' });
  expect(asked).toEqual(['GET /api/ework/session']);
});

test('after a logout the main site’s session lets no one in by itself, until the next login', async () => {
  await logOut();
  await resumeSession();
  noteLogin({ role: 'admin' });
  await resumeSession();
  expect(asked).toEqual([logout, 'GET /api/ework/session?learner=no', 'GET /api/ework/session']);
});

test('a logout that the server did not hear of is told to it before anything else', async () => {
  isDown = true;
  await logOut();
  await expect(resumeSession()).rejects.toThrow();
  expect(asked, 'no one is let in again meanwhile').toEqual([logout, logout]);
  isDown = false;
  await resumeSession();
  await resumeSession();
  expect(asked.slice(2)).toEqual([
    logout,
    'GET /api/ework/session?learner=no',
    'GET /api/ework/session?learner=no',
  ]);
});

const student = (id: string) =>
  ({
    role: 'student',
    student: { id, firstName: 'A', lastName: '', email: 'a@student.example', assignment: null },
  }) as const;

test('a tab knows when the session is no longer its student’s', async () => {
  noteLogin(student('amara'));
  expect(holdsSession('amara')).toBe(true);
  // In another tab: someone else is about to be let in, and then is.
  prepareLogin();
  expect(holdsSession('amara')).toBe(false);
  noteLogin(student('ben'));
  expect(holdsSession('amara')).toBe(false);
  expect(holdsSession('ben')).toBe(true);
  await logOut();
  expect(holdsSession('ben')).toBe(false);
  await resumeSession();
  expect(holdsSession('admin')).toBe(true);
});

test('tabs hear who has logged in elsewhere', () => {
  let tell: (event: { key: string | null }) => void = () => undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => (tell = listener));
  const heard: unknown[] = [];
  followPerson((id) => heard.push(id));
  noteLogin(student('ben'));
  tell({ key: 'something-else' });
  tell({ key: 'ework-person' });
  prepareLogin();
  tell({ key: 'ework-person' });
  expect(heard).toEqual(['ben', null]);
});

test('where the browser keeps nothing, a student can still tick', () => {
  const full = Object.assign(fakeStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  vi.stubGlobal('localStorage', full);
  noteLogin(student('amara'));
  expect(holdsSession('amara')).toBe(true);
});
