/** A certificate does not carry its holder's name but a salted hash of it (Open Badges 3.0, IdentityObject). */

/** One spelling for what looks the same: composed characters and single spaces. Letters of another alphabet stay different. */
export const canonicalHolderName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** As Open Badges writes it: `sha256$` and 64 hexadecimal digits, of the name followed by the salt. */
export async function hashHolderName(name: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalHolderName(name) + salt);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256$${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
