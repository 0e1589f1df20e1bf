import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './london-day.ts';
import { currentStreak } from './streak.ts';

describe('the streak', () => {
  it.each([
    [null, 0],
    [{ firstDay: '2026-11-28', lastDay: '2026-11-28' }, 1],
    [{ firstDay: '2026-11-27', lastDay: '2026-11-27' }, 1],
    [{ firstDay: '2026-11-22', lastDay: '2026-11-27' }, 6],
    [{ firstDay: '2026-11-20', lastDay: '2026-11-26' }, 0],
    // Over the night on which the clocks go back.
    [{ firstDay: '2026-10-24', lastDay: '2026-11-28' }, 36],
  ])('of the run %o is %i days on 28 November', (run, days) => {
    expect(currentStreak(run, '2026-11-28')).toBe(days);
  });

  it('survives one day without work and no second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 900 }), (offset, length) => {
        const firstDay = addDays('2000-01-01', offset);
        const lastDay = addDays(firstDay, length - 1);
        const run = { firstDay, lastDay };
        expect(currentStreak(run, lastDay)).toBe(length);
        expect(currentStreak(run, addDays(lastDay, 1))).toBe(length);
        expect(currentStreak(run, addDays(lastDay, 2))).toBe(0);
      }),
    );
  });
});
