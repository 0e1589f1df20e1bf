import { expect, test } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

test('are from eight to eight on the clocks of London, in winter and in summer', () => {
  const quiet = (iso: string) => isQuiet(new Date(iso));
  expect(quiet('2026-12-01T07:59:59Z')).toBe(true);
  expect(quiet('2026-12-01T08:00:00Z')).toBe(false);
  expect(quiet('2026-12-01T19:59:59Z')).toBe(false);
  expect(quiet('2026-12-01T20:00:00Z')).toBe(true);
  expect(quiet('2026-07-01T06:59:59Z')).toBe(true);
  expect(quiet('2026-07-01T07:00:00Z')).toBe(false);
  expect(quiet('2026-07-01T18:59:59Z')).toBe(false);
  expect(quiet('2026-07-01T19:00:00Z')).toBe(true);
});
