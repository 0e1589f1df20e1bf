/** A week with a full-time job in it, hour by hour, at each pace: the drawing at the head of the About page. */
import type { PlanMonths } from '#shared/catalogue/plans.ts';

/** Hours of a day, 0 to 24; a half is half an hour. */
type Span = readonly [from: number, to: number];

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Day = (typeof days)[number];

export const hoursInAWeek = 168;

const night: readonly Span[] = [
  [0, 7],
  [23, 24],
];
/** Eight hours on five days. */
const job: readonly Span[] = [[9, 17]];

/** Where the study sits in the drawing. It may sit elsewhere: what counts is the sum, which a test holds to the pace. */
const study: Readonly<Record<PlanMonths, Partial<Record<Day, Span>>>> = {
  12: { Monday: [19, 21], Wednesday: [19, 21], Thursday: [19, 21], Saturday: [9, 13] },
  6: {
    Monday: [18.5, 21],
    Tuesday: [18.5, 21],
    Wednesday: [18.5, 21],
    Thursday: [18.5, 21],
    Saturday: [9, 13],
    Sunday: [9.5, 13],
  },
};

export interface StudyWeek {
  /** For each day from Monday. */
  readonly spans: readonly {
    readonly sleep: readonly Span[];
    readonly job: readonly Span[];
    readonly study: readonly Span[];
  }[];
  /** Hours of the week; together they are all 168. */
  readonly hours: {
    readonly sleep: number;
    readonly job: number;
    readonly study: number;
    readonly left: number;
  };
}

const sum = (spans: readonly Span[]): number => spans.reduce((hours, [from, to]) => hours + to - from, 0);

export function studyWeek(months: PlanMonths): StudyWeek {
  const spans = days.map((day, i) => {
    const evening = study[months][day];
    return { sleep: night, job: i < 5 ? job : [], study: evening ? [evening] : [] };
  });
  const sleep = sum(spans.flatMap((day) => day.sleep));
  const work = sum(spans.flatMap((day) => day.job));
  const learning = sum(spans.flatMap((day) => day.study));
  return {
    spans,
    hours: { sleep, job: work, study: learning, left: hoursInAWeek - sleep - work - learning },
  };
}
