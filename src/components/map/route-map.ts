import { routeOf } from '#shared/rules/route.ts';
import { curvePath, curveThrough, type Point } from './geometry.ts';
import { terrain, type Land, type Terrain } from './terrain.ts';

/** The course and the pace that the map is drawn for. */
export const drawn = routeOf('ai-business-analyst', 6);
/** From today's job to the end of the plan. */
export const WEEKS = drawn.weeks;
export const EXAM_WEEK = drawn.exams[0]?.week ?? drawn.study.last;
/** The wide sheet is blank where x + y is less. */
const FADE_FROM = 740;

interface Figure {
  x: number;
  y: number;
  turn: number;
  hours: number;
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
  /** Where the route is in a week. */
  at(week: number): Point;
  /** Where a week is on the axis of time. */
  along(week: number): number;
  path(fromWeek: number, toWeek: number): string;
  figures: readonly Figure[];
}

/** Landscape sheet: time runs to the right, one grid square a week. */
export function wideSheet(): Sheet {
  const width = 1200;
  const height = 700;
  const bottom = height - 36;
  const length = width / WEEKS;
  const route = curveThrough([
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
  ]);
  const land: Land = {
    width,
    height,
    week: { start: 0, length },
    route,
    seed: 2,
    step: 8,
    // The words of the page are on the upper left, where RouteMap.astro fades the sheet to paper.
    shows: ([x, y]) => x + y > FADE_FROM,
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
  const drawn = terrain(land);
  const along = (week: number): number => week * length;
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
    at: (week) => [along(week), route.at(along(week))],
    path: (from, to) => curvePath(route, along(from), along(to), false, bends(from, to)),
    figures: [figure(land, drawn, 200, 76), figure(land, drawn, 300, 116), figure(land, drawn, 400, 96)],
  };
}

/** Portrait sheet for a phone: time runs down. A second drawing, so that labels keep their size. */
export function uprightSheet(): Sheet {
  const width = 320;
  const height = 620;
  const left = 34;
  const top = 24;
  const length = 22;
  const bottom = top + WEEKS * length;
  const route = curveThrough([
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
  ]);
  const land: Land = {
    width,
    height,
    week: { start: top, length },
    route,
    seed: 5,
    step: 6,
    upright: true,
    hills: [
      [250, 120, 90, 50, 60],
      [60, 330, -70, 40, 70],
      [280, 420, 70, 50, 60],
      [80, 520, 60, 60, 50],
      [250, 250, -40, 50, 40],
    ],
  };
  const drawn = terrain(land);
  const along = (week: number): number => top + week * length;
  const squares = [
    ...range(1, 14).map((column) => `M${left + column * length} ${top}V${bottom}`),
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
    at: (week) => [route.at(along(week)), along(week)],
    path: (from, to) => curvePath(route, along(from), along(to), true, bends(from, to)),
    figures: [figure(land, drawn, 200, -64), figure(land, drawn, 300, -76), figure(land, drawn, 400, 74)],
  };
}

/** Enough curves for the route to look drawn by hand: four for five weeks. */
function bends(from: number, to: number): number {
  return Math.ceil((to - from) * 0.8);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** Where the contour for `hours` runs `distance` from the route: the place and angle of its number. */
function figure(land: Land, drawn: Terrain, hours: number, distance: number): Figure {
  let nearest = Infinity;
  let found: Figure | undefined;
  for (const line of drawn.lines) {
    if (line.hours !== hours) continue;
    for (const [i, [x, y]] of line.points.entries()) {
      const before = line.points[i - 2];
      const after = line.points[i + 2];
      if (!before || !after) continue;
      const offset = land.upright ? x - land.route.at(y) : y - land.route.at(x);
      const error = Math.abs(offset - distance);
      if (error >= nearest) continue;
      nearest = error;
      let turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
      if (turn > 90) turn -= 180;
      if (turn < -90) turn += 180;
      found = { x: Math.round(x), y: Math.round(y), turn: Math.round(turn), hours };
    }
  }
  if (!found) throw new Error(`The contour for ${hours} hours is not on the sheet.`);
  return found;
}
