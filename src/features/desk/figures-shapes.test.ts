import { expect, test } from 'vitest';
import { countsAsRows, endOfScale, shareInPromise } from './figures-shapes.ts';

test('a share leaves out what is not due, and there is none of nothing', () => {
  expect(shareInPromise({ within: 0, late: 0 })).toBeNull();
  expect(shareInPromise({ within: 2, late: 1 })).toBe(67);
  expect(shareInPromise({ within: 3, late: 0 })).toBe(100);
});

test.each([
  [0, 2],
  [2, 2],
  [3, 5],
  [10, 10],
  [11, 20],
  [480, 500],
  [501, 1000],
])('a scale for %d ends at %d', (most, end) => {
  expect(endOfScale(most)).toBe(end);
});

test('a file has a line for each name and a column for each week', () => {
  const week = { all: 0, within: 0, late: 0, waiting: 0, closed: 0, median: null, slowest: null };
  expect(
    countsAsRows('Source', [{ ...week, week: '2026-11-23' }], [{ name: 'Other', counts: [3], total: 3 }]),
  ).toEqual([
    ['Source', 'Total', '2026-11-23'],
    ['Other', 3, 3],
  ]);
});
