/** A file of separated values, as RFC 4180 has it, which no spreadsheet takes for a formula. Reading one: table-text.ts. */

export type CsvCell = string | number | null;

/** What makes a spreadsheet calculate instead of showing. */
const startsFormula = /^[=+\-@\t\r]/;

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /["\n\r\t;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With a mark at the beginning by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
