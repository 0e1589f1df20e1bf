import { crc32 } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { load } from 'cheerio';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findInFile, findInText } from '../certificate-check/find-credential.ts';
import { badgeImage, breakLines } from './badge-image.ts';
import { bakePng } from './bake-png.ts';
import { envelope } from './baked.ts';
import { certificatePdf, qrPath } from './certificate-pdf.ts';
import { linkedInAddress } from './linked-in.ts';
import { portfolioPdf, wrap } from './portfolio-pdf.ts';

const credential = `${'eyJ'.repeat(20)}.${'b'.repeat(900)}.${'c'.repeat(86)}`;
const facts = {
  awardName: 'AI Business Analyst Professional Certification',
  name: 'Zoë O’Neill & "Sons" <b>',
  number: 'KRC-7F3K9-2MQ4T',
  credential,
  issuer: 'Kestrel Row Institute',
  isDemonstration: true,
  kind: 'level' as const,
  issued: '29 November 2026',
  validUntil: '28 November 2029',
  checkAddress: 'https://kestrelrow.example/verify#KRC-7F3K9-2MQ4T',
};

test('a badge image is XML that has the credential directly after its first tag, and the name beside it', () => {
  const $ = load(badgeImage(facts), { xml: true });
  const first = $('svg').children().first();
  expect(first.prop('tagName')?.toLowerCase()).toBe('openbadges:credential');
  expect(first.attr('verify')).toBe(credential);
  expect(first.attr('holder')).toBe(facts.name);
  expect($('openbadges\\:credential')).toHaveLength(1);
  expect($('text').text()).toContain('Demonstration');
});

test('the PDF has the credential and the name where they are found again', async () => {
  const bytes = await certificatePdf(facts, () => Promise.resolve(null));
  const text = new TextDecoder().decode(bytes);
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/<openbadges:credential/g)).toHaveLength(1);
  expect(text).toContain(`verify="${credential}"`);
  // Name and all: a name that came out otherwise would be called altered.
  expect(findInFile(bytes)).toEqual({ kind: 'credential', jwt: credential, name: facts.name });
  expect(bytes.length).toBeLessThan(200_000);
});

test('another reader finds the address in the QR code', () => {
  const { path, size } = qrPath(facts.checkAddress);
  const scale = 4;
  const border = 4;
  const side = (size + 2 * border) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, column = '', row = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let y = 0; y < scale; y += 1)
      for (let x = 0; x < scale; x += 1) {
        const at = (((Number(row) + border) * scale + y) * side + (Number(column) + border) * scale + x) * 4;
        pixels.fill(0, at, at + 3);
      }
  expect(jsqr(pixels, side, side)?.data).toBe(facts.checkAddress);
});

test('long names are broken between words', () => {
  expect(breakLines('AI Machine Learning Foundational Certification', 18)).toEqual([
    'AI Machine',
    'Learning',
    'Foundational',
    'Certification',
  ]);
});

test('the link to LinkedIn is theirs, with our facts in it and nothing else', () => {
  const address = new URL(
    linkedInAddress(
      { ...facts, awardedOn: '2026-11-29', validUntil: '2029-11-28' },
      facts.issuer,
      facts.checkAddress,
    ),
  );
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    name: facts.awardName,
    issueMonth: '11',
    expirationYear: '2029',
    certUrl: facts.checkAddress,
  });
});

test('a PNG keeps its picture, other programs read the chunk, and the checker finds the credential in it', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5a41' } })
    .png()
    .toBuffer();
  const baked = bakePng(new Uint8Array(picture), credential);
  expect(findInFile(baked)).toEqual({ kind: 'credential', jwt: credential, name: null });
  const pixels = (png: Uint8Array) => sharp(png, { failOn: 'warning' }).raw().toBuffer();
  expect(await pixels(baked)).toEqual(await pixels(picture));
  // The checksum of the chunk, by another implementation.
  const view = new DataView(baked.buffer);
  const length = view.getUint32(33);
  expect(new TextDecoder().decode(baked.subarray(37, 41))).toBe('iTXt');
  expect(view.getUint32(41 + length)).toBe(crc32(baked.subarray(37, 41 + length)));
});

test('the JSON file is the envelope that the checker opens', () => {
  expect(findInText(envelope(credential, facts.name))).toEqual({
    kind: 'credential',
    jwt: credential,
    name: facts.name,
  });
});

test('a portfolio of many pieces is paper of several sheets with the credential in it', async () => {
  const piece = {
    title: 'Week 3: A prompt library',
    brief: 'A library of twelve prompts. '.repeat(12),
    link: `https://work.example/${'long/'.repeat(60)}`,
    narrative: `Signed off by Odile Marchetti on 2026-11-12.\n${'- Clarity: 3 of 4, as it should be.\n'.repeat(6)}`,
  };
  const asked: string[] = [];
  const bytes = await portfolioPdf(
    {
      ...facts,
      title: 'Replies 日本語 that help',
      words: 'First line\nSecond line',
      pieces: Array.from({ length: 9 }, () => piece),
    },
    (line) => {
      asked.push(line);
      return Promise.resolve(null);
    },
  );
  expect(findInFile(bytes)).toEqual({ kind: 'credential', jwt: credential, name: facts.name });
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBeGreaterThan(2);
  // What the fonts of a PDF lack is drawn by the browser.
  expect(asked.join(' ')).toContain('日本語');
  expect(wrap('one two\nthree', 7, (text) => text.length)).toEqual(['one two', 'three']);
  expect(wrap('abcdefgh', 3, (text) => text.length)).toEqual(['abc', 'def', 'gh']);
});
