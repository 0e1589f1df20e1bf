/** Addresses of other people's pages: of the very page that is needed, so that a reader lands where the answer is. */
import { z } from 'astro/zod';

/** Parts of a path that name a language or a version, not a page. */
const versionPart =
  /^(?:en(?:-(?:us|gb))?|latest|stable|current|main|master|next|v?\d+(?:\.(?:\d+|x))*|index\.html?)$/i;
const homePart =
  /^(?:docs?|documentation|manual|manual\.html?|guide|wiki|help|build|tutorials?|reference|main\d+\.html?)$/i;

/** Why an address does not lead to a page, or null. */
export function whyNoPage(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return 'cannot be read as an address.';
  }
  const parts = url.pathname.split('/').filter(Boolean);
  if (parts.length === 0) return `is the home page of ${url.hostname}. Link the page that is needed.`;
  if (url.hostname === 'www.legislation.gov.uk' && parts.at(-1) === 'contents')
    return 'is a whole Act. Link the section that is meant, such as …/section/80.';
  if (
    url.hostname === 'www.gov.uk' &&
    parts[0] === 'government' &&
    /^(?:collections|organisations)$/.test(parts[1] ?? '')
  )
    return 'is a list of publications. Link the one that is needed.';
  if (parts.every((part) => versionPart.test(part) || homePart.test(part)))
    return 'is the first page of a documentation. Link the page that answers the question.';
  return null;
}

export const pageAddress = z
  .string({ error: 'needs an address that begins with https://.' })
  .regex(/^https:\/\/[^\s]+$/, { error: 'must be an address that begins with https://, without spaces.' })
  .superRefine((address, context) => {
    const why = address.startsWith('https:') ? whyNoPage(address) : null;
    if (why !== null) context.addIssue({ code: 'custom', message: `${address} ${why}` });
  });
