import { toLondonDay } from '#shared/rules/london-day.ts';
import { toLongDay } from '../../learning/project-view.ts';

/** Who is greeted when the account has no first name. */
const defaultName = 'Student';

const hourInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** By the clock in London, like every date of ours. */
export function toGreeting(firstName: string, now: Date): string {
  const hour = Number(hourInLondon.formatToParts(now).find(({ type }) => type === 'hour')?.value);
  const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${time}, ${firstName.trim() || defaultName}`;
}

/** Such as Saturday 28 November. */
export const toToday = (now: Date): string => toLongDay(toLondonDay(now));
