import type { StudentSort } from '#shared/contracts/ework-admin.ts';
import type { EworkListedStudent } from '#shared/contracts/ework-shapes.ts';

export type SortColumn = StudentSort;

export interface Sorting {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

export const nameOf = ({ firstName, lastName }: Pick<EworkListedStudent, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** What a press on a column's heading asks for: one way, the other way, and back to the newest first. */
export function nextSorting(before: Sorting | null, column: SortColumn): Sorting | null {
  // Those who are furthest behind are the ones looked for.
  const first = column === 'week' ? 'descending' : 'ascending';
  if (before?.column !== column) return { column, direction: first };
  if (before.direction !== first) return null;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}
