import { AppError } from '#shared/app-error.ts';
import type { Deps } from './deps.ts';

/** A scheduled function may run for 30 seconds, and its last step may take some. Milliseconds. */
const workingTime = 15_000;

/** Says whether there is time for one more step of a job that began now. */
export function startWorking(): () => boolean {
  const started = Date.now();
  return () => Date.now() - started < workingTime;
}

/** What may be said of an error in the log: its code, or its class. */
export function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : typeof error;
}

/**
 * Does the same with each item, each by itself: one that fails is reported under that event and left, and the others have their
 * turn. Stops early when the time of a job is over.
 * @param nameOf what the log may say about an item
 * @returns the errors, none where all went well
 */
export async function oneByOne<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  deps: Pick<Deps, 'report'>,
  event: string,
  nameOf: (item: Item) => string,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  const hasTime = startWorking();
  for (const item of items) {
    if (!hasTime()) break;
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
      deps.report(event, { item: nameOf(item), code: codeOf(error) });
    }
  }
  return errors;
}
