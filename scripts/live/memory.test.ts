import { expect, test } from 'vitest';
import { robustSlope } from './memory.ts';

test('the slope is that of most points, whatever a few odd ones say', () => {
  const points = Array.from({ length: 21 }, (_, at) => ({ at, value: 100 + 2 * at }));
  expect(robustSlope(points)).toBe(2);
  const odd = points.map((point) => (point.at % 7 === 3 ? { ...point, value: 5000 } : point));
  expect(robustSlope(odd)).toBeCloseTo(2, 1);
  expect(robustSlope(points.map(({ at }) => ({ at, value: 300 })))).toBe(0);
});
