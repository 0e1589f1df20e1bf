/** Days on which the institute works: Monday to Friday, without the bank holidays of England and Wales. All are civil days in London. */
import { bankHolidays } from '../catalogue/bank-holidays.ts';
import { addDays } from './london-day.ts';

const holidays = new Set(bankHolidays);

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** The working day that is `days` working days after `day`, which need not be one itself: two after a Friday or a Saturday is Tuesday. */
export function addWorkingDays(day: string, days: number): string {
  let at = day;
  for (let left = days; left > 0;) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}
