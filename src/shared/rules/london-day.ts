/**
 * Civil days in Europe/London, written as 2026-11-27. A day begins at midnight in London, whatever the clock of the machine says; days
 * are counted on the calendar, so that the nights on which the clocks change count like any other.
 */
const dayInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dayMilliseconds = 86_400_000;

const hourInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** A civil day, YYYY-MM-DD, in words: 4 March 2026. */
export function formatDay(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`));
}

/** Put together from its parts: engines differ in the order in which they write a whole date. */
export function toLondonDay(moment: Date): string {
  const parts = new Map(dayInLondon.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The full hour on the clocks of London, 0 to 23. */
export const toLondonHour = (moment: Date | number): number => Number(hourInLondon.format(moment));

/** The number of the day in a count of days. Noon or midnight do not matter: it is arithmetic on the calendar. */
const ordinal = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;

/** Negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return ordinal(to) - ordinal(from);
}

export function addDays(day: string, days: number): string {
  return new Date((ordinal(day) + days) * dayMilliseconds).toISOString().slice(0, 10);
}
