/** Plane geometry for the maps: lines thinned, smoothed and written as short SVG path data. Units are SVG user units. */

export type Point = readonly [x: number, y: number];

/** Douglas-Peucker: the fewest points that stay within `tolerance` of the line. */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (line.length < 3 || !first || !last) return line;
  const [ax, ay] = first;
  const [bx, by] = last;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const closed = ax === bx && ay === by;
  let farthest = 0;
  let index = 0;
  line.forEach(([x, y], i) => {
    if (i === 0 || i === line.length - 1) return;
    const distance = closed
      ? Math.hypot(x - ax, y - ay)
      : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (distance > farthest) {
      farthest = distance;
      index = i;
    }
  });
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(index), tolerance),
  ];
}

/**
 * Quadratic curves through the midpoints of a line, in whole relative units: a long contour costs a few bytes a bend,
 * and relative numbers repeat, so they compress well.
 */
export function contourPath(line: readonly Point[], closed: boolean): string {
  const first = line[0];
  const last = line.at(-1);
  if (line.length < 3 || !first || !last) return '';
  let x = Math.round(first[0]);
  let y = Math.round(first[1]);
  let path = `M${x} ${y}q`;
  line.forEach(([px, py], i) => {
    const next = line[i + 1];
    if (i === 0 || !next) return;
    const endX = Math.round((px + next[0]) / 2);
    const endY = Math.round((py + next[1]) / 2);
    path += `${i > 1 ? ' ' : ''}${Math.round(px) - x} ${Math.round(py) - y} ${endX - x} ${endY - y}`;
    x = endX;
    y = endY;
  });
  path += closed ? 'Z' : `L${Math.round(last[0])} ${Math.round(last[1])}`;
  return path.replaceAll(' -', '-');
}

export interface Curve {
  /** Offset from the axis at position `t` along it. */
  at(t: number): number;
  slope(t: number): number;
}

/** A smooth function through knots `[t, offset]` (cubic Hermite), straight beyond its ends. */
export function curveThrough(knots: readonly Point[]): Curve {
  const knot = (i: number): Point => {
    const found = knots[Math.min(Math.max(i, 0), knots.length - 1)];
    if (!found) throw new Error('A curve needs knots.');
    return found;
  };
  const at = (t: number): number => {
    let i = 0;
    while (i < knots.length - 2 && t > knot(i + 1)[0]) i++;
    const [t0, y0] = knot(i);
    const [t1, y1] = knot(i + 1);
    const h = t1 - t0;
    const before = knot(i - 1);
    const after = knot(i + 2);
    const m0 = i > 0 ? (y1 - before[1]) / (t1 - before[0]) : (y1 - y0) / h;
    const m1 = i < knots.length - 2 ? (after[1] - y0) / (after[0] - t0) : (y1 - y0) / h;
    const u = (t - t0) / h;
    if (u < 0) return y0 + m0 * (t - t0);
    if (u > 1) return y1 + m1 * (t - t1);
    return (
      (2 * u ** 3 - 3 * u * u + 1) * y0 +
      (u ** 3 - 2 * u * u + u) * h * m0 +
      (-2 * u ** 3 + 3 * u * u) * y1 +
      (u ** 3 - u * u) * h * m1
    );
  };
  return { at, slope: (t) => (at(t + 2) - at(t - 2)) / 4 };
}

/** The part of a curve from `from` to `to` as one SVG path; `upright` swaps the axes. */
export function curvePath(curve: Curve, from: number, to: number, upright: boolean, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = from + ((to - from) * i) / steps;
    return upright ? [curve.at(t), t] : [t, curve.at(t)];
  });
  return points
    .map(([x, y], i) => {
      const next = points[i + 1];
      if (i === 0) return `M${Math.round(x)} ${Math.round(y)}`;
      if (!next) return `L${Math.round(x)} ${Math.round(y)}`;
      return `Q${Math.round(x)} ${Math.round(y)} ${Math.round((x + next[0]) / 2)} ${Math.round((y + next[1]) / 2)}`;
    })
    .join('');
}
