/** Crockford's base 32: no I, L, O or U, so that a reference can be read out over the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const referencePattern = /^KR-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

/**
 * The number that a person quotes: `KR-` and ten characters, computed from the submission id (50 of its random bits),
 * so that every copy of one submission has one reference even while the database is away.
 * @throws RangeError when the id is not a UUID.
 */
export function toReference(submissionId: string): string {
  const hex = submissionId.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/.test(hex)) throw new RangeError('A submission id is a UUID');
  // Digits 13 and 17 hold the UUID's version and variant and are not random.
  const random = hex.slice(0, 12) + hex.slice(13, 16);
  let bits = BigInt(`0x${random}`) >> 10n;
  let text = '';
  for (let i = 0; i < 10; i += 1) {
    text = (alphabet[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return `KR-${text.slice(0, 5)}-${text.slice(5)}`;
}
