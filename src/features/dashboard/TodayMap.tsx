import { curvePath } from '../../components/map/geometry.ts';
import { stepsOfProject } from '#shared/rules/project-steps.ts';
import { roadAt, roadCurve, roadSheet, type RoadLand } from '../../learning/road.ts';
import '../../components/map/map.css';

interface Props {
  land: RoadLand;
  /** Per cent. */
  progress: number;
  hours: number;
}

/** The project as a road drawn to scale: one block is one step, solid is done, dotted is still to come. */
export function TodayMap({ land, progress, hours }: Props) {
  const { width, height, bottom, block } = roadSheet;
  const here = { x: roadAt(progress), y: Math.round(roadCurve.at(roadAt(progress))) };
  const end = { x: roadAt(100), y: Math.round(roadCurve.at(roadAt(100))) };
  const part = (from: number, to: number) =>
    curvePath(roadCurve, roadAt(from), roadAt(to), false, Math.max(1, Math.ceil((to - from) / 10)));
  const steps = Array.from({ length: stepsOfProject }, (_, step) => step);
  const isEarly = progress < 50;
  return (
    <svg
      className="map map-strip"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The project as a road of ${hours} hours in ${stepsOfProject} steps; ${progress}% of it is done.`}
    >
      <defs>
        <clipPath id="road-sheet">
          <path d={`M0 0H${width}V${bottom}H0z`} />
        </clipPath>
      </defs>
      <g clipPath="url(#road-sheet)">
        {land.tints.map((path, i) => (
          <path key={i} className={`g${Math.min(i + 1, 3)}`} d={path} />
        ))}
        <path className="weeks" d={land.grid} />
        <path className="c" d={land.minor} />
        <path className="c ci" d={land.index} />
      </g>
      <path className="nl" d={`M0 0H${width}V${bottom + 6}H0zM0 ${bottom}H${width}`} />
      <path
        className="nb"
        d={steps
          .filter((step) => step % 2 === 0)
          .map((step) => `M${step * block} ${bottom}h${block}v6h-${block}z`)
          .join('')}
      />
      {steps.map((step) => (
        <text key={step} className="w" x={(step + 1) * block - 4} y={bottom + 27} textAnchor="end">
          {Math.round((hours * (step + 1)) / stepsOfProject)} h
        </text>
      ))}
      <path className="r0" d={part(0, 100)} />
      {progress > 0 ? <path className="r1" d={part(0, progress)} /> : null}
      {progress < 100 ? <path className="r2" d={part(progress, 100)} /> : null}
      <circle className="e0" cx={end.x} cy={end.y} r="9" />
      <circle className="here" cx={here.x} cy={here.y} r="9" />
      <text
        className="l"
        x={here.x + (isEarly ? -4 : -16)}
        y={here.y - (isEarly ? 60 : 18)}
        textAnchor={isEarly ? 'start' : 'end'}
      >
        You are here
      </text>
    </svg>
  );
}
