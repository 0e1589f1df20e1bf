import { vi } from 'vitest';
import { addDays, toLondonDay } from '#shared/rules/london-day.ts';

/** Ten in the morning in London (in winter; eleven in summer), so many days from today: no quiet hour, and later than now. */
export const morning = (days = 1): Date => new Date(`${addDays(toLondonDay(new Date()), days)}T10:00:00Z`);

/** Does something while the clock of this process says another time. */
export async function at<Result>(moment: Date, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}
