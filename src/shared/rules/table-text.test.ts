import { assert, property, array, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { parseTable } from './table-text.ts';

const cellsOf = (text: string) => parseTable(text).map(({ cells }) => cells);

describe('a table as text', () => {
  test.each([
    ['commas', 'a,b\nc,d'],
    ['semicolons', 'a;b\r\nc;d\r\n'],
    ['tabs, with the mark of UTF-8', '\uFEFFa\tb\rc\td'],
    ['quotes and spaces', '"a", "b" \n\n  \nc,"d"\n'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('says in which line a row begins, also after a cell of two lines', () => {
    expect(parseTable('a,b\n"c\nd",e\r\n\r\nf,g').map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(cellsOf('"say ""hi""",2')).toEqual([['say "hi"', '2']]);
  });

  test.each(['=1+1', '+44 20 7946 0000', '-x', '@SUM(A1)', '\tx', '\rx'])(
    'is written without the formula %j, and read as it was',
    (cell) => {
      const csv = toCsv([['x', cell]]);
      expect(csv).toContain(`'${cell}`);
      expect(cellsOf(csv)).toEqual([['x', cell]]);
    },
  );

  test('reads whatever it has written', () => {
    const cell = string({ unit: 'grapheme' }).map((text) => text.trim().replace(/^'/, ''));
    assert(
      property(array(array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const kept = rows.filter((row) => row.some((one) => one !== ''));
        const table = [['first', 'second'], ...kept];
        expect(cellsOf(toCsv(table))).toEqual(table);
      }),
    );
  });

  test('keeps numbers as they are', () => {
    expect(toCsv([['a', -3, 100]])).toBe('\uFEFFa,-3,100\r\n');
  });
});
