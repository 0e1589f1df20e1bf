import type { EworkListedStudent } from '#shared/contracts/ework-shapes.ts';

export const sortColumns = ['name', 'course', 'progress', 'activity'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Sorting {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

export const nameOf = ({ firstName, lastName }: Pick<EworkListedStudent, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

const compare: Readonly<Record<SortColumn, (one: EworkListedStudent, other: EworkListedStudent) => number>> =
  {
    name: (one, other) => collator.compare(nameOf(one), nameOf(other)),
    course: (one, other) =>
      collator.compare(one.assignment?.course.title ?? '', other.assignment?.course.title ?? ''),
    progress: (one, other) => one.progress - other.progress,
    // Students who were never there come before all who were.
    activity: (one, other) =>
      Date.parse(one.lastActivityAt ?? '1970-01-01') - Date.parse(other.lastActivityAt ?? '1970-01-01'),
  };

/** The students in the order asked for; without one, as the server gave them: the newest first. */
export function sortStudents(
  students: readonly EworkListedStudent[],
  sorting: Sorting | null,
): readonly EworkListedStudent[] {
  if (!sorting) return students;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return [...students].sort((one, other) => sign * compare[sorting.column](one, other));
}

/** What a press on a column's heading asks for: one way, the other way, and back to the server's order. */
export function nextSorting(before: Sorting | null, column: SortColumn): Sorting | null {
  if (before?.column !== column) return { column, direction: 'ascending' };
  return before.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
