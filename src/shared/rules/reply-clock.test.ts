import { describe, expect, test } from 'vitest';
import { bankHolidays, bankHolidaysKnown } from '../catalogue/bank-holidays.ts';
import { addDays, toLondonDay } from './london-day.ts';
import { addWorkingHours, answerDueAt, listClockDays, workingHoursBetween } from './reply-clock.ts';
import { isWorkingDay } from './working-days.ts';

const due = (from: string, hours = 24) => addWorkingHours(new Date(from), hours).toISOString();

describe('24 hours of working time', () => {
  test.each([
    ['Monday at 9', '2026-11-30T09:00:00Z', '2026-12-02T15:00:00.000Z'],
    ['in the night before', '2026-11-30T02:00:00Z', '2026-12-02T15:00:00.000Z'],
    ['Friday at 17', '2026-11-27T17:00:00Z', '2026-12-02T14:00:00.000Z'],
    ['Saturday', '2026-11-28T21:00:00Z', '2026-12-02T15:00:00.000Z'],
    ['Friday at 18 exactly', '2026-11-27T18:00:00Z', '2026-12-02T15:00:00.000Z'],
    ['before Christmas', '2026-12-24T09:00:00Z', '2026-12-30T15:00:00.000Z'],
    // Clocks go forward on 29 March 2026: from 17:00 GMT on Friday to 16:00 BST, which is 15:00 UTC.
    ['over the clocks going forward', '2026-03-27T17:00:00Z', '2026-04-01T13:00:00.000Z'],
    // And back on 25 October 2026: 16:00 UTC on Friday is 17:00 BST.
    ['over the clocks going back', '2026-10-23T16:00:00Z', '2026-10-28T14:00:00.000Z'],
    ['over Easter', '2026-04-02T16:00:00Z', '2026-04-09T13:00:00.000Z'],
  ])('%s', (_when, from, until) => {
    expect(due(from)).toBe(until);
  });
});

/** A moment for every step through the years of the catalogue: every hour and weekday, all clock changes, all holidays. */
function moments(step: number): Date[] {
  const end = Date.parse(`${bankHolidaysKnown.until}T00:00:00Z`) - 20 * 86_400_000;
  const all: Date[] = [];
  for (let at = Date.parse('2025-01-01T00:00:00Z'); at < end; at += step) all.push(new Date(at));
  return all;
}
/** 13 hours and 19 minutes, so that the time of day goes round. */
const someMoments = moments((13 * 60 + 19) * 60_000);

/** The hour in London by another way than the rule's: the whole clock, as English writes it. */
const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});
const clock = (moment: Date) => londonClock.format(moment);
const isOpen = (moment: Date) =>
  isWorkingDay(toLondonDay(moment)) && clock(moment) >= '09:00' && clock(moment) < '18:00';

describe('over every season', () => {
  test('there are thousands of moments, and both clock changes among them', () => {
    expect(someMoments.length).toBeGreaterThan(2000);
    const offsets = new Set(someMoments.map((at) => Number(clock(at).slice(0, 2)) - at.getUTCHours()));
    expect(offsets.size).toBeGreaterThan(1);
  });

  test('what is promised falls into working time, is later, and is exactly 24 working hours away', () => {
    for (const from of someMoments) {
      const until = addWorkingHours(from, 24);
      expect(until.getTime(), from.toISOString()).toBeGreaterThan(from.getTime());
      // A promise may end at the stroke of six; the moment before it is within the day.
      expect(isOpen(new Date(until.getTime() - 1)), from.toISOString()).toBe(true);
      expect(workingHoursBetween(from, until), from.toISOString()).toBeCloseTo(24, 9);
    }
  });

  test('someone who writes earlier is promised no later', () => {
    const promised = someMoments.map((from) => addWorkingHours(from, 24).getTime());
    expect(promised).toEqual(promised.toSorted((a, b) => a - b));
  });

  test('counting minute by minute comes to the same', () => {
    for (const from of someMoments.filter((_, index) => index % 900 === 0)) {
      const until = addWorkingHours(from, 24);
      let minutes = 0;
      const first = Math.ceil(from.getTime() / 60_000) * 60_000;
      for (let at = first; at < until.getTime(); at += 60_000) if (isOpen(new Date(at))) minutes += 1;
      expect(minutes, from.toISOString()).toBe(24 * 60);
    }
  });

  test('every bank holiday and every change of the clocks is passed over by some promise', () => {
    const spans = someMoments.map(
      (from) => [toLondonDay(from), toLondonDay(addWorkingHours(from, 24))] as const,
    );
    const isPassed = (day: string) => spans.some(([from, until]) => from <= day && day <= until);
    const offsetOf = (day: string) => clock(new Date(`${day}T12:00:00Z`));
    const first = toLondonDay(someMoments[0] ?? new Date(0));
    const last = spans.at(-1)?.[1] ?? first;
    const changes: string[] = [];
    for (let day = addDays(first, 1); day <= last; day = addDays(day, 1))
      if (offsetOf(day) !== offsetOf(addDays(day, -1))) changes.push(day);
    expect(changes.length).toBeGreaterThanOrEqual(6);
    const days = bankHolidays.filter((day) => day >= first && day <= last);
    expect([...days, ...changes].filter((day) => !isPassed(day))).toEqual([]);
  });

  test('nothing is promised for a bank holiday', () => {
    const days = new Set(someMoments.map((from) => toLondonDay(addWorkingHours(from, 24))));
    expect(bankHolidays.filter((day) => days.has(day))).toEqual([]);
    expect(days.size).toBeGreaterThan(700);
  });
});

test('the days of the clock count the same as the clock', () => {
  const days = listClockDays('2026-03-20', '2027-01-10');
  const shown = (moment: Date) => {
    const day = days.find((one) => one.day === toLondonDay(moment));
    if (!day) throw new Error(`${moment.toISOString()} is on none of the days`);
    const passed = (moment.getTime() - Date.parse(day.opens)) / 1000;
    return day.before + Math.min(Math.max(passed, 0), day.seconds);
  };
  const some = someMoments.filter(
    (at) => at >= new Date('2026-03-21T00:00:00Z') && at <= new Date('2027-01-05T00:00:00Z'),
  );
  expect(some.length).toBeGreaterThan(300);
  for (const [index, from] of some.entries()) {
    const to = some[(index * 7 + 3) % some.length] ?? from;
    const [first, second] = from < to ? [from, to] : [to, from];
    expect((shown(second) - shown(first)) / 3600, first.toISOString()).toBeCloseTo(
      workingHoursBetween(first, second),
      9,
    );
  }
});

test('what the law gives a day to is due at the end of the working time of that day, in London', () => {
  const receivedAt = '2026-06-01T10:00:00Z';
  expect(answerDueAt({ receivedAt, answerBy: '2026-07-01' }).toISOString()).toBe('2026-07-01T17:00:00.000Z');
  expect(answerDueAt({ receivedAt, answerBy: '2026-12-01' }).toISOString()).toBe('2026-12-01T18:00:00.000Z');
  expect(answerDueAt({ receivedAt, answerBy: null }).toISOString()).toBe('2026-06-03T16:00:00.000Z');
});

test('the bank holidays are known to the end of a year, and promises go on beyond it', () => {
  expect(bankHolidaysKnown.until).toMatch(/^\d{4}-12-31$/);
  expect(bankHolidaysKnown.until.slice(0, 4)).toBe(bankHolidays.at(-1)?.slice(0, 4));
  const after = addDays(bankHolidaysKnown.until, 1);
  for (let day = 0; day < 400; day += 1) {
    const from = new Date(`${addDays(after, day)}T10:00:00Z`);
    expect(workingHoursBetween(from, addWorkingHours(from, 24)), from.toISOString()).toBeCloseTo(24, 9);
  }
});
