import { useMemo } from 'react';
import { courseSlugs, type CourseSlug } from '#shared/catalogue/course.ts';
import {
  accountRoles,
  enrolmentStates,
  type AccountRole,
  type EnrolmentState,
} from '#shared/contracts/desk-learners.ts';
import { goToAddress, readId, useSearch } from './address-bar.ts';

/** What the list of learners shows, all of it in the address. */
export interface LearnersAddress {
  q: string;
  course: CourseSlug | null;
  state: EnrolmentState | null;
  role: AccountRole | null;
  /** The person whose record is open. */
  open: string | null;
}

export function readLearnersAddress(search: string): LearnersAddress {
  const query = new URLSearchParams(search);
  return {
    q: query.get('q') ?? '',
    course: courseSlugs.find((one) => one === query.get('course')) ?? null,
    state: enrolmentStates.find((one) => one === query.get('state')) ?? null,
    role: accountRoles.find((one) => one === query.get('role')) ?? null,
    open: readId(query.get('open')),
  };
}

/** What is as it is anyway is left out. */
export function writeLearnersAddress(address: Partial<LearnersAddress>): string {
  const query = new URLSearchParams();
  for (const name of ['q', 'course', 'state', 'role', 'open'] as const) {
    const value = address[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `/desk/learners?${query}` : '/desk/learners';
}

export const goToLearners = (address: LearnersAddress, how?: 'push' | 'replace'): void =>
  goToAddress(writeLearnersAddress(address), how);

export function useLearnersAddress(): LearnersAddress {
  const search = useSearch();
  return useMemo(() => readLearnersAddress(search), [search]);
}
