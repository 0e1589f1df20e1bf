import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drafts } from '#shared/catalogue/drafts.ts';

const folder = new URL('../../../content/legal/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const specified = [
  ['privacy-policy.mdx', 'dated: 2025-06-27'],
  ['privacy.mdx', 'dated: 2024-12-15'],
  ['gdpr.mdx', 'dated: 2026-11-27'],
  ['terms.mdx', 'dated: 2026-11-28'],
  ['cookies.mdx', 'dated: 2026-11-27'],
  ['data-protection.mdx', 'dated: 2024-12-26'],
  ['complaints.mdx', 'dated: 2026-11-28'],
  ['accessibility.mdx', 'dated: 2026-11-28'],
] as const;

const known = new Set([
  'ClaimFigure',
  'Claimed',
  'ComplaintForm',
  'CookieSettings',
  'DataRequest',
  'Fact',
  'Price',
  'ProcessorTable',
  'ProtectionOfficer',
  'Retention',
  'RetentionTable',
  'StorageTable',
  'Summary',
  'SupportedBrowsers',
  'Term',
]);

test('the legal texts are there, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(specified.map(([name]) => name).sort());
});

describe.each(specified)('%s', (name, dated) => {
  const text = read(name);

  test('has its date and begins with its summary', () => {
    expect(text).toContain(dated);
    expect(text.split('---')[2]?.trim().startsWith('<Summary>')).toBe(true);
  });

  test('takes prices, periods and promises from the catalogue', () => {
    expect(text).not.toMatch(/[£$€]\s?\d/);
    const words = text.split('---').slice(2).join('---');
    expect(words).not.toMatch(/\b(3|7) years\b|\b26 months\b|\b(30|14) days\b|\b72 hours\b/);
  });

  test('uses only components that exist', () => {
    for (const [, component] of text.matchAll(/<([A-Z]\w+)/g)) expect(known).toContain(component);
  });
});

test('the two privacy texts say what they are and lead to each other', () => {
  expect(read('privacy.mdx')).toContain('](/privacy-policy)');
  expect(read('privacy-policy.mdx')).toContain('](/privacy)');
});

test('the policy leads to the contact page, and the cookie policy back to the four pages of the contract', () => {
  expect(read('privacy-policy.mdx')).toContain('](/contact)');
  for (const path of ['/', '/privacy', '/gdpr', '/terms'])
    expect(read('cookies.mdx')).toContain(`](${path})`);
  for (const path of ['/privacy', '/cookies', '/gdpr', '/terms']) {
    expect(read('data-protection.mdx')).toContain(`](${path})`);
  }
});

test('data protection names six measures, six principles and three steps', () => {
  const text = read('data-protection.mdx');
  expect(text.match(/\| (Implemented|Ongoing|Active)\s*\|/g)).toHaveLength(6);
  const list = (heading: string): number =>
    (
      text
        .split(`## ${heading}`)[1]
        ?.split('\n## ')[0]
        ?.match(/^\d\. /gm) ?? []
    ).length;
  expect(list('Processing principles')).toBe(6);
  expect(list('If something goes wrong')).toBe(3);
  expect(text).toContain("version: '2.1'");
});

test.each(['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'])(
  'the right to %s can be asked for',
  (right) => {
    expect(read('gdpr.mdx')).toContain(`<DataRequest right="${right}" />`);
  },
);

const texts = drafts.filter(({ place }) => !['/pricing', '/certifications'].includes(place));
test.each(texts)('the draft $id is published where the list says', ({ place }) => {
  const [path = '', anchor] = place.slice(1).split('#');
  const folder = ['our-answers', 'employers', 'how-a-week-works'].includes(path) ? '../guides/' : '';
  const headings = [...read(`${folder}${path}.mdx`).matchAll(/^###? (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  if (anchor !== undefined) expect(headings).toContain(anchor);
  else expect(headings.length).toBeGreaterThan(0);
});

test('leaving after day 30 never costs the rest of the price, and a resit costs nothing', () => {
  const terms = read('terms.mdx');
  expect(terms).not.toContain('Nothing by this promise');
  expect(terms).toContain('you owe nothing for the months after it');
  expect(terms).toContain('We do not charge for a resit');
});
