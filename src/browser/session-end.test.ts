import { afterEach, expect, it, vi } from 'vitest';
import { signInAddress, signInAgain } from './session-end.ts';
import { shownToast } from './toast.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes back to the very place', () => {
  expect(signInAddress({ pathname: '/account', search: '?a=1&b=2', hash: '#settings' })).toBe(
    '/api/login?next=%2Faccount%3Fa%3D1%26b%3D2%23settings',
  );
});

it('says that the session is over and leaves 500 ms later, once', () => {
  vi.useFakeTimers();
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: '/projects', search: '', hash: '', replace });
  signInAgain();
  signInAgain();
  expect(shownToast.get()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
  });
  vi.advanceTimersByTime(499);
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/api/login?next=%2Fprojects');
});
