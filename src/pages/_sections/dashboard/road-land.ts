import { roadCurve, roadSheet, type RoadLand } from '../../../learning/road.ts';
import { terrain } from '../../../components/map/terrain.ts';

/** Columns of the grid. The land of the home page has a column a week; here a project's step has two and a half. */
const columns = 10;

/** The land around the road, drawn once when the site is built. */
export function drawRoadLand(): RoadLand {
  const { width, height, bottom } = roadSheet;
  const length = width / columns;
  const { tints, minor, index } = terrain({
    width,
    height,
    week: { start: 0, length },
    route: roadCurve,
    seed: 9,
    step: 8,
    hills: [
      [430, 190, 110, 60, 44],
      [140, 60, 50, 60, 40],
      [300, 30, -40, 50],
      [260, 200, 40, 50, 36],
    ],
  });
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${Math.round((i + 1) * length)} 0V${bottom}`),
    ...[1, 2, 3].map((row) => `M0 ${Math.round(bottom - row * length)}H${width}`),
  ];
  return { tints, grid: lines.join(''), minor, index };
}
