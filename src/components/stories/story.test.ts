import { expect, test } from 'vitest';
import { increaseOf, initialsOf, salaryOf, writeIncrease } from './story.ts';

test('the salary is the low end of the course’s range', () => {
  expect(salaryOf('ai-business-analyst')).toBe(85_000);
  expect(salaryOf('cloud-devops')).toBe(95_000);
});

test('the increase is computed, whole and signed', () => {
  expect(increaseOf(60_000, 85_000)).toBe(42);
  expect(writeIncrease(42)).toBe('+42%');
  expect(writeIncrease(increaseOf(100_000, 90_000))).toBe('−10%');
});

test('initials are those of the names', () => {
  expect(initialsOf('Amara O.')).toBe('AO');
  expect(initialsOf('Zoë')).toBe('Z');
});
