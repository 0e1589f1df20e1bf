import { setTimeout as wait } from 'node:timers/promises';

/** Answers, or fails, no sooner than after that many milliseconds. */
export async function atLeast<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const floor = wait(milliseconds);
  try {
    return await work();
  } finally {
    await floor;
  }
}
