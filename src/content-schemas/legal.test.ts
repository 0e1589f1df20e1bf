import { expect, test } from 'vitest';
import { legalFrontmatter } from './legal.ts';

const right = {
  title: 'Terms of service',
  description: 'What you buy, what it costs, how you pay, and how to get your money back.',
  dated: new Date('2026-11-27'),
  checked: new Date('2026-11-28'),
  version: '2.1',
  summary: 'The contract between you and us.',
};

/** What an editor reads, with the field that it comes after. */
const complaints = (frontmatter: object): string =>
  (legalFrontmatter.safeParse(frontmatter).error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')} ${message}`.trim())
    .join('\n');

test('a right beginning passes, and one that says that nobody has looked yet', () => {
  expect(complaints(right)).toBe('');
  expect(complaints({ ...right, checked: 'not yet' })).toBe('');
});

test.each([
  [
    'a line that is missing',
    { ...right, title: undefined },
    'title',
    'a line at the top of this file',
    '"title: …"',
  ],
  ['a date the other way round', { ...right, dated: '27/11/2026' }, 'dated', 'year first', '2026-11-27'],
  ['a date in quotation marks', { ...right, dated: '2026-11-27' }, 'dated', 'without quotation marks'],
  ['a version that is a number', { ...right, version: 2.1 }, 'version', "version: '2.1'"],
  [
    'a description that search results would cut',
    { ...right, description: 'a'.repeat(161) },
    'description',
    'at most 160 characters',
  ],
  [
    'a text without the day on which its facts were looked up',
    { ...right, checked: undefined },
    'checked',
    '"checked: 2026-11-27"',
    '"checked: not yet"',
  ],
  ['a check in other words', { ...right, checked: 'yesterday' }, 'checked', '"checked: not yet"'],
  ['a check on a day to come', { ...right, checked: new Date('2999-01-01') }, 'a day to come'],
  ['a misspelt line', { ...right, sumary: 'The contract.' }, 'no page reads: sumary', 'check the spelling'],
])('%s is refused in words that say what to write', (_, frontmatter, ...words) => {
  for (const word of words) expect(complaints(frontmatter)).toContain(word);
});
