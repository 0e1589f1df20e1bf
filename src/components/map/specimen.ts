/** What the specimen certificate alone has: its land and two invented hands. Units are SVG user units. */
import { sheet } from './certificate-frame.ts';
import { curveThrough } from './geometry.ts';
import { terrain, type Terrain } from './terrain.ts';

export function certificateLand(): Terrain {
  return terrain({
    width: sheet.width,
    height: sheet.height,
    week: { start: 0, length: 43 },
    route: curveThrough([
      [-60, 720],
      [60, 700],
      [220, 660],
      [380, 664],
      [540, 610],
      [700, 590],
      [820, 548],
      [930, 470],
      [1000, 380],
      [1080, 270],
      [1180, 140],
    ]),
    seed: 4,
    step: 9,
    hills: [
      [820, 180, 120, 110, 90],
      [420, 420, 60, 120, 70],
      [640, 720, 80, 90, 50],
      [1010, 640, 120, 80, 70],
      [200, 200, 70, 120, 90],
    ],
  });
}

/** Two invented hands, each from the start of its line. */
export const firstSignature =
  'M8-14c14-30 30-44 34-30 3 12-18 34-12 36 10 2 22-34 32-32 8 2-8 26 0 27 9 1 14-18 22-18 7 0-2 15 6 15 10 0 16-24 30-24 8 0 4 14 14 12 12-2 20-10 34-12';
export const secondSignature =
  'M14-12c6-38 22-52 26-44 6 12-28 46-12 42 16-3 20-30 30-28 7 2-6 22 3 22 12 0 12-40 24-42 8-1-10 40 0 42 8 1 18-22 30-20 10 1 2 16 14 14 10-2 22-8 40-10';
