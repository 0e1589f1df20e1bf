/** The frame and the seal of a certificate, as SVG paths: on the specimen, on a badge image and on paper. */

/** A4 on its side. */
export const sheet = { width: 1120, height: 792, margin: 30, band: 10 } as const;
/** A4 upright, for a phone: the same parts with larger letters. */
export const uprightSheet = { width: 420, height: 594, margin: 14, band: 7 } as const;

type Frame = typeof sheet | typeof uprightSheet;

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
