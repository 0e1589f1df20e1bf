import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const lineOf = (...cells: Parameters<typeof toCsv>[0][number]) => toCsv([cells]).replace('\uFEFF', '');

test.each(['=1+1', '+44 7700 900211', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j is text, not a formula',
  (cell) => {
    expect(lineOf(cell)).toMatch(/^"?'/);
    expect(lineOf(cell)).toContain(cell);
  },
);

test('quotes, commas, lines and other scripts come through', () => {
  expect(lineOf('Żółty, "Łukasz"', 'two\nlines', '山田', null, 12.5, -3)).toBe(
    '"Żółty, ""Łukasz""","two\nlines",山田,,12.5,-3\r\n',
  );
});

test('a formula inside quotes is defused before it is quoted', () => {
  expect(lineOf('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
});
