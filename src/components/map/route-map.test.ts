import { describe, expect, it } from 'vitest';
import { contourPath, curveThrough, simplify, type Point } from './geometry.ts';
import { courseSlugs } from '#shared/catalogue/course.ts';
import { routeOf } from '#shared/rules/route.ts';
import { landmarksOf, smallLand, uprightSheet, wideSheet, WEEKS, type Sheet } from './route-map.ts';
import { hoursASquare, HOURS_A_CONTOUR, strongLineHours } from './terrain.ts';

const sheets: [name: string, sheet: Sheet][] = [
  ['the wide sheet', wideSheet()],
  ['the upright sheet', uprightSheet()],
  ...courseSlugs.flatMap((slug): [string, Sheet][] => [
    [`the wide sheet of ${slug}`, wideSheet(slug)],
    [`the upright sheet of ${slug}`, uprightSheet(slug)],
  ]),
];

describe.each(sheets)('%s', (_, sheet) => {
  it('is a chart: the route meets each contour in the week in which those hours are done', () => {
    for (const hours of [3, 6, 9, 12].map((line) => line * HOURS_A_CONTOUR)) {
      const week = hours / hoursASquare(6);
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

describe.each(courseSlugs.flatMap((slug) => [[slug, 6] as const, [slug, 12] as const]))(
  'the landmarks of %s over %i months',
  (slug, months) => {
    it('are where the route model has them: a square is one week at six months, two at twelve', () => {
      const route = routeOf(slug, months);
      const marks = landmarksOf(route);
      const weeks = (squares: readonly number[]) => squares.map((square) => (square * months) / 6);
      expect(weeks([marks.study])).toEqual([route.study.last]);
      expect(weeks(marks.exams)).toEqual(route.exams.map(({ week }) => week));
      expect(marks.projects).toHaveLength(route.projects);
      expect(weeks(marks.projects).at(-1)).toBe(route.fromList?.weeks.last ?? route.markedWeeks.last);
      expect(marks.certain).toBeGreaterThanOrEqual(Math.max(marks.study, ...marks.projects, ...marks.exams));
      expect(marks.certain).toBeLessThan(WEEKS);
    });
  },
);

describe('a strong line', () => {
  it('is a whole number of hours at both paces', () => {
    expect([strongLineHours(6), strongLineHours(12)]).toEqual([105, 120]);
    expect([hoursASquare(6), hoursASquare(12)]).toEqual([17.5, 20]);
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

describe('the small lands', () => {
  const lands = courseSlugs.map((slug) => ({ slug, small: smallLand(slug, 8) }));

  it('are each its own, and light enough for nine of them in a list', () => {
    const drawn = lands.map(({ small: { land } }) => land.minor + land.index + land.tints.join(''));
    expect(new Set(drawn).size).toBe(courseSlugs.length);
    for (const path of drawn) {
      expect(path.length).toBeGreaterThan(800);
      expect(path.length).toBeLessThan(2_600);
      expect(path).not.toContain('.');
    }
  });

  it('have the route where the large sheet has it', () => {
    for (const { slug, small } of lands) {
      const large = wideSheet(slug);
      for (const square of [0, 8, 16, WEEKS]) {
        const [x, y] = small.at(square);
        expect(x * 8).toBeCloseTo(large.at(square)[0]);
        expect(y * 8).toBeCloseTo(large.at(square)[1]);
      }
      const end = small.path(0.25, 25.6).split(/[ L]/).slice(-2).map(Number);
      expect(end, 'drawn to its end').toEqual(small.at(25.6).map(Math.round));
    }
  });
});
