/**
 * Civil days in Europe/London, written as 2026-11-27. A day begins at midnight in London, whatever the clock of the machine says; days
 * are counted on the calendar, so that the nights on which the clocks change count like any other.
 */
const dayInLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
const dayMilliseconds = 86_400_000;

export function toLondonDay(moment: Date): string {
  return dayInLondon.format(moment);
}

/** Where the day stands in a count of days. Noon or midnight do not matter: it is arithmetic on the calendar. */
const ordinal = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;

/** Negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return ordinal(to) - ordinal(from);
}

export function addDays(day: string, days: number): string {
  return new Date((ordinal(day) + days) * dayMilliseconds).toISOString().slice(0, 10);
}
