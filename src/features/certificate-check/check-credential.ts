/**
 * Checks a certificate in the page itself: the signature against the keys that came with the page, every claim against the credential,
 * the dates, and the status against our own list. No address in a credential is ever fetched.
 */
import { gunzipSync } from 'fflate';
import { compactVerify, importJWK } from 'jose';
import * as z from 'zod/mini';
import { toPublicJwk, type CredentialKey } from '#shared/catalogue/credential-keys.ts';
import { certificateNumber } from '#shared/rules/certificate-number.ts';
import { achievementTypes, credentialContexts, nameIdentity } from '#shared/rules/credential.ts';
import { isSet, placesInList, statusListPath } from '#shared/rules/status-list.ts';
import { longestCredential } from './find-credential.ts';

export interface Certificate {
  /** Work that its holder has chosen from what is signed off, and no award. */
  readonly isPortfolio: boolean;
  readonly number: string;
  readonly award: string;
  readonly criteria: string;
  readonly issuer: string;
  /** Days, as 2026-11-29. */
  readonly issuedOn: string;
  readonly validUntil: string;
  readonly exam: { readonly percent: string; readonly satOn: string | null } | null;
  /** The holder's own, of a portfolio. */
  readonly words: string | null;
  readonly work: readonly {
    readonly title: string;
    readonly brief: string | null;
    /** As it was handed in. Shown, and never asked. */
    readonly link: string | null;
    readonly narrative: string;
  }[];
  readonly identityHash: string;
  readonly salt: string;
  readonly isDemonstration: boolean;
  readonly status: { readonly list: number; readonly place: number };
}

export type Checked =
  | {
      readonly answer: 'valid' | 'expired' | 'not-yet' | 'withdrawn' | 'status-unknown';
      readonly certificate: Certificate;
    }
  | { readonly answer: 'altered' | 'not-ours' | 'unreadable' };

/** Reads a list of ours by its number, as the signed text. Throws where it cannot be had. */
export type ReadStatusList = (list: number) => Promise<string>;

interface Means {
  readonly keys: readonly CredentialKey[];
  readonly now: Date;
  readonly readStatusList: ReadStatusList;
}

const text = z.string().check(z.maxLength(2000));
/** A brief, or the outcome for each line of a rubric. The whole is never longer than `longestCredential`. */
const longText = z.string();
const link = z.string().check(z.regex(/^https:\/\/[^\s<>"]+$/), z.maxLength(2000));
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));
const urn = z
  .string()
  .check(z.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
const includes = (...names: string[]) =>
  z.array(z.string()).check(z.refine((types) => names.every((name) => types.includes(name))));

const header = z.strictObject({ alg: z.literal('ES256'), kid: text, typ: z.enum(['JWT', 'vc+jwt']) });

const credential = z.object({
  '@context': z.tuple([z.literal(credentialContexts[0]), z.literal(credentialContexts[1])]),
  id: urn,
  type: includes('VerifiableCredential', 'OpenBadgeCredential'),
  issuer: z.object({ id: text, name: text }),
  validFrom: moment,
  validUntil: moment,
  name: text,
  description: z.optional(text),
  credentialSubject: z.object({
    id: urn,
    licenseNumber: text,
    identifier: z.tuple([
      z.object({
        hashed: z.literal(true),
        identityHash: z.string().check(z.regex(/^sha256\$[0-9a-f]{64}$/)),
        identityType: z.literal(nameIdentity),
        salt: text,
      }),
    ]),
    achievement: z.object({ achievementType: text, criteria: z.object({ narrative: text }) }),
    activityEndDate: z.optional(moment),
    result: z.optional(z.tuple([z.object({ value: z.string().check(z.regex(/^\d{1,3}$/)) })])),
  }),
  evidence: z.optional(
    z.array(
      z.object({
        id: z.optional(link),
        name: text,
        description: z.optional(longText),
        narrative: longText,
      }),
    ),
  ),
  credentialStatus: z.object({
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('suspension'),
    statusListIndex: z.string().check(z.regex(/^\d{1,6}$/)),
    statusListCredential: z
      .string()
      .check(z.regex(/^https?:\/\/[^/?#]+\/credentials\/status\/[1-9]\d{0,3}$/)),
  }),
  iss: text,
  jti: urn,
  nbf: z.int(),
  exp: z.int(),
  sub: urn,
});

const statusCredential = z.object({
  id: text,
  type: includes('VerifiableCredential', 'BitstringStatusListCredential'),
  issuer: text,
  validFrom: moment,
  validUntil: moment,
  credentialSubject: z.object({
    id: text,
    type: z.literal('BitstringStatusList'),
    statusPurpose: z.literal('suspension'),
    encodedList: z.string().check(z.regex(/^u[\w-]+$/)),
  }),
});

interface Opened {
  readonly payload: unknown;
  readonly key: CredentialKey;
  /** The institute's identifier, as the header says it. */
  readonly did: string;
}

/** The payload of what one of the keys has signed; otherwise why not. */
async function open(
  jwt: string,
  type: 'JWT' | 'vc+jwt',
  keys: readonly CredentialKey[],
): Promise<Opened | 'altered' | 'not-ours' | 'unreadable'> {
  if (jwt.length > longestCredential) return 'unreadable';
  const [first = ''] = jwt.split('.');
  const raw = parseJson(fromBase64url(first));
  if (raw === undefined) return 'unreadable';
  // Another algorithm, such as `none` or one with a shared secret, is none of ours: the header never says how we check.
  const read = header.safeParse(raw);
  if (!read.success || read.data.typ !== type) return 'not-ours';
  const [did = '', thumbprint = '', ...rest] = read.data.kid.split('#');
  const key = keys.find((one) => one.thumbprint === thumbprint);
  if (!key || rest.length > 0 || !did.startsWith('did:web:')) return 'not-ours';
  try {
    const { payload } = await compactVerify(jwt, await importJWK(toPublicJwk(key), 'ES256'), {
      algorithms: ['ES256'],
    });
    const value = parseJson(payload);
    return value === undefined ? 'unreadable' : { payload: value, key, did };
  } catch {
    return 'altered';
  }
}

/** Whether a key signed on its own last day or before. */
const signedInTime = ({ until }: CredentialKey, validFrom: string) =>
  until === null || validFrom.slice(0, 10) <= until;

export async function checkCredential(jwt: string, means: Means): Promise<Checked> {
  const opened = await open(jwt, 'JWT', means.keys);
  if (typeof opened === 'string') return { answer: opened };
  const read = credential.safeParse(opened.payload);
  // Signed by us, and no certificate.
  if (!read.success || !agrees(read.data, opened.did)) return { answer: 'unreadable' };
  if (!signedInTime(opened.key, read.data.validFrom)) return { answer: 'not-ours' };
  const certificate = toCertificate(read.data, opened.key);
  if (means.now < new Date(read.data.validFrom)) return { answer: 'not-yet', certificate };
  const isWithdrawn = await readStatus(certificate.status, opened.did, means).catch(() => null);
  // Withdrawn goes before expired: it says more.
  if (isWithdrawn === true) return { answer: 'withdrawn', certificate };
  if (means.now > new Date(read.data.validUntil)) return { answer: 'expired', certificate };
  return { answer: isWithdrawn === null ? 'status-unknown' : 'valid', certificate };
}

/** Open Badges 3.0, 8.2.4.1: each claim of the token says the same as the credential. */
function agrees(read: z.output<typeof credential>, did: string): boolean {
  const uuid = read.id.slice('urn:uuid:'.length);
  return (
    read.iss === read.issuer.id &&
    read.iss === did &&
    read.jti === read.id &&
    read.sub === read.credentialSubject.id &&
    read.nbf * 1000 === Date.parse(read.validFrom) &&
    read.exp * 1000 === Date.parse(read.validUntil) &&
    read.credentialSubject.licenseNumber === certificateNumber(uuid) &&
    Number(read.credentialStatus.statusListIndex) < placesInList
  );
}

function toCertificate(read: z.output<typeof credential>, key: CredentialKey): Certificate {
  const { credentialSubject: subject, credentialStatus: status } = read;
  const [identity] = subject.identifier;
  const [result] = subject.result ?? [];
  return {
    isPortfolio: subject.achievement.achievementType === achievementTypes.portfolio,
    number: subject.licenseNumber,
    award: read.name,
    criteria: subject.achievement.criteria.narrative,
    issuer: read.issuer.name,
    issuedOn: read.validFrom.slice(0, 10),
    validUntil: read.validUntil.slice(0, 10),
    exam: result ? { percent: result.value, satOn: subject.activityEndDate?.slice(0, 10) ?? null } : null,
    words: read.description ?? null,
    work: (read.evidence ?? []).map(({ id, name, description, narrative }) => ({
      title: name,
      brief: description ?? null,
      link: id ?? null,
      narrative,
    })),
    identityHash: identity.identityHash,
    salt: identity.salt,
    isDemonstration: key.isDemonstration,
    status: {
      list: Number(/\d+$/.exec(status.statusListCredential)?.[0]),
      place: Number(status.statusListIndex),
    },
  };
}

/** Whether it is withdrawn. @throws where that cannot be known now */
async function readStatus(
  { list, place }: Certificate['status'],
  did: string,
  { keys, now, readStatusList }: Means,
): Promise<boolean> {
  const opened = await open(await readStatusList(list), 'vc+jwt', keys);
  if (typeof opened === 'string' || opened.did !== did) throw new Error('The list is not signed by us');
  const read = statusCredential.parse(opened.payload);
  const path = statusListPath(list);
  if (
    read.issuer !== did ||
    new URL(read.id).pathname !== path ||
    read.credentialSubject.id !== `${read.id}#list` ||
    !signedInTime(opened.key, read.validFrom)
  )
    throw new Error('The list is another one');
  // An old list does not know of what was withdrawn since. A clock that is a few minutes slow is no reason to doubt.
  const minutes = 5 * 60_000;
  if (now.getTime() + minutes < Date.parse(read.validFrom) || now > new Date(read.validUntil))
    throw new Error('The list is out of date');
  return isSet(decodeList(read.credentialSubject.encodedList), place);
}

/** The bits of a list: Multibase, base64url, GZIP. @throws for anything else */
export function decodeList(encoded: string): Uint8Array {
  const compressed = fromBase64url(encoded.slice(1));
  if (!encoded.startsWith('u') || !compressed) throw new Error('The list is not in base64url');
  const bits = gunzipSync(compressed);
  if (bits.length < placesInList / 8) throw new Error('The list is shorter than the standard allows');
  return bits;
}

function fromBase64url(encoded: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(encoded)) return null;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Undefined for what is no JSON. */
function parseJson(bytes: Uint8Array | null): unknown {
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
