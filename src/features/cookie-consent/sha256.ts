/** SHA-256 in hexadecimal. `crypto.subtle` is missing where a page is served without TLS; then it is computed here. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Missing outside secure contexts, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : digestOf(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first 32 bits of the fractional part of the square (or cube) roots of the first primes: FIPS 180-4, 4.2.2. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) {
      if (candidate % factor === 0) isPrime = false;
    }
    if (isPrime) found.push(((candidate ** power % 1) * 2 ** 32) >>> 0);
  }
  return Uint32Array.from(found);
}

/** FIPS 180-4, section 6.2. */
export function digestOf(message: Uint8Array): Uint8Array {
  const constants = roots(64, 1 / 3);
  const hash = roots(8, 1 / 2);
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  const words = new Uint32Array(64);
  const at = (list: Uint32Array, index: number): number => list[index] ?? 0;
  const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        words[i] = view.getUint32(block + i * 4);
        continue;
      }
      const early = at(words, i - 15);
      const late = at(words, i - 2);
      words[i] =
        at(words, i - 16) +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        at(words, i - 7) +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const first =
        (h +
          (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
          ((e & f) ^ (~e & g)) +
          at(constants, i) +
          at(words, i)) |
        0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] = at(hash, i) + word;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}
