import { CallError } from '../browser/call-endpoint.ts';

/** Whether a call was refused because this session has not entered the desk, or no longer counts. */
export const isDeskClosed = (error: unknown): boolean =>
  error instanceof CallError && error.failure.code === 'desk_not_entered';

/** Whether a call was refused because the person is not staff, or not in that role. */
export const isNotStaff = (error: unknown): boolean =>
  error instanceof CallError && error.failure.code === 'forbidden';

/** Where to enter the desk so as to come back to this page. */
export function deskEntryAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `/desk/enter?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}
