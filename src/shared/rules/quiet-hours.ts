/** When nobody is written to about news: from eight in the evening to eight in the morning, in London. What comes then waits. */
import { toLondonHour } from './london-day.ts';

export const quietFrom = 20;
export const quietUntil = 8;

export function isQuiet(moment: Date): boolean {
  const hour = toLondonHour(moment);
  return hour >= quietFrom || hour < quietUntil;
}
