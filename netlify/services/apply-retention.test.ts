import { describe, expect, it } from 'vitest';
import { monthsBefore } from './apply-retention.ts';

describe('monthsBefore', () => {
  it.each([
    ['2026-11-27T10:00:00.000Z', 36, '2023-11-27T10:00:00.000Z'],
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
    ['2026-01-15T10:00:00.000Z', 2, '2025-11-15T10:00:00.000Z'],
  ])('%s less %i months', (moment, months, before) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
  });
});
