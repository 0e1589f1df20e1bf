import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// docs/asvs.md says how each requirement holds. Here it is held to that: all of them are there, and what it names exists.

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const perChapter: Readonly<Record<number, number>> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
};
const answers = ['Test', 'Rule', 'Platform', 'Not here', 'Gap'] as const;

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+)\.([\d.*]+)(?: \((\d+)\))? *\| ([^|]+)\| ([^|]+)\|$/gm)].map(
  ([, chapter = '', rest = '', count, , how = '']) => {
    const [, answer = '', words = ''] = /^([A-Z][a-z ]+): (.+)$/.exec(how.trim()) ?? [];
    return {
      chapter: Number(chapter),
      number: `${chapter}.${rest}`,
      count: Number(count ?? 1),
      answer,
      words,
    };
  },
);

test('every requirement of levels 1 and 2 has one answer', () => {
  const counted = Object.fromEntries(
    Object.keys(perChapter).map((chapter) => [
      chapter,
      rows.filter((row) => row.chapter === Number(chapter)).reduce((sum, { count }) => sum + count, 0),
    ]),
  );
  expect(counted).toEqual(perChapter);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(rows.filter(({ answer }) => !answers.some((one) => one === answer))).toEqual([]);
});

test('every test that the page names is there', () => {
  const named = rows
    .filter(({ answer }) => answer === 'Test')
    .flatMap(({ number, words }) => {
      const found = [...words.matchAll(/`([^`]+)` "((?:[^"\\]|\\.)+)"/g)];
      return found.length === 0
        ? [{ number, path: '', title: words }]
        : found.map(([, path = '', title = '']) => ({ number, path, title: title.replaceAll('\\"', '"') }));
    });
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(({ path, title }) => {
    if (!existsSync(path)) return true;
    const titles = [
      ...readFileSync(path, 'utf8').matchAll(
        /\b(?:test|it|describe)(?:\.each\([^]*?\)|\.describe)?\(\s*(['`"])([^]*?)\1,/g,
      ),
    ].map(([, , text = '']) => text);
    return !titles.some((text) => text.includes(title));
  });
  expect(gone).toEqual([]);
});

test('a rule names the page that says it, and a gap says why', () => {
  expect(rows.filter(({ answer, words }) => answer === 'Rule' && !/\]\([\w./#-]+\)/.test(words))).toEqual([]);
  expect(rows.filter(({ answer, words }) => answer === 'Gap' && words.length < 60)).toEqual([]);
});

test('the sums at the top are those of the page', () => {
  for (const answer of answers) {
    const sum = rows.filter((row) => row.answer === answer).reduce((all, { count }) => all + count, 0);
    const [, said = ''] = new RegExp(`^\\| ${answer} *\\| (\\d+) *\\|$`, 'm').exec(page) ?? [];
    expect(Number(said), answer).toBe(sum);
  }
});
