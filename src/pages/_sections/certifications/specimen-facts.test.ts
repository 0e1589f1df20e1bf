import { expect, test } from 'vitest';
import { specimen } from './specimen-facts.ts';

test('the specimen is valid for three years', () => {
  expect(specimen.issued).toBe('1 December 2026');
  expect(specimen.until).toBe('30 November 2029');
});
