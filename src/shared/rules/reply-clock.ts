/**
 * When an answer was promised: so many hours of working time, Monday to Friday from 9 to 18 in London, bank holidays left out. Computed
 * whenever it is read, from the moment an enquiry came; nothing is counted down anywhere.
 */
import { institute } from '../catalogue/institute.ts';
import { addDays, toLondonDay, toLondonHour } from './london-day.ts';
import { isWorkingDay } from './working-days.ts';

/** Hours of the day in London. Clocks change at night, so that each working day has nine hours. */
export const openFrom = 9;
export const openUntil = 18;
const hour = 3_600_000;

/** A full hour of a civil day in London, between the change of the clocks at night and midnight, as milliseconds since 1970. */
function londonHour(day: string, hours: number): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const offset = toLondonHour(noon) - 12;
  return noon + (hours - 12 - offset) * hour;
}

/** The moment at which so many hours of working time have passed since `from`. */
export function addWorkingHours(from: Date, hours: number): Date {
  let left = hours * hour;
  for (let day = toLondonDay(from); ; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const start = Math.max(from.getTime(), londonHour(day, openFrom));
    const here = londonHour(day, openUntil) - start;
    if (here <= 0) continue;
    if (left <= here) return new Date(start + left);
    left -= here;
  }
}

/** Hours of working time between two moments, with fractions; 0 when the second is not later. */
export function workingHoursBetween(from: Date, to: Date): number {
  let sum = 0;
  const last = toLondonDay(to);
  for (let day = toLondonDay(from); day <= last; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const start = Math.max(from.getTime(), londonHour(day, openFrom));
    const end = Math.min(to.getTime(), londonHour(day, openUntil));
    sum += Math.max(0, end - start);
  }
  return sum / hour;
}

interface Asked {
  readonly receivedAt: string;
  /** The civil day by which the law wants an answer; null for an ordinary enquiry. */
  readonly answerBy: string | null;
}

/** When this must be answered at the latest: as promised, or at the end of the last working hour of the day that the law names. */
export function answerDueAt({ receivedAt, answerBy }: Asked): Date {
  return answerBy === null
    ? addWorkingHours(new Date(receivedAt), institute.replyWithinHours)
    : new Date(londonHour(answerBy, openUntil));
}

/** A civil day in London on the clock of working time. */
export interface ClockDay {
  day: string;
  /** ISO date and time of the first working hour, also where no one works on that day. */
  opens: string;
  /** Working seconds of the day; 0 where no one works. */
  seconds: number;
  /** Working seconds of the days before it, from the first of the list. */
  before: number;
}

/**
 * Every day of a span. What the clock shows at a moment is `before` of its day and what has passed of `seconds` since `opens`; working
 * time between two moments is the difference. For counting where the rule itself cannot run.
 */
export function listClockDays(first: string, last: string): ClockDay[] {
  const days: ClockDay[] = [];
  let before = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const seconds = isWorkingDay(day) ? (openUntil - openFrom) * 3600 : 0;
    days.push({ day, opens: new Date(londonHour(day, openFrom)).toISOString(), seconds, before });
    before += seconds;
  }
  return days;
}
