import { contours } from 'd3-contour';
import { paces, type PlanMonths } from '#shared/catalogue/plans.ts';
import { contourPath, simplify, type Curve, type Point } from './geometry.ts';

const middleOf = ([low, high]: readonly [number, number]): number => (low + high) / 2;
/** Study a week at the six-month pace: the middle of the hours that its plans name. */
export const HOURS_A_WEEK = middleOf(paces[6].hoursPerWeek);
/** The same for what the map shows as a square: a week at six months, two weeks at twelve. */
export const hoursASquare = (months: PlanMonths): number =>
  middleOf(paces[months].hoursPerWeek) * paces[months].stretch;
/** Squares of work between two contour lines, and lines from one strong line to the next. */
const SQUARES_A_CONTOUR = 2;
export const LINES_A_STRONG_LINE = 3;
/** One contour line is this much work at the six-month pace. */
export const HOURS_A_CONTOUR = HOURS_A_WEEK * SQUARES_A_CONTOUR;
/** Hours of work from one strong line to the next: whole at both paces, so that one land is true for both. */
export const strongLineHours = (months: PlanMonths): number =>
  hoursASquare(months) * SQUARES_A_CONTOUR * LINES_A_STRONG_LINE;
const CONTOURS = 17;

/** A hill (or, with a negative height, a hollow) beside the route: where it is, hours high, and how wide. */
export type Hill = readonly [x: number, y: number, hours: number, width: number, height?: number];

export interface Land {
  width: number;
  height: number;
  /** Where week 0 is on the axis of time, and how long a week is. */
  week: { start: number; length: number };
  route: Curve;
  hills: readonly Hill[];
  seed: number;
  /** Width of a cell of the sampled field: smaller is smoother and heavier. */
  step: number;
  upright?: boolean;
  /** How many units of the sheet are one of the drawing: a small picture has a coarser unit, fewer lines and a few bytes. */
  shrink?: number;
  /** False where something covers the sheet: lines there are left out. */
  shows?: (point: Point) => boolean;
}

interface ContourLine {
  hours: number;
  points: readonly Point[];
}

export interface Terrain {
  /** Path data: the thin lines, and every fourth one, which is drawn stronger. */
  minor: string;
  index: string;
  /** Path data of the ground above each index line, lowest first. */
  tints: readonly string[];
  /** Every line in full, to find places on it. */
  lines: readonly ContourLine[];
}

const MARGIN = 40;
/** In units of the sheet: finer than a hairline shows. */
const TOLERANCE = 1.5;
const SHORTEST_LINE = 60;

/**
 * The height field is built round the route so that the route crosses the 100 h line in the week in which 100 hours are
 * done: along it, height is hours of work; across it, the land falls away as real land does; hills and ripples fade
 * towards it and never move it.
 */
export function terrain(land: Land): Terrain {
  const { width, height, week, route, hills, seed, step, upright = false, shrink = 1 } = land;
  const columns = Math.ceil((width + 2 * MARGIN) / step);
  const rows = Math.ceil((height + 2 * MARGIN) / step);
  const hoursAPixel = HOURS_A_WEEK / week.length;
  const field: number[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = i * step - MARGIN + step / 2;
      const y = j * step - MARGIN + step / 2;
      const t = upright ? y : x;
      const offset = route.at(t) - (upright ? x : y);
      const slope = route.slope(t);
      const across = (-slope * hoursAPixel) / (1 + slope * slope);
      const away = 1 - Math.exp(-((offset / 46) ** 2));
      let hours = hoursAPixel * (t - week.start) + across * offset * Math.exp(-((offset / 260) ** 2));
      for (const [hx, hy, high, wide, tall = wide] of hills) {
        hours += away * high * Math.exp(-(((x - hx) / wide) ** 2 + ((y - hy) / tall) ** 2) / 2);
      }
      hours +=
        away *
        (13 * Math.sin(x / 61 + seed) * Math.cos(y / 53 + 1.3 * seed) +
          8 * Math.sin(x / 27 + y / 41 + seed) +
          5 * Math.cos(x / 19 - y / 23));
      field.push(hours);
    }
  }

  const draw = contours().size([columns, rows]).smooth(true);
  const toSheet = ([x = 0, y = 0]: readonly number[]): Point => [x * step - MARGIN, y * step - MARGIN];
  const inView = (point: Point): boolean => {
    const [x, y] = point;
    const onSheet =
      x > -MARGIN + step && y > -MARGIN + step && x < width + MARGIN - step && y < height + MARGIN - step;
    return onSheet && (land.shows?.(point) ?? true);
  };
  const minor: string[] = [];
  const index: string[] = [];
  const tints: string[] = [];
  const lines: ContourLine[] = [];
  for (let n = -1; n < CONTOURS - 1; n++) {
    const hours = n * HOURS_A_CONTOUR;
    const rings = draw
      .contour(field, hours)
      .coordinates.flat()
      .map((ring) => ring.map(toSheet));
    lines.push(...rings.map((points) => ({ hours, points })));
    // Thinned once, for line and tint alike: their path data then repeat each other, and compress to one.
    const thin = rings.map((ring) => simplify(ring, TOLERANCE * shrink));
    const isIndex = n % LINES_A_STRONG_LINE === 0;
    for (const ring of thin) {
      for (const run of runsInView(ring, inView)) {
        if (run.length < 4 || lengthOf(run) < SHORTEST_LINE * shrink) continue;
        (isIndex ? index : minor).push(contourPath(shrunk(run, shrink), run.length === ring.length));
      }
    }
    if (n > 0 && isIndex) tints.push(thin.map((ring) => contourPath(shrunk(ring, shrink), true)).join(''));
  }
  return { minor: minor.join(''), index: index.join(''), tints, lines };
}

const shrunk = (line: readonly Point[], by: number): readonly Point[] =>
  by === 1 ? line : line.map(([x, y]) => [x / by, y / by]);

/** A ring is cut where it follows the edge of the sheet. */
function runsInView(ring: readonly Point[], inView: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of ring) {
    if (inView(point)) {
      run.push(point);
    } else {
      if (run.length > 2) runs.push(run);
      run = [];
    }
  }
  if (run.length > 2) runs.push(run);
  return runs;
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}
