import { expect, test } from 'vitest';
import { guidedHours, hoursOfWeek, minutesToCheckOneself } from './week-hours.ts';

test('a week is its task, its lesson with what there is to install, and what is done with others', () => {
  const plan = [{ minutes: 120 }, { minutes: 90 }];
  const install = [{ minutes: 60 }];
  expect(minutesToCheckOneself).toBe(30);
  expect(hoursOfWeek(8, { plan, start: { install } })).toEqual({
    task: 8,
    lesson: 5,
    guided: guidedHours,
    total: 15,
  });
  expect(hoursOfWeek(8, { plan, start: null })).toMatchObject({ lesson: 4, total: 14 });
});

test('a lesson is told in half hours', () => {
  const lessonOf = (minutes: number) => hoursOfWeek(8, { plan: [{ minutes }], start: null }).lesson;
  expect([lessonOf(74), lessonOf(75), lessonOf(104), lessonOf(105)]).toEqual([1.5, 2, 2, 2.5]);
});
