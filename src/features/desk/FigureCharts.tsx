import type { ReactNode } from 'react';
import type { DeskFigures } from '#shared/contracts/desk-figures.ts';
import { formatDay } from '#shared/rules/london-day.ts';
import { endOfScale } from './figures-shapes.ts';
import { figuresWords as words } from './figures-words.ts';

type Weeks = DeskFigures['weeks'];

/** One week is ten units wide, whatever the screen; the height is a hundred. */
const weekWidth = 10;
const gap = 1.5;

function Frame({
  weeks,
  end,
  label,
  children,
}: {
  weeks: Weeks;
  end: number;
  label: string;
  children: ReactNode;
}) {
  const width = weeks.length * weekWidth;
  const marks = [weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)].flatMap((one) =>
    one ? [one.week] : [],
  );
  return (
    <div className="chart">
      <p className="chart-scale note num" aria-hidden="true">
        <span>{end}</span>
        <span>{end / 2}</span>
        <span>0</span>
      </p>
      <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className="chart-grid" d={`M0 0H${width}M0 50H${width}`} vectorEffect="non-scaling-stroke" />
        {children}
        <path className="chart-ground" d={`M0 100H${width}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="chart-weeks note num" aria-hidden="true">
        {marks.map((week) => (
          <span key={week}>{formatDay(week).replace(/ \d{4}$/, '')}</span>
        ))}
      </p>
    </div>
  );
}

const parts = ['within', 'late', 'waiting', 'closed'] as const;

/** A bar for each week, cut by how the promise was kept. */
export function WeekBars({ weeks }: { weeks: Weeks }) {
  const end = endOfScale(Math.max(0, ...weeks.map(({ all }) => all)));
  const sum = weeks.reduce((before, { all }) => before + all, 0);
  return (
    <figure className="chart-figure">
      <Frame weeks={weeks} end={end} label={`${words.perWeek}: ${sum} in ${weeks.length} weeks.`}>
        {weeks.map((one, at) => {
          let top = 100;
          return parts.map((part) => {
            const height = (one[part] / end) * 100;
            top -= height;
            return height > 0 ? (
              <rect
                key={`${one.week} ${part}`}
                className={`chart-${part}`}
                x={at * weekWidth + gap}
                width={weekWidth - 2 * gap}
                y={top}
                height={height}
              />
            ) : null;
          });
        })}
      </Frame>
      <ul className="chart-key small">
        {parts.map((part) => (
          <li key={part}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect className={`chart-${part}`} width="10" height="10" />
            </svg>
            {words[part]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** For each week a line from half to 95 of 100 answers, with a mark at half; and what is promised. */
export function TimeMarks({ weeks, promisedHours }: { weeks: Weeks; promisedHours: number }) {
  const end = endOfScale(Math.max(promisedHours, ...weeks.map(({ slowest }) => slowest ?? 0)));
  const yOf = (hours: number) => 100 - (hours / end) * 100;
  const width = weeks.length * weekWidth;
  return (
    <figure className="chart-figure">
      <Frame weeks={weeks} end={end} label={`${words.times}. ${words.timesHint}`}>
        <path
          className="chart-promise"
          d={`M0 ${yOf(promisedHours)}H${width}`}
          vectorEffect="non-scaling-stroke"
        />
        {weeks.map(({ week, median, slowest }, at) => {
          if (median === null || slowest === null) return null;
          const left = at * weekWidth + gap;
          const middle = at * weekWidth + weekWidth / 2;
          return (
            <g key={week}>
              <path
                className="chart-span"
                d={`M${middle} ${yOf(median)}V${yOf(slowest)}M${left + 1} ${yOf(slowest)}h${weekWidth - 2 * gap - 2}`}
                vectorEffect="non-scaling-stroke"
              />
              <path
                className="chart-median"
                d={`M${left} ${yOf(median)}h${weekWidth - 2 * gap}`}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          );
        })}
      </Frame>
      <ul className="chart-key small">
        {(
          [
            ['chart-median', 'M0 5H10', words.medianShort],
            ['chart-span', 'M5 10V2M2 2H8', words.slowestShort],
            ['chart-promise', 'M0 5H10', words.promise],
          ] as const
        ).map(([look, path, text]) => (
          <li key={look}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path className={look} d={path} vectorEffect="non-scaling-stroke" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** One count beside the largest, as a length. */
export function CountBar({ count, most }: { count: number; most: number }) {
  return (
    <svg className="chart-count" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="chart-within" width={most === 0 ? 0 : (count / most) * 100} height="6" />
    </svg>
  );
}
