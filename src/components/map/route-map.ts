/**
 * The sheets on which routes are drawn: a land for each relief, and on it every landmark of a plan at its place in the weeks.
 * A sheet is 26 squares long, which is the whole plan: a square is one week at six months and two at twelve.
 */
import type { CourseSlug } from '#shared/catalogue/course.ts';
import { getCourse } from '#shared/catalogue/courses.ts';
import type { PlanMonths } from '#shared/catalogue/plans.ts';
import { routeOf, type Route } from '#shared/rules/route.ts';
import { curvePath, curveThrough, type Curve, type Point } from './geometry.ts';
import { strongLineHours, terrain, type Hill, type Land, type Terrain } from './terrain.ts';

/** The course and the pace that the map is drawn for before anyone chooses. */
export const drawn = routeOf('ai-business-analyst', 6);
/** The squares of a sheet: the weeks of the six-month plan, and half of those of the twelve-month plan. */
export const WEEKS = drawn.weeks;
export const EXAM_WEEK = drawn.exams[0]?.week ?? drawn.study.last;
/** The wide sheet is blank where x + y is less. */
const FADE_FROM = 740;

interface Figure {
  x: number;
  y: number;
  turn: number;
  /** How many strong lines have been crossed here: their hours depend on the pace. */
  strong: number;
}

export interface Sheet {
  width: number;
  height: number;
  /** The neatline: the frame that carries the weeks. */
  frame: { left: number; top: number; bottom: number };
  land: Terrain;
  grid: string;
  /** Every second block of the scale bar along the frame. */
  scale: string;
  /** Where the route is in a square. */
  at(square: number): Point;
  /** Where a square is on the axis of time. */
  along(square: number): number;
  path(from: number, to: number): string;
  figures: readonly Figure[];
}

/** The lie of the land: knots of the route, seed of the ripples, hills. */
interface Relief {
  readonly knots: readonly Point[];
  readonly hills: readonly Hill[];
  readonly seed: number;
}

/** Squares from the first day of a plan to the last day of a week. */
export function squareOf(week: number, months: PlanMonths): number {
  return (week * WEEKS) / routeOf('ai-business-analyst', months).weeks;
}

export interface Landmarks {
  /** Squares. The route is drawn solid as far as this: study, the projects from the list and the exams. */
  readonly certain: number;
  readonly study: number;
  /** At the end of each project that a mentor marks. */
  readonly projects: readonly number[];
  readonly exams: readonly number[];
}

/** The landmarks of a plan in squares of the sheet. */
export function landmarksOf(route: Route): Landmarks {
  const square = (week: number) => squareOf(week, route.months);
  const { briefs, fromList, exams, study } = route;
  const perProject = fromList ? (fromList.weeks.last - fromList.weeks.first + 1) / fromList.count : 0;
  const projects = [
    ...briefs.flatMap(({ isMarked, weeks }) => (isMarked ? [weeks.last] : [])),
    ...Array.from({ length: fromList?.count ?? 0 }, (_, i) => study.last + (i + 1) * perProject),
  ].map(square);
  const examSquares = exams.map(({ week }) => square(week));
  return {
    study: square(study.last),
    projects,
    exams: examSquares,
    certain: Math.max(square(study.last), ...projects, ...examSquares),
  };
}

const homeWide: Relief = {
  knots: [
    [-60, 640],
    [0, 635],
    [100, 630],
    [230, 612],
    [360, 590],
    [470, 560],
    [560, 538],
    [650, 508],
    [740, 466],
    [830, 404],
    [920, 338],
    [1000, 270],
    [1070, 206],
    [1130, 154],
    [1185, 116],
    [1260, 70],
  ],
  seed: 2,
  hills: [
    [985, 575, 170, 95, 64],
    [720, 640, 60, 70, 50],
    [850, 190, 110, 80, 90],
    [1180, 410, -80, 80],
    [560, 400, 60, 90, 70],
    [330, 500, 40, 70, 40],
    [1040, 40, 50, 60],
    [120, 540, -30, 60, 40],
  ],
};

const homeUpright: Relief = {
  knots: [
    [-60, 70],
    [24, 76],
    [80, 112],
    [150, 96],
    [230, 122],
    [300, 168],
    [345, 150],
    [400, 190],
    [464, 212],
    [520, 190],
    [575, 222],
    [600, 236],
    [680, 250],
  ],
  seed: 5,
  hills: [
    [250, 120, 90, 50, 60],
    [60, 330, -70, 40, 70],
    [280, 420, 70, 50, 60],
    [80, 520, 60, 60, 50],
    [250, 250, -40, 50, 40],
  ],
};

/** Numbers from 0 to 1 that are always the same for a course. */
function numbersFor(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/**
 * A course's own land. The longer its study, the later the route turns uphill; hills and bends are its own, and always the
 * same, because they come from the course's number.
 */
function reliefOf(slug: CourseSlug, isUpright: boolean): Relief {
  const { id, weeks } = getCourse(slug);
  const next = numbersFor(id + (isUpright ? 40 : 0));
  const steps = 15;
  if (isUpright) {
    const swing = 14 + 3 * (id % 4);
    return {
      seed: id * 1.7,
      knots: Array.from({ length: steps + 1 }, (_, i): Point => {
        const share = i / steps;
        return [
          -60 + share * 500,
          78 + 192 * share + swing * Math.sin(share * 9 + id * 1.3) * Math.sin(Math.PI * share),
        ];
      }),
      hills: Array.from({ length: 6 }, (_, i): Hill => {
        const isHollow = i % 3 === 2;
        const side = i % 2 === 0 ? 250 + 40 * next() : 50 + 40 * next();
        return [
          side,
          42 + i * 58,
          (isHollow ? -1 : 1) * (50 + 50 * next()),
          38 + 25 * next(),
          36 + 30 * next(),
        ];
      }),
    };
  }
  const steepness = 1.5 + weeks / 14;
  return {
    seed: id * 1.3,
    knots: Array.from({ length: steps + 1 }, (_, i): Point => {
      const share = i / steps;
      const bend = 20 * Math.sin(share * (7 + (id % 3)) + id) * Math.sin(Math.PI * share);
      return [-60 + share * 1320, 614 - 534 * share ** steepness + bend];
    }),
    hills: [
      [900 + 160 * next(), 470 + 120 * next(), 120 + 90 * next(), 80 + 50 * next(), 56 + 30 * next()],
      [780 + 140 * next(), 120 + 120 * next(), 80 + 70 * next(), 70 + 40 * next(), 70 + 40 * next()],
      [1120 + 70 * next(), 380 + 120 * next(), -60 - 60 * next(), 70 + 30 * next()],
      [520 + 120 * next(), 360 + 90 * next(), 50 + 40 * next(), 80 + 30 * next(), 60 + 20 * next()],
      [640 + 120 * next(), 600 + 40 * next(), 50 + 50 * next(), 60 + 30 * next(), 44 + 16 * next()],
      [1010 + 90 * next(), 60 + 60 * next(), 50 + 40 * next(), 60 + 20 * next()],
      [300 + 90 * next(), 520, 40, 70, 40],
    ],
  };
}

/** The same lie of the land on a lower sheet: the route meets its contours in the same weeks. */
function lowered({ knots, hills, seed }: Relief, share: number): Relief {
  return {
    seed,
    knots: knots.map(([x, y]): Point => [x, y * share]),
    hills: hills.map(([x, y, ...shape]): Hill => [x, y * share, ...shape]),
  };
}

/** Landscape sheet: time runs to the right. Without a course it is that of the home page. */
export function wideSheet(slug?: CourseSlug, height = 700): Sheet {
  const width = 1200;
  const bottom = height - 36;
  const length = width / WEEKS;
  const relief = slug ? lowered(reliefOf(slug, false), bottom / 664) : homeWide;
  const route = curveThrough(relief.knots);
  const land: Land = {
    width,
    height,
    week: { start: 0, length },
    route,
    seed: relief.seed,
    hills: relief.hills,
    step: 8,
    // The words of the page are on the upper left, where RouteMap.astro fades the sheet to paper.
    shows: ([x, y]) => x + y > FADE_FROM,
  };
  const drawn = terrain(land);
  const along = (square: number): number => square * length;
  const squares = [
    ...range(1, WEEKS).map((week) => `M${Math.round(along(week))} 0V${bottom}`),
    ...range(1, 15).map((row) => `M0 ${Math.round(bottom - row * length)}H${width}`),
  ];
  const block = Math.round(length);
  return {
    width,
    height,
    frame: { left: 0, top: 0, bottom },
    land: drawn,
    grid: squares.join(''),
    scale: range(0, WEEKS / 2)
      .map((n) => `M${Math.round(along(2 * n))} ${bottom}h${block}v7h-${block}z`)
      .join(''),
    along,
    at: (square) => [along(square), route.at(along(square))],
    path: (from, to) => curvePath(route, along(from), along(to), false, bends(from, to)),
    figures: figuresOf(land, drawn, slug ? [90, 110, 90] : [76, 116, 96]),
  };
}

/** A course's land as a small picture: the wide sheet, a unit for so many of it, without the words that it fades for. */
export interface SmallLand {
  readonly width: number;
  readonly height: number;
  readonly land: Terrain;
  at(square: number): Point;
  path(from: number, to: number): string;
}

export function smallLand(slug: CourseSlug, shrink: number): SmallLand {
  const width = 1200;
  const height = 664;
  const relief = reliefOf(slug, false);
  const route = curveThrough(relief.knots);
  const length = width / WEEKS;
  const small: Curve = {
    at: (t) => route.at(t * shrink) / shrink,
    slope: (t) => route.slope(t * shrink),
  };
  return {
    width: width / shrink,
    height: Math.round(height / shrink),
    land: terrain({
      width,
      height,
      week: { start: 0, length },
      route,
      seed: relief.seed,
      hills: relief.hills,
      step: 16,
      shrink,
    }),
    at: (square) => [(square * length) / shrink, route.at(square * length) / shrink],
    path: (from, to) =>
      curvePath(
        small,
        (from * length) / shrink,
        (to * length) / shrink,
        false,
        Math.max(3, Math.ceil(bends(from, to) / 2)),
      ),
  };
}

/** Portrait sheet for a phone: time runs down. A second drawing, so that labels keep their size. */
export function uprightSheet(slug?: CourseSlug): Sheet {
  const width = 320;
  const length = slug ? 13 : 22;
  const left = 34;
  const top = 24;
  const bottom = top + WEEKS * length;
  const height = bottom + (slug ? 10 : 24);
  const relief = slug ? reliefOf(slug, true) : homeUpright;
  const route = curveThrough(relief.knots);
  const land: Land = {
    width,
    height,
    week: { start: top, length },
    route,
    seed: relief.seed,
    hills: relief.hills,
    step: 6,
    upright: true,
  };
  const drawn = terrain(land);
  const along = (square: number): number => top + square * length;
  const squares = [
    ...range(1, Math.floor((width - left) / length) + 1).map(
      (column) => `M${left + column * length} ${top}V${bottom}`,
    ),
    ...range(1, WEEKS).map((week) => `M${left} ${along(week)}H${width}`),
  ];
  return {
    width,
    height,
    frame: { left, top, bottom },
    land: drawn,
    grid: squares.join(''),
    scale: range(0, WEEKS / 2)
      .map((n) => `M${left - 6} ${along(2 * n)}h6v${length}h-6z`)
      .join(''),
    along,
    at: (square) => [route.at(along(square)), along(square)],
    path: (from, to) => curvePath(route, along(from), along(to), true, bends(from, to)),
    figures: figuresOf(land, drawn, slug ? [70, -64, 60] : [-64, -76, 74]),
  };
}

/** Enough curves for the route to look drawn by hand: four for five weeks. */
function bends(from: number, to: number): number {
  return Math.ceil((to - from) * 0.8);
}

/** How long the drawn route is from `from` to `to`, in units of the sheet. */
export function lengthOf(sheet: Sheet, from: number, to: number): number {
  const steps = 200;
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const [ax, ay] = sheet.at(from + ((to - from) * i) / steps);
    const [bx, by] = sheet.at(from + ((to - from) * (i + 1)) / steps);
    sum += Math.hypot(bx - ax, by - ay);
  }
  return Math.round(sum);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** The places of the numbers of the second, third and fourth strong line, as far beside the route as is said. */
function figuresOf(land: Land, drawn: Terrain, distances: readonly [number, number, number]): Figure[] {
  return distances.flatMap((distance, i) => {
    const found = figure(land, drawn, (i + 2) * strongLineHours(6), distance);
    return found ? [{ ...found, strong: i + 2 }] : [];
  });
}

/** Where the contour for `hours` runs `distance` from the route: the place and angle of its number. */
function figure(
  land: Land,
  drawn: Terrain,
  hours: number,
  distance: number,
): Omit<Figure, 'strong'> | undefined {
  let nearest = Infinity;
  let found: Omit<Figure, 'strong'> | undefined;
  for (const line of drawn.lines) {
    if (line.hours !== hours) continue;
    for (const [i, [x, y]] of line.points.entries()) {
      const before = line.points[i - 2];
      const after = line.points[i + 2];
      if (!before || !after) continue;
      if (x < 60 || x > land.width - 30 || y < 40 || y > land.height - 60) continue;
      const offset = land.upright ? x - land.route.at(y) : y - land.route.at(x);
      const error = Math.abs(offset - distance);
      if (error >= nearest) continue;
      nearest = error;
      let turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
      if (turn > 90) turn -= 180;
      if (turn < -90) turn += 180;
      found = { x: Math.round(x), y: Math.round(y), turn: Math.round(turn) };
    }
  }
  return found;
}
