/** Finds the signed text in whatever someone gives to be checked. Nothing in it is trusted, followed or fetched. */
import { readCertificateNumber } from '#shared/rules/certificate-number.ts';

/** Longest file that is looked into, in bytes. Ours weigh a tenth. */
export const longestFile = 2_000_000;
/** Longest signed text, in characters. */
export const longestCredential = 65_536;

export type Found =
  | { readonly kind: 'number'; readonly number: string }
  | {
      readonly kind: 'credential';
      readonly jwt: string;
      /** The name that is written beside the signed text; not proven. */
      readonly name: string | null;
    }
  | {
      readonly kind: 'nothing';
      readonly why: 'empty' | 'too-large' | 'several' | 'strange-characters' | 'none';
    };

const nothing = (why: Extract<Found, { kind: 'nothing' }>['why']): Found => ({ kind: 'nothing', why });

const compactPattern = /^[\w-]+\.[\w-]+\.[\w-]*$/;
const envelope = 'data:application/vc+jwt,';

/** What was typed or pasted: a number, a link of ours, the signed text itself, or JSON around it. */
export function findInText(text: string): Found {
  if (text.length > longestFile) return nothing('too-large');
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return nothing('empty');
  const number = readCertificateNumber(trimmed);
  if (number !== null) return { kind: 'number', number };
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return findInJson(trimmed);
  if (/<svg[\s>]|<openbadges:credential/i.test(trimmed)) return findInMarkup(trimmed);
  // A mail program breaks long lines.
  const joined = trimmed.replace(/\s+/g, '');
  if (compactPattern.test(joined)) return asCredential(joined, null);
  // Three parts, but with a letter that only looks like one of ours, or that cannot be seen.
  return joined.split('.').length === 3 && /^.{20,}$/su.test(joined) && /[^\x21-\x7e]/u.test(joined)
    ? nothing('strange-characters')
    : nothing('none');
}

function asCredential(jwt: string, name: string | null): Found {
  return jwt.length > longestCredential ? nothing('too-large') : { kind: 'credential', jwt, name };
}

/** Our own file, an EnvelopedVerifiableCredential, or a JSON text that is the signed text. */
function findInJson(text: string): Found {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing('none');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return nothing('none');
  const { id, name } = value as { id?: unknown; name?: unknown };
  if (typeof id !== 'string' || !id.startsWith(envelope)) return nothing('none');
  const jwt = id.slice(envelope.length);
  if (!compactPattern.test(jwt)) return nothing('none');
  return asCredential(jwt, toName(name));
}

/** A name that may be shown, should it turn out to be the one that was signed. */
const toName = (name: unknown): string | null =>
  typeof name === 'string' && name.length > 0 && name.length <= 201 ? name : null;

/** An image as Open Badges bakes it, and the description in a PDF of ours, which has the same element. */
function findInMarkup(text: string): Found {
  const elements = [...text.matchAll(/<openbadges:credential\b([^>]*)>/g)].map(
    ([, attributes]) => attributes ?? '',
  );
  const baked = elements.map((attributes) => ({
    jwt: attributeOf(attributes, 'verify'),
    name: attributeOf(attributes, 'holder'),
  }));
  const [first] = baked;
  if (!first?.jwt || !compactPattern.test(first.jwt)) return nothing('none');
  // Two different ones, and nobody could say which of them was checked.
  if (baked.some(({ jwt }) => jwt !== first.jwt)) return nothing('several');
  return asCredential(first.jwt, toName(first.name === null ? null : unescape(first.name)));
}

/** Its value between quotation marks of either kind; null where it is not there. */
function attributeOf(attributes: string, name: 'verify' | 'holder'): string | null {
  for (const [, found, one, other] of attributes.matchAll(/\b(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (found === name) return one ?? other ?? null;
  return null;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, word: string) => entities[word] ?? whole);

/** What was chosen or dropped: our PDF, a badge image, or a text. */
export function findInFile(bytes: Uint8Array): Found {
  if (bytes.length > longestFile) return nothing('too-large');
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return findInPng(bytes);
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return findInMarkup(new TextDecoder().decode(bytes));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return nothing('none');
  }
  return findInText(text);
}

const startsWith = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, index) => bytes[index] === sign);

/** Open Badges 3.0, 5.3.1: an iTXt chunk with the keyword `openbadgecredential`, uncompressed and once. */
function findInPng(bytes: Uint8Array): Found {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) break;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'iTXt') {
      const parts = splitChunk(bytes.subarray(at + 8, at + 8 + length));
      if (parts) texts.push(parts);
    }
    at += 12 + length;
  }
  const [first] = texts;
  if (first === undefined || !compactPattern.test(first)) return nothing('none');
  if (texts.some((text) => text !== first)) return nothing('several');
  return asCredential(first, null);
}

/** keyword, 0, compressed?, method, language, 0, translated keyword, 0, text */
function splitChunk(data: Uint8Array): string | null {
  const decode = (part: Uint8Array) => new TextDecoder().decode(part);
  const end = data.indexOf(0);
  if (end < 0 || decode(data.subarray(0, end)) !== 'openbadgecredential' || data[end + 1] !== 0) return null;
  const language = data.indexOf(0, end + 3);
  const keyword = language < 0 ? -1 : data.indexOf(0, language + 1);
  return keyword < 0 ? null : decode(data.subarray(keyword + 1));
}
