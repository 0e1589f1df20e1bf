/** CRC-32 as PNG and GZIP have it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

/** Where the first chunk, which every PNG begins with, ends: signature, length, type, 13 bytes, checksum. */
const afterHeader = 8 + 4 + 4 + 13 + 4;

/** Open Badges 3.0, 5.3.1: an iTXt chunk with the keyword `openbadgecredential`, uncompressed, after the header. */
export function bakePng(png: Uint8Array, credential: string): Uint8Array<ArrayBuffer> {
  // Keyword, 0, not compressed, no method, no language, no translated keyword, text.
  const data = new TextEncoder().encode(`iTXtopenbadgecredential\0\0\0\0\0${credential}`);
  const baked = new Uint8Array(png.length + data.length + 8);
  const view = new DataView(baked.buffer);
  baked.set(png.subarray(0, afterHeader));
  view.setUint32(afterHeader, data.length - 4);
  baked.set(data, afterHeader + 4);
  view.setUint32(afterHeader + 4 + data.length, crc32(data));
  baked.set(png.subarray(afterHeader), afterHeader + 8 + data.length);
  return baked;
}
