import { describe, expect, it } from 'vitest';
import { contourPath, curveThrough, simplify, type Point } from './geometry.ts';
import { uprightSheet, wideSheet, WEEKS } from './route-map.ts';
import { HOURS_A_WEEK } from './terrain.ts';

describe.each([
  ['the wide sheet', wideSheet()],
  ['the upright sheet', uprightSheet()],
])('%s', (_, sheet) => {
  it('is a chart: the route meets each contour in the week in which those hours are done', () => {
    for (const hours of [100, 200, 300, 400]) {
      const week = hours / HOURS_A_WEEK;
      const [x, y] = sheet.at(week);
      const distances = sheet.land.lines
        .filter((line) => line.hours === hours)
        .flatMap((line) => line.points.map(([px, py]) => Math.hypot(px - x, py - y)));
      const aWeek = sheet.along(1) - sheet.along(0);
      expect(Math.min(...distances), `${hours} h, week ${week}`).toBeLessThan(aWeek / 4);
    }
  });

  it('has one block of the scale bar every two weeks and one line of the grid a week', () => {
    expect(sheet.scale.match(/M/g)).toHaveLength(WEEKS / 2);
    const weeks = sheet.along(2) - sheet.along(1);
    expect(sheet.along(WEEKS) - sheet.along(0)).toBeCloseTo(weeks * WEEKS);
  });

  it('keeps the route on the sheet', () => {
    for (let week = 0; week <= WEEKS; week++) {
      const [x, y] = sheet.at(week);
      expect(x).toBeGreaterThanOrEqual(sheet.frame.left);
      expect(x).toBeLessThanOrEqual(sheet.width);
      expect(y).toBeGreaterThanOrEqual(sheet.frame.top);
      expect(y).toBeLessThanOrEqual(sheet.frame.bottom);
    }
  });

  it('stays light: its contours are most of the page', () => {
    expect(sheet.land.minor.length + sheet.land.index.length).toBeLessThan(12_000);
    expect(sheet.land.minor, 'whole numbers compress').not.toContain('.');
  });
});

describe('geometry', () => {
  const zigzag: readonly Point[] = [
    [0, 0],
    [5, 0.4],
    [10, 0],
    [20, 30],
    [30, 0],
  ];

  it('drops the points that hardly matter and keeps the ends', () => {
    expect(simplify(zigzag, 1)).toEqual([
      [0, 0],
      [10, 0],
      [20, 30],
      [30, 0],
    ]);
  });

  it('goes through every knot of a curve', () => {
    const curve = curveThrough(zigzag);
    for (const [t, y] of zigzag) expect(curve.at(t)).toBeCloseTo(y);
    expect(curve.at(-10), 'straight on before the first').toBeCloseTo(-0.8);
  });

  it('writes a closed line as one', () => {
    expect(contourPath(zigzag, true)).toMatch(/^M0 0q[-\d ]+Z$/);
    expect(contourPath([[0, 0]], false)).toBe('');
  });
});
