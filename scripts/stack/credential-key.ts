/** The key with which this machine signs certificates for a demonstration. The institute's own is nowhere in this repository. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMadeFile } from '../content/write-file.ts';
import { dataFolder, root } from './paths.ts';

const keyFile = join(dataFolder, 'credential-key.json');
const publicFile = join(root, 'src/shared/generated/credential-keys.json');

interface PrivateKey {
  kty: string;
  crv: string;
  x: string;
  y: string;
  d: string;
}

/** The private key as the setting CREDENTIAL_SIGNING_KEY has it; made at the first call. Two processes at once get the same. */
export function developmentKey(): string {
  if (!existsSync(keyFile)) {
    mkdirSync(dataFolder, { recursive: true });
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const draft = `${keyFile}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(privateKey.export({ format: 'jwk' })), { mode: 0o600 });
    try {
      linkSync(draft, keyFile);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(draft);
  }
  return readFileSync(keyFile, 'utf8');
}

/** RFC 7638: the members that the key needs, in the order of their names. */
export function thumbprintOf({ crv, kty, x, y }: Omit<PrivateKey, 'd'>): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

/** Writes the public half for pages and functions. A build for the public has none, so that no demonstration passes there. */
export function writeCredentialKeys(): void {
  const keys = process.env['CONTEXT'] === 'production' ? [] : [JSON.parse(developmentKey()) as PrivateKey];
  const entries = keys.map(({ kty, crv, x, y }) => ({
    thumbprint: thumbprintOf({ kty, crv, x, y }),
    x,
    y,
    until: null,
    isDemonstration: true,
  }));
  writeMadeFile(publicFile, `${JSON.stringify(entries)}\n`);
}
