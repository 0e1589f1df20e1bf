import { daysBetween } from './london-day.ts';

/** The latest run of days in a row on which a learner worked; both days are civil days in London. */
export interface RunOfDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Days of the current streak. A run that ended yesterday still counts, because today is not over; one that ended earlier is no streak. */
export function currentStreak(latestRun: RunOfDays | null, today: string): number {
  if (!latestRun) return 0;
  const idle = daysBetween(latestRun.lastDay, today);
  return idle > 1 ? 0 : daysBetween(latestRun.firstDay, latestRun.lastDay) + 1;
}
