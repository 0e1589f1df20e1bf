import { expect, test } from 'vitest';
import { specimen, validUntil } from './specimen-facts.ts';

test('the specimen is valid for three years', () => {
  expect(specimen.issued).toBe('1 December 2026');
  expect(specimen.until).toBe('30 November 2029');
});

test('a certificate issued on a leap day is valid until the end of February', () => {
  expect(validUntil(new Date(Date.UTC(2028, 1, 29)), 3).toISOString()).toBe('2031-02-28T00:00:00.000Z');
});
