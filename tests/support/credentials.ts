import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { CompactSign } from 'jose';
import { thumbprintOf } from '../../scripts/stack/credential-key.ts';
import { encodeList } from '../../netlify/services/certificates/encode-list.ts';
import type { CredentialKey } from '../../src/shared/catalogue/credential-keys.ts';
import {
  toCredential,
  toDid,
  toStatusListCredential,
  type CredentialFacts,
} from '../../src/shared/rules/credential.ts';
import { hashHolderName } from '../../src/shared/rules/holder-name.ts';
import { outcomeOf, toPortfolioAward } from '../../src/shared/rules/portfolio.ts';
import { setPlaces, statusFreshSeconds, statusValidHours } from '../../src/shared/rules/status-list.ts';

export const siteUrl = 'https://kestrelrow.example';
export const salt = 'b3f1c9a2d4e5f60718293a4b5c6d7e8f';
export const holder = 'Zoë Ó Briain';

export interface TestKey {
  key: CredentialKey;
  kid: string;
  privateKey: KeyObject;
}

export function makeKey(until: string | null = null): TestKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty = '', crv = '', x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const thumbprint = thumbprintOf({ kty, crv, x, y });
  const key = { thumbprint, x, y, until, isDemonstration: false };
  return { key, kid: `${toDid(siteUrl)}#${thumbprint}`, privateKey };
}

export const signWith = (
  { kid, privateKey }: TestKey,
  payload: unknown,
  header: Record<string, unknown> = {},
): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT', ...header })
    .sign(privateKey);

export async function factsOf(change: Partial<CredentialFacts> = {}): Promise<CredentialFacts> {
  return {
    certificateId: randomUUID(),
    subjectId: randomUUID(),
    award: {
      kind: 'level',
      id: 'prompt-engineering-foundational',
      name: 'Prompt Engineering Foundational Certification',
      description: 'The first of three levels.',
      criteria: 'Passed a proctored examination of 60 questions.',
      page: '/certifications#prompt-engineering-foundational',
    },
    validFrom: new Date('2026-11-29T12:00:00Z'),
    validUntil: '2029-11-28',
    identityHash: await hashHolderName(holder, salt),
    salt,
    exam: { percent: 82, satOn: '2026-11-20' },
    evidence: [{ title: 'A prompt library', signedOffOn: '2026-11-02' }],
    status: { list: 1, place: 4711 },
    issuer: { siteUrl, name: 'Kestrel Row Institute', isDemonstration: false },
    ...change,
  };
}

export const credentialOf = async (change: Partial<CredentialFacts> = {}) =>
  toCredential(await factsOf(change));

/** A portfolio of two pieces, one of them without a link. */
export const portfolioOf = () => {
  const piece = {
    title: 'A reply assistant',
    brief: 'A prompt that drafts replies.',
    link: 'https://work.example/replies',
    lines: [{ title: 'Clarity', level: 3, sentence: 'Short answers.' }],
    mentor: 'Odile Marchetti',
    signedOffOn: '2026-11-12',
  };
  const week = { ...piece, title: 'Week 1: A first prompt', link: null, lines: [] };
  return credentialOf({
    award: toPortfolioAward('portfolio-01234567', 'Replies that help'),
    exam: null,
    words: 'Prompts for a property office.',
    evidence: [
      { ...piece, narrative: outcomeOf(piece), genre: 'Project' },
      { ...week, narrative: outcomeOf(week), genre: 'Fieldwork' },
    ],
  });
};

/** A status list in which these places are withdrawn. */
export const signList = (
  key: TestKey,
  places: readonly number[],
  { list = 1, now = new Date('2026-12-01T12:00:00Z') }: { list?: number; now?: Date } = {},
): Promise<string> =>
  signWith(
    key,
    toStatusListCredential({
      siteUrl,
      list,
      encodedList: encodeList(setPlaces(places)),
      now,
      freshSeconds: statusFreshSeconds,
      validHours: statusValidHours,
    }),
    { typ: 'vc+jwt' },
  );
