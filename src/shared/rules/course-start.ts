import type { CourseStart } from '../catalogue/words.ts';

/** The parts of a course's beginning that belong to a week: what to know before the first, and what to install for each. Null for nothing. */
export function startOfWeek(start: CourseStart | undefined, week: number): CourseStart | null {
  if (!start) return null;
  const before = week === 1 ? start.before : [];
  const install = start.install.filter((program) => program.week === week);
  return before.length + install.length === 0 ? null : { before, install };
}
