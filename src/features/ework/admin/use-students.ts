import { useEffect, useState } from 'react';
import { listEworkStudents, type StudentGroup } from '#shared/contracts/ework-admin.ts';
import type { EworkStanding } from '#shared/contracts/ework-shapes.ts';
import { useEndpoint } from '../../../browser/queries.ts';
import { useExpiry } from './admin-calls.ts';
import { nextSorting, type SortColumn, type Sorting } from './sort-students.ts';

/** Milliseconds after the last key before the list is asked for. */
const typingPause = 250;

interface Page {
  students: readonly EworkStanding[];
  total: number;
  nextCursor: string | null;
}

/** What the list shows, as a call asks for it. */
export interface ListAsked {
  q?: string;
  group?: StudentGroup;
  sort?: SortColumn;
  direction?: Sorting['direction'];
}

/** One page of the students that match; what was shown last stays until the next answer. */
export function useStudents() {
  const [search, setSearch] = useState('');
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState<StudentGroup | ''>('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  /** The pages after the first, up to the one that is shown, each with how many students come before it. */
  const [pages, setPages] = useState<readonly { cursor: string; first: number }[]>([]);
  const [shown, setShown] = useState<Page | null>(null);
  const { cursor, first = 0 } = pages.at(-1) ?? {};

  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(search.trim());
      setPages([]);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [search]);

  const asked: ListAsked = {
    ...(query ? { q: query } : {}),
    ...(group ? { group } : {}),
    ...(sorting ? { sort: sorting.column, direction: sorting.direction } : {}),
  };
  const { data, error, isFetching, refetch } = useEndpoint(
    listEworkStudents,
    { ...asked, ...(cursor ? { cursor } : {}) },
    { freshMilliseconds: 0 },
  );
  useExpiry(error);

  useEffect(() => {
    // Students go on while an admin looks at something else.
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [refetch]);
  // Kept while the next page is on its way, so that the list does not blink at every letter.
  if (data && data !== shown) setShown(data);

  return {
    search,
    setSearch,
    query,
    asked,
    group,
    showGroup: (wanted: StudentGroup | '') => {
      setGroup(wanted);
      setPages([]);
    },
    sorting,
    sortBy: (column: SortColumn) => {
      setSorting(nextSorting(sorting, column));
      setPages([]);
    },
    page: shown,
    /** Place of the first student shown among all that match, from 0. */
    first,
    hasFailed: error !== null,
    isFetching,
    refetch,
    hasPrevious: pages.length > 0,
    goBack: () => setPages((before) => before.slice(0, -1)),
    goOn: () => {
      const next = shown?.nextCursor;
      if (next) setPages((before) => [...before, { cursor: next, first: first + shown.students.length }]);
    },
    /** Back to the newest, where a student who was just added is. */
    startAgain: async () => {
      setSearch('');
      setQuery('');
      setGroup('');
      setSorting(null);
      setPages([]);
      await refetch();
    },
  };
}

export type Students = ReturnType<typeof useStudents>;
