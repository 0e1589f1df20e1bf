import { expect, test } from 'vitest';
import { readClaims, readClaimsFolder, writeClaims } from './claims.ts';

const facts = [{ id: 'rating' }, { id: 'growth-a', family: 'growth' }, { id: 'growth-b', family: 'growth' }];
const good = `rating:
  text: average learner rating
  definition: The mean of the marks that learners give their course.
growth-*:
  text: projected job growth
  definition: Our own projection of how the field will grow.
`;
const file = (text: string) => [{ path: 'content/claims/a.yaml', text }];
const messages = (text: string) => readClaims(file(text), facts).findings;

test('the entries of the repository are complete and right', () => {
  expect(readClaims(readClaimsFolder()).findings).toEqual([]);
});

test('reads words, and evidence where there is some', () => {
  const { words, findings } = readClaims(
    file(
      good.replace(
        'growth-*:',
        `  evidence:
    period: leavers of 2025
    sample: 412 leavers
    source: Survey, folder 12
    date: 2026-10-01
    until: 2027-09-30
    link: https://example.org/survey
growth-*:`,
      ),
    ),
    facts,
  );
  expect(findings).toEqual([]);
  expect(words['rating']?.evidence).toEqual({
    period: 'leavers of 2025',
    sample: '412 leavers',
    source: 'Survey, folder 12',
    date: '2026-10-01',
    until: '2027-09-30',
    link: 'https://example.org/survey',
  });
});

test.each([
  ['a claim without an entry', good.slice(good.indexOf('growth')), 1, 'needs an entry "rating:"'],
  [
    'an id that no page shows',
    `${good}ratings:\n  text: rating\n  definition: The mean of all the marks.\n`,
    7,
    'ratings is no claim of the site',
  ],
  [
    'a definition left out',
    good.replace(/ {2}definition: The.*\n/, ''),
    1,
    'rating, definition: needs a line "definition: …"',
  ],
  [
    'a line misspelt',
    good.replace('  text: average', '  txt: average'),
    1,
    'has lines that nothing reads: txt',
  ],
  [
    'evidence without its last day',
    good.replace(
      'growth-*:',
      '  evidence:\n    period: leavers of 2025\n    sample: 412 leavers\n    source: Survey\n    date: 2026-10-01\ngrowth-*:',
    ),
    4,
    'rating, evidence, until: needs a line "until: 2026-11-27", year first. It is the last day',
  ],
  [
    'a day that does not exist',
    good.replace(
      'growth-*:',
      '  evidence:\n    period: leavers of 2025\n    sample: 412 leavers\n    source: Survey\n    date: 2026-02-30\n    until: 2027-01-01\ngrowth-*:',
    ),
    8,
    'rating, evidence, date: is not a day of the calendar',
  ],
  [
    'a last day before the first',
    good.replace(
      'growth-*:',
      '  evidence:\n    period: leavers of 2025\n    sample: 412 leavers\n    source: Survey\n    date: 2026-10-01\n    until: 2026-09-30\ngrowth-*:',
    ),
    9,
    'rating, evidence, until: must be a later day than "date"',
  ],
  [
    'a colon in a text',
    good.replace('average learner', 'average: learner'),
    2,
    'Put a text with a colon between quotation marks',
  ],
])('says what to change in %s, with the line', (_, text, line, message) => {
  const findings = messages(text);
  expect(findings.map((finding) => finding.message).join('\n')).toContain(message);
  expect(findings.find((finding) => finding.message.includes(message))?.line).toBe(line);
});

test('knows one setting only', () => {
  expect(() => writeClaims({ SITE_CLAIMS: 'hide' })).toThrow(
    'SITE_CLAIMS can be "withhold" or be left out; it is "hide".',
  );
});
