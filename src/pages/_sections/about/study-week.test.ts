import { expect, test } from 'vitest';
import { hoursAnswers } from '#shared/rules/free-hours.ts';
import { days, hourName, hoursADay, hoursInAWeek, sampleWeeks, sumOf } from './study-week.ts';

test.each(sampleWeeks)('$name has every hour of every day, and no other sign', (week) => {
  expect(week.days).toHaveLength(days.length);
  for (const day of week.days) expect(day).toMatch(new RegExp(`^[stx-]{${hoursADay}}$`));
  const { asleep, taken, study, left } = sumOf(week);
  expect(asleep + taken + study + left).toBe(hoursInAWeek);
});

test('the chart begins with a week in which the slower pace has its hours, as the article draws it', () => {
  const paceOf = (hours: number) =>
    hoursAnswers.find(({ from, to }) => hours >= from && hours <= (to ?? Infinity))?.months;
  expect(sampleWeeks.map((week) => paceOf(sumOf(week).study))).toEqual([[12], [6, 12], [12], undefined]);
  expect(sumOf(sampleWeeks[0])).toEqual({ asleep: 56, taken: 40, study: 10, left: 62 });
});

test('hours are named as they are said', () => {
  expect([hourName(0), hourName(5), hourName(6), hourName(17)]).toEqual([
    '6am to 7am',
    '11am to noon',
    'noon to 1pm',
    '11pm to midnight',
  ]);
});
