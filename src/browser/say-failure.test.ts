import { describe, expect, it } from 'vitest';
import { CallError } from './call-endpoint.ts';
import { sayFailure, sayReason, sayWait } from './say-failure.ts';

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

describe('sayReason', () => {
  it('says what the server says', () => {
    expect(sayReason(new CallError('429: {}', 429, { message: 'Please wait' }))).toBe('Please wait');
  });
  it('names the status where the server says nothing readable', () => {
    expect(sayReason(new CallError('500: <html>', 500))).toBe('Server error: 500');
  });
  it('says that the form failed where the answer was fine but refused', () => {
    expect(sayReason(new CallError('', 200))).toBe('Form submission failed');
    expect(sayReason(new CallError('', 200, { message: 'Closed today' }))).toBe('Closed today');
  });
  it('says what it knows of a call without an answer', () => {
    expect(sayReason(new CallError('You seem to be offline', 0))).toBe('You seem to be offline');
  });
  it('has words for what is no error at all', () => {
    expect(sayReason('thrown text')).toBe('Unknown error occurred');
  });
  it('leaves the full stop to the sentence that it is part of', () => {
    expect(sayReason(new CallError('', 503, { message: 'Please wait. ' }))).toBe('Please wait');
  });
});
