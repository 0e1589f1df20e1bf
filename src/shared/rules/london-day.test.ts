import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween, toLondonDay } from './london-day.ts';

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

describe('a day in London', () => {
  it.each([
    ['2026-11-27T23:59:59.999Z', '2026-11-27'],
    ['2026-11-28T00:00:00Z', '2026-11-28'],
    // In summer midnight comes an hour earlier than in UTC.
    ['2026-07-01T22:59:59.999Z', '2026-07-01'],
    ['2026-07-01T23:00:00Z', '2026-07-02'],
    // The clocks go forward on 29 March and back on 25 October 2026.
    ['2026-03-29T00:30:00Z', '2026-03-29'],
    ['2026-03-29T22:59:00Z', '2026-03-29'],
    ['2026-03-29T23:00:00Z', '2026-03-30'],
    ['2026-10-24T23:00:00Z', '2026-10-25'],
    ['2026-10-25T23:59:00Z', '2026-10-25'],
    ['2026-10-26T00:00:00Z', '2026-10-26'],
  ])('%s is %s', (moment, day) => {
    expect(toLondonDay(new Date(moment))).toBe(day);
  });

  afterEach(() => void vi.restoreAllMocks());

  it('is read from no written date, whose order differs between engines', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(
      () => '11/28/26',
    );
    expect(toLondonDay(new Date('2026-11-28T12:00:00Z'))).toBe('2026-11-28');
  });

  it('is never more than an hour from the day in UTC', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const inUtc = moment.toISOString().slice(0, 10);
        const anHourOn = new Date(moment.getTime() + 3_600_000).toISOString().slice(0, 10);
        expect([inUtc, anHourOn]).toContain(toLondonDay(moment));
      }),
    );
  });

  it('some days on is that many days away', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -4000, max: 4000 }), (moment, days) => {
        const day = toLondonDay(moment);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });
});
