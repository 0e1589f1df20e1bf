import { load } from 'cheerio';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { badgeImage, breakLines } from './badge-image.ts';
import { certificatePdf, qrPath } from './certificate-pdf.ts';
import { linkedInAddress } from './linked-in.ts';

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
  const bytes = await certificatePdf(facts, null);
  const text = new TextDecoder().decode(bytes);
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/<openbadges:credential/g)).toHaveLength(1);
  expect(text).toContain(`verify="${credential}"`);
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
