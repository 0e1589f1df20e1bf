/** Where a learner goes who did not come from anywhere. */
export const defaultNextPath = '/dashboard';

/** Longer than any address of ours, short enough for a cookie or a log. */
const maxLength = 500;

/** Nothing to come back to: functions, what Netlify keeps for itself, and the ways in and out. */
const notPages = /^\/(api|\.netlify|sign-in|sign-out)(\/|$)/i;

/**
 * Where to go after signing in: a path of this site with its query and fragment, or null for everything else. An address
 * that leaves the site, even by a detour that only browsers take, would let anyone send our learners to a copy of it.
 */
export function nextPath(value: string | null | undefined): string | null {
  if (!value || value.length > maxLength || !/^\/(?![/\\])/.test(value)) return null;
  // Browsers drop tabs and line breaks inside an address and read a backslash as a slash.
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  let address: URL;
  let plainPath: string;
  try {
    address = new URL(value, 'https://here.invalid');
    plainPath = decodeURIComponent(address.pathname);
  } catch {
    return null;
  }
  // `/./` and `/../` are gone by now, and may have left two slashes at the beginning.
  if (address.host !== 'here.invalid' || /^\/[/\\]/.test(plainPath) || notPages.test(plainPath)) return null;
  return `${address.pathname}${address.search}${address.hash}`;
}

/** The same with somewhere to go in any case. */
export const toNextPath = (value: string | null | undefined): string => nextPath(value) ?? defaultNextPath;
