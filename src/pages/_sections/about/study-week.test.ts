import { expect, test } from 'vitest';
import { paces } from '#shared/catalogue/plans.ts';
import { days, studyWeek } from './study-week.ts';

test.each([6, 12] as const)('the week drawn for %i months keeps to the hours of that pace', (months) => {
  const [low, high] = paces[months].hoursPerWeek;
  const { hours } = studyWeek(months);
  expect(hours.study).toBeGreaterThanOrEqual(low);
  expect(hours.study).toBeLessThanOrEqual(high);
  expect(hours.sleep + hours.job + hours.study + hours.left).toBe(168);
});

test.each([6, 12] as const)('no hour is used twice in the week drawn for %i months', (months) => {
  const { spans } = studyWeek(months);
  expect(spans).toHaveLength(days.length);
  for (const day of spans) {
    const inOrder = [...day.sleep, ...day.job, ...day.study].toSorted(([a], [b]) => a - b);
    for (const [i, [from, to]] of inOrder.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(inOrder[i - 1]?.[1] ?? 0);
    }
  }
});
