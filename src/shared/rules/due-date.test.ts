import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDueDateLabel, toDueDay } from './due-date.ts';
import { addDays, daysBetween, toLondonDay } from './london-day.ts';

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });

describe('the due day', () => {
  it.each([
    [0, '2026-12-05'],
    [1, '2026-12-05'],
    [10, '2026-12-05'],
    [10.5, '2026-12-12'],
    [12, '2026-12-12'],
    [40, '2026-12-26'],
  ])('of a project of %d hours begun on 28 November is %s', (hours, day) => {
    expect(toDueDay('2026-11-28', hours)).toBe(day);
  });

  it('never asks for more than ten hours a week, and falls on the weekday of the start', () => {
    fc.assert(
      fc.property(moments, fc.double({ min: 0, max: 500, noNaN: true }), (moment, hours) => {
        const start = toLondonDay(moment);
        const days = daysBetween(start, toDueDay(start, hours));
        expect(days % 7).toBe(0);
        expect(days).toBeGreaterThan(0);
        expect(hours / (days / 7)).toBeLessThanOrEqual(10);
        if (days > 7) expect(hours / (days / 7 - 1)).toBeGreaterThan(10);
      }),
    );
  });
});

describe('its label', () => {
  it.each([
    ['2026-11-27', 'Overdue'],
    ['2026-11-28', 'Due today'],
    ['2026-11-29', 'Due tomorrow'],
    ['2026-11-30', '2 days left'],
    ['2027-01-27', '60 days left'],
  ])('for %s on 28 November is %s', (day, label) => {
    expect(toDueDateLabel(day, new Date('2026-11-28T12:00:00Z'))).toBe(label);
  });

  it.each([
    // Winter, summer, and both Sundays on which the clocks change: from the first to the last minute of the day.
    ['2026-11-28', '2026-11-28T00:00:00Z', '2026-11-28T23:59:59Z'],
    ['2026-07-01', '2026-06-30T23:00:00Z', '2026-07-01T22:59:59Z'],
    ['2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T22:59:59Z'],
    ['2026-10-25', '2026-10-24T23:00:00Z', '2026-10-25T23:59:59Z'],
  ])('is Due today all through %s', (day, first, last) => {
    expect(toDueDateLabel(day, new Date(first))).toBe('Due today');
    expect(toDueDateLabel(day, new Date(last))).toBe('Due today');
    expect(toDueDateLabel(day, new Date(Date.parse(first) - 1))).toBe('Due tomorrow');
    expect(toDueDateLabel(day, new Date(Date.parse(last) + 1000))).toBe('Overdue');
  });

  it('says how many days are left from any moment', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 2, max: 400 }), (now, days) => {
        const today = toLondonDay(now);
        expect(toDueDateLabel(addDays(today, days), now)).toBe(`${days} days left`);
        expect(toDueDateLabel(addDays(today, -days), now)).toBe('Overdue');
      }),
    );
  });
});
