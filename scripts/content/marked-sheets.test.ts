import { expect, test } from 'vitest';
import { markedSheet, splitMarked } from '../../src/content-schemas/marked-sheet.ts';
import { wexcombeJobs } from '../materials/ai-business-analyst.ts';
import { grossShops, thistleMovements } from '../materials/ai-data-analysis.ts';
import { getCollection, readFileOf } from './collections.ts';

const sheets = getCollection('markedSheets');
const textOf = (slug: string) => {
  const { first, second } = sheets.get(slug) ?? { first: [], second: [] };
  return [first, second].map((draft) => draft.flat().map(({ text }) => text).join(' ')) as [string, string];
};

test('each course has one, with something invented and something good in it', () => {
  expect(sheets.size).toBe(9);
  for (const [slug, { marks }] of sheets) {
    const kinds = marks.map(({ kind }) => kind);
    expect(kinds, slug).toContain('ring');
    expect(kinds.filter((kind) => kind === 'tick'), slug).toHaveLength(1);
  }
});

test('the shops’ figures are those of their file', () => {
  const rows = thistleMovements().map((row) => row.join('|'));
  const lines = thistleMovements().map(([date, shop, , movement, quantity, price], i) => {
    const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(String(date)) ?? [];
    return {
      isTwice: rows.slice(Math.max(0, i - 10), i).includes(rows[i] ?? ''),
      isLate: (year ? `${year}-${month}-${day}` : String(date)) >= '2026-07-01',
      hasVat: grossShops.includes(String(shop)),
      pounds: movement === 'sold' ? Number(quantity) * Number(String(price).replace('£', '')) : 0,
    };
  });
  const sum = (those: typeof lines, net: (line: (typeof lines)[number]) => boolean) =>
    Math.round(those.reduce((all, line) => all + (net(line) ? line.pounds / 1.2 : line.pounds), 0));
  const once = lines.filter(({ isTwice }) => !isTwice);
  const [raw, kept] = [sum(lines, () => false), sum(once, () => false)];
  const right = sum(once, ({ isLate, hasVat }) => isLate && hasVat);
  const wrong = sum(once, ({ isLate }) => isLate);
  const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;
  const [first, second] = textOf('ai-data-analysis');
  expect(first).toContain(pounds(wrong));
  expect(sheets.get('ai-data-analysis')?.marks[1]?.say).toContain(pounds(right - wrong));
  for (const amount of [right, raw, raw - kept, kept - right]) expect(second).toContain(pounds(amount));
  expect(second).toContain(`${lines.length - once.length} lines`);
});

test('the council’s figures are those of its file', () => {
  const hour = 60 * 60 * 1000;
  const days = wexcombeJobs().map(
    (row) => (Date.parse(`${row.at(-1)}Z`) - Date.parse(`${row[3]}Z`)) / hour / 24,
  );
  const sorted = days.toSorted((one, other) => one - other);
  const [first, second] = textOf('ai-business-analyst');
  expect(first).toContain(`${(days.reduce((all, one) => all + one, 0) / days.length).toFixed(1)} days`);
  expect(second).toContain(`within ${Math.round(sorted[sorted.length / 2] ?? 0)} days`);
});

test('an editor is told which mark is missing, and what a pen cannot write', () => {
  expect(splitMarked('Paid [in 14 days]{1}.')).toEqual([
    { text: 'Paid ', mark: null },
    { text: 'in 14 days', mark: 1 },
    { text: '.', mark: null },
  ]);
  const text = [
    'from: Sue, the joinery',
    'subject: Your letter',
    'mail: ["He reads standing up."]',
    'page: A letter',
    'first: ["We recommend [MFA]{1}.", "Three people [know it]{3}."]',
    'marks:',
    '  - { kind: ring, hand: Who?, say: Nobody knows what that is. }',
    '  - { kind: line, hand: by when, say: He can agree and change nothing. }',
    '  - { kind: cross, hand: out, say: He can agree and change nothing. }',
    'second: ["We recommend two logins.", "Three people know it."]',
    'last: yes',
  ].join('\n');
  const say = (source: string) =>
    readFileOf('marked.yaml', source, markedSheet).findings.map(({ message }) => message);
  expect(say(text)[0]).toContain('"marks" is written by hand: small letters');
  expect(say(text.replace('Who?', 'who?'))).toEqual([
    '"first" has the marks 1, 3; it needs 1, 2, 3, in this order.',
    '"marks" needs one of the kind "tick".',
    '"second" needs what is new in brackets.',
  ]);
});
