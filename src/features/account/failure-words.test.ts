import { expect, it } from 'vitest';
import { CallError } from '../../browser/call-endpoint.ts';
import { sayFailure, sayWait } from './failure-words.ts';

it('says how long a wait is as people would', () => {
  expect([1, 2, 99, 100, 120, 121, 600].map(sayWait)).toEqual([
    '1 second',
    '2 seconds',
    '99 seconds',
    '2 minutes',
    '2 minutes',
    '3 minutes',
    '10 minutes',
  ]);
});

it('says what happened and what to do', () => {
  expect(sayFailure(new CallError('You seem to be offline', 0))).toBe(
    'You seem to be offline. What you typed is still here; please try again.',
  );
  expect(sayFailure(new CallError('No answer came in time', 0), { isTyped: false })).toBe(
    'No answer came in time. Please try again.',
  );
  expect(
    sayFailure(new CallError('429: …', 429, { message: 'Too many tries.', retryAfterSeconds: 30 })),
  ).toBe('Too many tries. You can try again in 30 seconds.');
  expect(sayFailure(new CallError('409: …', 409, { message: 'This was changed' }))).toBe('This was changed.');
  expect(sayFailure(new CallError('502: Bad Gateway', 502))).toBe(
    'Something went wrong on our side. What you typed is still here; please try again in a moment.',
  );
  expect(sayFailure(new TypeError('x is undefined')), 'never the words of the machine').not.toContain(
    'undefined',
  );
});
