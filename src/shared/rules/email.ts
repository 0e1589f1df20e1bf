import { cleanAddress } from './identifiers.ts';

/** RFC 5321: an address has at most 254 characters. */
export const emailMaxLength = 254;

/** One @, no quoting, no dot first, last or twice, and a domain with a dot, in letters of any script. */
const addressPattern =
  /^(?!\.|[^@]*\.[.@])([^\s@"<>()[\]\\,:;]{1,64})@((?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]))$/u;
/** The same domain in ASCII, as mail servers and the database know it. */
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

const neverInAddress = /[\s"<>()[\]\\,:;\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** The first character of a cleaned text that no address has, or null. */
export const findNotInAddress = (address: string): string | null => neverInAddress.exec(address)?.[0] ?? null;

/**
 * Whether the local part has Latin letters beside Greek or Cyrillic ones. Many of those look alike, so that two addresses
 * could be told apart by nobody; no real address is written so (Unicode Technical Standard 39).
 */
export function mixesAlphabets(address: string): boolean {
  const local = address.slice(0, Math.max(address.indexOf('@'), 0));
  return /\p{Script=Latin}/u.test(local) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(local);
}

/** Unicode Technical Standard 46, as browsers do it. */
function domainToAscii(domain: string): string | null {
  try {
    const ascii = new URL(`http://${domain}`).hostname;
    return asciiDomain.test(ascii) ? ascii : null;
  } catch {
    return null;
  }
}

/**
 * The one spelling of an address: what is counted, compared, stored and sent. The domain is lower-case ASCII (UTS 46), because
 * two spellings of a domain are one mailbox. The local part is as it was typed, in NFKC, but for capital letters outside
 * ASCII, which programs lower in different ways. Plus addresses, apostrophes and letters of any script are addresses too; whether
 * a person reads it only a mail can tell.
 * @returns null for a text that no mail server could accept, or that hides something.
 */
export function canonicalAddress(typed: string): string | null {
  const [, local, domain] = addressPattern.exec(cleanAddress(typed)) ?? [];
  if (local === undefined || domain === undefined || neverInAddress.test(local)) return null;
  const ascii = domainToAscii(domain);
  // Composed before it is folded, or E and an accent would stay a capital; and once more, as folding may take letters apart.
  const folded = local
    .normalize('NFKC')
    .replace(/[^\u0000-\u007f]+/g, (letters) => letters.toLowerCase())
    .normalize('NFKC');
  if (ascii === null || mixesAlphabets(`${folded}@`)) return null;
  const address = `${folded}@${ascii}`;
  return address.length <= emailMaxLength && addressPattern.test(address) ? address : null;
}

/** What addresses are compared and counted by: `private.address_key` in the database says the same of a canonical address. */
export const addressKey = (address: string): string =>
  address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Of no one (RFC 2606): an enquiry from there tries out the site and is deleted from the start (migration test_enquiries). */
const testDomain = 'smoke-test.invalid';

/** The address of a test under a name of its own, so that each counts alone. */
export const testAddress = (name: string): string => `${name}@${testDomain}`;

export const isTestAddress = (address: string): boolean => addressKey(address).endsWith(`@${testDomain}`);
