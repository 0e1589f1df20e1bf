import { expect, test } from 'vitest';
import { lastValidDay, validUntil } from './certificate-validity.ts';

test('a certificate issued on a leap day is valid until the end of February', () => {
  expect(validUntil(new Date(Date.UTC(2028, 1, 29)), 3).toISOString()).toBe('2031-02-28T00:00:00.000Z');
});

test('the last day is the one before the anniversary', () => {
  expect(lastValidDay('2026-11-29', 3)).toBe('2029-11-28');
  expect(lastValidDay('2028-03-01', 3)).toBe('2031-02-28');
});
