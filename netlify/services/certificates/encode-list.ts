import { gzipSync } from 'node:zlib';

/** The bits of a status list as the standard writes them: GZIP, base64url, and the letter of Multibase for that. */
export const encodeList = (bits: Uint8Array): string => `u${gzipSync(bits).toString('base64url')}`;
