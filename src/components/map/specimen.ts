/** The geometry of the specimen certificate: its land, its frame and its seal. Units are SVG user units. */
import { curveThrough } from './geometry.ts';
import { terrain, type Terrain } from './terrain.ts';

/** A4 on its side. */
export const sheet = { width: 1120, height: 792, margin: 30, band: 10 } as const;
/** A4 upright, for a phone: the same parts with larger letters. */
export const uprightSheet = { width: 420, height: 594, margin: 14, band: 7 } as const;

type Frame = typeof sheet | typeof uprightSheet;

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

const short = (n: number): string => String(Number(n.toFixed(1)));

/** The frame is the neatline of the maps: blocks of equal length, every second one filled, round all four sides. */
export function neatline({ width, height, margin, band }: Frame, across: number, down: number): string {
  const right = width - margin;
  const bottom = height - margin;
  const dx = (width - 2 * margin) / across;
  const dy = (height - 2 * margin) / down;
  let path = '';
  for (let i = 0; i < across; i += 2) {
    path += `M${short(margin + i * dx)} ${margin}h${short(dx)}v${band}h-${short(dx)}z`;
    path += `M${short(margin + (i + 1) * dx)} ${bottom - band}h${short(dx)}v${band}h-${short(dx)}z`;
  }
  for (let i = 0; i < down; i += 2) {
    path += `M${margin} ${short(margin + i * dy)}h${band}v${short(dy)}h-${band}z`;
    path += `M${right - band} ${short(margin + (i + 1) * dy)}h${band}v${short(dy)}h-${band}z`;
  }
  return path;
}

/** Three rules: outside and inside the blocks, and a fine one within. */
export function frameLines({ width, height, margin, band }: Frame): string {
  return [0, band, band + 7]
    .map((inset) => margin + inset)
    .map((edge) => `M${edge} ${edge}H${width - edge}V${height - edge}H${edge}z`)
    .join('');
}

/** The teeth round the seal, in its own units: a circle of 101 about the origin. */
export const sealTeeth = Array.from({ length: 72 }, (_, i) => {
  const angle = (i * Math.PI) / 36;
  const from = i % 6 ? 96 : 92;
  const at = (radius: number): string =>
    `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  return `M${at(from)}L${at(101)}`;
}).join('');

/** Two invented hands, each from the start of its line. */
export const firstSignature =
  'M8-14c14-30 30-44 34-30 3 12-18 34-12 36 10 2 22-34 32-32 8 2-8 26 0 27 9 1 14-18 22-18 7 0-2 15 6 15 10 0 16-24 30-24 8 0 4 14 14 12 12-2 20-10 34-12';
export const secondSignature =
  'M14-12c6-38 22-52 26-44 6 12-28 46-12 42 16-3 20-30 30-28 7 2-6 22 3 22 12 0 12-40 24-42 8-1-10 40 0 42 8 1 18-22 30-20 10 1 2 16 14 14 10-2 22-8 40-10';
