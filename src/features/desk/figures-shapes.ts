import type { DeskFigures, FigureRow } from '#shared/contracts/desk-figures.ts';
import type { CsvCell } from '#shared/rules/csv.ts';
import { figuresWords as words } from './figures-words.ts';

type Kept = DeskFigures['total'];

/** How many of those that were due or answered were answered as promised, in whole per cent; null where none was. */
export function shareInPromise({ within, late }: Pick<Kept, 'within' | 'late'>): number | null {
  const due = within + late;
  return due === 0 ? null : Math.round((within / due) * 100);
}

/** The end of a scale that holds `most`: 1, 2 or 5 times a power of ten, so that its half can be written. */
export function endOfScale(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** The weeks as a file, with numbers that a spreadsheet reads. */
export const weeksAsRows = ({ weeks }: DeskFigures): CsvCell[][] => [
  [
    words.week,
    words.all,
    words.within,
    words.late,
    words.waiting,
    words.closed,
    `${words.share} (%)`,
    `${words.medianShort} (hours)`,
    `${words.slowestShort} (hours)`,
  ],
  ...weeks.map((one) => [
    one.week,
    one.all,
    one.within,
    one.late,
    one.waiting,
    one.closed,
    shareInPromise(one),
    one.median,
    one.slowest,
  ]),
];

/** A table of counts as a file: a line for each name, a column for each week. */
export const countsAsRows = (
  heading: string,
  weeks: DeskFigures['weeks'],
  rows: readonly FigureRow[],
): CsvCell[][] => [
  [heading, words.total, ...weeks.map(({ week }) => week)],
  ...rows.map(({ name, total, counts }) => [name, total, ...counts]),
];
