import { toReference } from './reference.ts';

/** What is printed on a certificate and typed to check it. No I, L, O or U. */
export const certificateNumberPattern = /^KRC-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

/** The number of a certificate, computed from its id, so that the number cannot be changed without the signature breaking. */
export const certificateNumber = (certificateId: string): string =>
  toReference(certificateId).replace('KR-', 'KRC-');

/**
 * A number as people type, paste or scan it: any case, spaces or dashes between, O for 0, I and L for 1, or at the end of a link of
 * ours. Null for anything else.
 */
export function readCertificateNumber(typed: string): string | null {
  if (typed.length > 300) return null;
  const link = /^https?:\/\/[^\s?#]+(?:\/verify#|\/certificates\/)([^\s?#/]+)$/iu.exec(typed.trim());
  const compact = (link?.[1] ?? typed).toUpperCase().replace(/[\s\p{Dash_Punctuation}]/gu, '');
  if (!/^KRC[0-9A-Z]{10}$/.test(compact)) return null;
  const signs = compact.slice(3).replaceAll('O', '0').replace(/[IL]/g, '1');
  const number = `KRC-${signs.slice(0, 5)}-${signs.slice(5)}`;
  return certificateNumberPattern.test(number) ? number : null;
}
