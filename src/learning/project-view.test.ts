import { describe, expect, test } from 'vitest';
import { hoursOfStep, toDueView, toLongDay } from './project-view.ts';

describe('a due date', () => {
  // Half past midnight in London, still the day before in UTC.
  const now = new Date('2026-06-30T23:30:00Z');
  test.each([
    ['2026-06-30', 'Overdue', 'late'],
    ['2026-07-01', 'Due today', 'soon'],
    ['2026-07-02', 'Due tomorrow', 'soon'],
    ['2026-07-03', '2 days left', 'calm'],
  ] as const)('%s is "%s"', (dueDate, label, tone) => {
    expect(toDueView({ dueDate, status: 'in_progress' }, now)).toEqual({ label, tone });
  });

  test('does not press people whose work is done', () => {
    expect(toDueView({ dueDate: '2026-01-01', status: 'completed' }, now)).toBeNull();
    expect(toDueView({ dueDate: '2026-01-01', status: 'reviewed' }, now)).toBeNull();
  });
});

test('a step takes a quarter of the hours, and at least one', () => {
  expect([1, 12, 34].map(hoursOfStep)).toEqual([1, 3, 9]);
});

test('days are written out without a comma', () => {
  expect(toLongDay('2026-12-04')).toBe('Friday 4 December');
});
