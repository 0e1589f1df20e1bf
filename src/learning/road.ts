import { curveThrough } from '../components/map/geometry.ts';

/* The road of the dashboard's drawing, for the build, which draws the land around it, and for the island, which draws it. */

/** The land as path data, made at build: the browser draws no contours. */
export interface RoadLand {
  tints: readonly string[];
  grid: string;
  minor: string;
  index: string;
}

/** In units of the drawing. A block is one step of the project. */
export const roadSheet = { width: 560, height: 254, bottom: 222, block: 140 } as const;

export const roadCurve = curveThrough([
  [-40, 190],
  [0, 186],
  [70, 178],
  [140, 152],
  [200, 154],
  [260, 130],
  [320, 120],
  [390, 86],
  [470, 76],
  [530, 50],
  [600, 30],
]);

const margin = 14;

/** Where so many per cent of the road are. Its ends are a little inside the sheet, so that their signs are whole. */
export function roadAt(progress: number): number {
  return Math.round(margin + (progress / 100) * (roadSheet.width - 2 * margin));
}
