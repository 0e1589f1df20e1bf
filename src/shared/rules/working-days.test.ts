import { expect, test } from 'vitest';
import { bankHolidays } from '../catalogue/bank-holidays.ts';
import { addDays } from './london-day.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Easter Sunday by the anonymous Gregorian method, which is no part of the product. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const shift = moon + week - 7 * Math.floor((golden + 11 * moon + 22 * week) / 451) + 114;
  return `${year}-${String(Math.floor(shift / 31)).padStart(2, '0')}-${String((shift % 31) + 1).padStart(2, '0')}`;
}

/** The days that the law names for a year, each moved to the next free weekday. */
function byRule(year: number): string[] {
  const firstMonday = (month: string) => {
    let day = `${year}-${month}-01`;
    while (weekday(day) !== 1) day = addDays(day, 1);
    return day;
  };
  const lastMonday = (month: string) => {
    let day = `${year}-${month}-31`;
    while (weekday(day) !== 1) day = addDays(day, -1);
    return day;
  };
  const sunday = easter(year);
  const days = new Set([
    addDays(sunday, -2),
    addDays(sunday, 1),
    firstMonday('05'),
    lastMonday('05'),
    lastMonday('08'),
  ]);
  for (const fixed of ['01-01', '12-25', '12-26']) {
    let day = `${year}-${fixed}`;
    while (weekday(day) === 0 || weekday(day) === 6 || days.has(day)) day = addDays(day, 1);
    days.add(day);
  }
  return [...days].sort();
}

test('the list has the eight days of each year, as the law makes them', () => {
  const years = [...new Set(bankHolidays.map((day) => Number(day.slice(0, 4))))];
  expect(years.length).toBeGreaterThanOrEqual(4);
  expect(bankHolidays).toEqual(years.flatMap(byRule));
});

test.each([
  ['a Monday', '2026-11-23', '2026-11-25'],
  ['a Thursday', '2026-11-26', '2026-11-30'],
  ['a Friday', '2026-11-27', '2026-12-01'],
  ['a Saturday', '2026-11-28', '2026-12-01'],
  ['the last working day before Christmas', '2026-12-24', '2026-12-30'],
  ['the Thursday before Easter', '2027-03-25', '2027-03-31'],
  ['the night on which the clocks go back', '2026-10-25', '2026-10-27'],
])('two working days after %s', (_, from, to) => {
  expect(addWorkingDays(from, 2)).toBe(to);
});

test('no weekend and no bank holiday is a working day', () => {
  expect(['2026-11-28', '2026-11-29', '2026-12-25', '2026-12-28'].some(isWorkingDay)).toBe(false);
  expect(isWorkingDay('2026-12-29')).toBe(true);
});
