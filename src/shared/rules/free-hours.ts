/** What the free hours of a week are enough for, by the hours a week that the two paces name. */
import { paces, type PlanMonths } from '../catalogue/plans.ts';
import type { TimeCommitment } from './labels.ts';

export interface HoursAnswer {
  /** Whole hours of a week, both ends included; without an end there is none. */
  readonly from: number;
  readonly to: number | null;
  /** The paces that fit, the one that needs more hours first. */
  readonly months: readonly PlanMonths[];
  /** The answer of the enquiry form that says the same. */
  readonly time: TimeCommitment;
}

const [least] = paces[12].hoursPerWeek;
const [leastFast, mostFast] = paces[6].hoursPerWeek;

/** In order, from one hour on, and without a gap. A pace fits once its smallest number of hours is there. */
export const hoursAnswers = [
  { from: 1, to: least - 1, months: [], time: 'flexible' },
  { from: least, to: leastFast - 1, months: [12], time: 'part-time' },
  { from: leastFast, to: mostFast - 1, months: [6, 12], time: 'flexible' },
  { from: mostFast, to: null, months: [6, 12], time: 'full-time' },
] as const satisfies readonly HoursAnswer[];
