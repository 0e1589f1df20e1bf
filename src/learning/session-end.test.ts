import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let signInAddress: typeof import('./session-end.ts').signInAddress;
let signInAgain: typeof import('./session-end.ts').signInAgain;
let shownToast: typeof import('./toast.ts').shownToast;

// A page leaves once; each test is a page.
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', { cookie: '' });
  ({ signInAddress, signInAgain } = await import('./session-end.ts'));
  ({ shownToast } = await import('./toast.ts'));
});
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

it('makes home the public page without a word, once the hint is gone', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', reload });
  signInAgain();
  signInAgain();
  expect(reload).toHaveBeenCalledOnce();
  expect(shownToast.get()).toBeNull();
});

it.each([
  ['an action there', 'other=1', true],
  ['a hint that stays, which would show the same again', 'signed-in=1', false],
])('leads from home to the sign-in for %s', (_, cookie, isAction) => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie });
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', replace });
  signInAgain(isAction);
  expect(shownToast.get()).toMatchObject({ title: 'Unauthorized' });
  vi.advanceTimersByTime(500);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/api/login?next=%2F');
});
