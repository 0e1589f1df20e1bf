import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as SessionUser from './session-user.ts';

const user = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.org',
  profileImageUrl: null,
  unreadNotifications: 3,
};
const fetched = vi.fn<typeof fetch>();
let session: typeof SessionUser;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  vi.stubGlobal('kestrelSession', undefined);
  session = await import('./session-user.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});
const answer = (status: number, body: unknown) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

it('asks once for the header and every island, and again after 300,000 ms', async () => {
  answer(200, user);
  const [one, two] = await Promise.all([session.readSessionUser(), session.readSessionUser()]);
  expect(one).toEqual(user);
  expect(two).toBe(one);
  vi.advanceTimersByTime(299_999);
  await session.readSessionUser();
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await session.readSessionUser();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('keeps no failure', async () => {
  answer(503, {});
  await expect(session.readSessionUser()).rejects.toThrow('503');
  answer(200, user);
  await expect(session.readSessionUser()).resolves.toEqual(user);
});

it('shows a change everywhere at once', async () => {
  answer(200, user);
  await session.readSessionUser();
  const header = vi.fn();
  session.onSessionUser(header);
  expect(header, 'known already').toHaveBeenLastCalledWith(user);
  // As the header's own bundle has it.
  vi.resetModules();
  const other = await import('./session-user.ts');
  other.changeSessionUser({ firstName: 'Ada' });
  expect(header).toHaveBeenLastCalledWith({ ...user, firstName: 'Ada' });
  await expect(session.readSessionUser()).resolves.toMatchObject({ firstName: 'Ada' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
