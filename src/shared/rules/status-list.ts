/** The status of certificates as W3C's Bitstring Status List 1.0 says it: one bit a certificate, the left-most bit of a byte first. */

/** 16 kB, the least that the standard allows, so that a place says nothing about its neighbours. */
export const placesInList = 131_072;

/** Up to here a list is filled at random before the next one begins: finding a free place stays quick. */
export const fillOfList = placesInList / 2;

/** How long a copy may be used, in seconds. A withdrawal must be said within a minute. */
export const statusFreshSeconds = 30;

/** For how many hours a copy is taken for the truth, so that an old one cannot be passed off as today's. */
export const statusValidHours = 24;

/** @throws RangeError for a place that no list has */
export function setPlaces(places: readonly number[]): Uint8Array {
  const bits = new Uint8Array(placesInList / 8);
  for (const place of places) {
    if (!Number.isInteger(place) || place < 0 || place >= placesInList)
      throw new RangeError(`A list has no place ${place}`);
    bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  }
  return bits;
}

/** @throws RangeError for a place beyond the list */
export function isSet(bits: Uint8Array, place: number): boolean {
  const byte = bits[place >> 3];
  if (!Number.isInteger(place) || place < 0 || byte === undefined)
    throw new RangeError(`The list has no place ${place}`);
  return (byte & (0x80 >> (place & 7))) !== 0;
}

/** The path of a list, on our own site. What a certificate says of it is compared with this and never fetched. */
export const statusListPath = (list: number): string => `/credentials/status/${list}`;
