/** Reading tables as text: what a spreadsheet saves as CSV, or puts on the clipboard. Writing them: csv.ts. */

export interface TableRow {
  /** The line of the text in which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const withoutGuard = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/u, '');

/** Whichever there is most of in the first line: a spreadsheet copies with tabs, and in some countries saves with semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n|\r/u, 1);
  const count = (sign: string) => first.split(sign).length;
  return ['\t', ';', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/**
 * The rows of a text, with lines that are empty left out. A quoted cell may hold anything, line breaks too. What `toCsv` has put before
 * a cell so that it is no formula is taken away again.
 */
export function parseTable(given: string): TableRow[] {
  const text = given.replace(/^\uFEFF/u, '');
  const separator = separatorOf(text);
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begins = 1;
  const endCell = () => {
    cells.push(withoutGuard(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: begins, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') continue;
      endRow();
      begins = line;
    } else cell += sign;
  }
  endRow();
  return rows;
}
