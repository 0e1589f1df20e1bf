/**
 * Weeks to begin from, hour by hour, for the chart at the head of the About page: what is taken already, and where study could
 * sit in what is left. They are examples, and every hour of them can be changed.
 */
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const hoursInAWeek = 168;
/** The hours of a day that the chart shows: from this one on. Before it everyone is taken to be asleep. */
export const firstHour = 6;
export const hoursADay = 24 - firstHour;

/** An hour of the chart: asleep, taken by work or care, given to study, or free. */
export type HourUse = 's' | 't' | 'x' | '-';

export interface SampleWeek {
  readonly name: string;
  /** A day a line, from Monday: an hour a letter, from six in the morning to midnight. */
  readonly days: readonly string[];
}

/* 6 7 8 9 10 11 noon 13 14 15 16 17 18 19 20 21 22 23 */
export const sampleWeeks = [
  {
    name: 'Nine to five',
    days: [
      's--tttttttt--xx--s',
      's--tttttttt------s',
      's--tttttttt--xx--s',
      's--tttttttt--xx--s',
      's--tttttttt------s',
      's--xxxx----------s',
      's----------------s',
    ],
  },
  {
    name: 'Shifts',
    days: [
      'tttttttt-ss-xx---s',
      'tttttttt-ss-xx---s',
      'tttttttt-ss-xx---s',
      's--xxxx--xx------s',
      's--xxxx----------s',
      'ss------tttttttt--',
      'ss------tttttttt--',
    ],
  },
  {
    name: 'School run',
    days: [
      's-txttttttttt-xx-s',
      's-t-ttttttttt----s',
      's-txttttttttt-xx-s',
      's-t-ttttttttt----s',
      's-t-ttttttttt----s',
      's----------------s',
      's------xx--------s',
    ],
  },
  { name: 'An empty week', days: days.map(() => 's----------------s') },
] as const satisfies readonly SampleWeek[];

/** The uses of a week's hours in one text. */
export const lettersOf = ({ days: lines }: SampleWeek): string => lines.join('');

export interface WeekSum {
  readonly asleep: number;
  readonly taken: number;
  readonly study: number;
  readonly left: number;
}

/** What the hours of a week add up to; together they are all 168. */
export function sumOf(week: SampleWeek): WeekSum {
  const count = (use: HourUse) => lettersOf(week).split(use).length - 1;
  return {
    asleep: count('s') + days.length * firstHour,
    taken: count('t'),
    study: count('x'),
    left: count('-'),
  };
}

const onTheClock = (hour: number): string =>
  hour === 12 ? 'noon' : hour === 24 ? 'midnight' : `${hour % 12}${hour < 12 ? 'am' : 'pm'}`;

/** "7pm to 8pm", counted from the first hour of the chart. */
export const hourName = (i: number): string =>
  `${onTheClock(firstHour + i)} to ${onTheClock(firstHour + i + 1)}`;
