import { ContentError } from './read.mjs';

const BYTE_ORDER_MARK = '\uFEFF';

/** The separator: what stands most often in the first line, outside of quotes. */
function separatorOf(text) {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.sort((a, b) => b.count - a.count)[0].mark;
}

/**
 * Reads comma separated values, as Excel and LibreOffice write them: with a byte order mark or without, with commas, semicolons or
 * tabs, with quoted cells that may hold line ends.
 * @param {string} text @param {string} file For messages.
 * @returns {{ line: number, cells: string[] }[]} The rows that are not empty; `line` is where each begins.
 */
export function parseCsv(text, file) {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows = [];
  let line = 1;
  let row = { line, cells: [] };
  let cell = '';
  let quotedSince = 0;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some(Boolean)) rows.push(row);
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at];
    if (letter === '\n') line += 1;
    if (quotedSince > 0) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') cell += source[(at += 1)];
      else quotedSince = 0;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      quotedSince = line;
    } else if (letter === separator) endCell();
    else if (letter === '\n') {
      endRow();
      row = { line, cells: [] };
    } else if (letter !== '\r') cell += letter;
  }
  if (quotedSince > 0)
    throw new ContentError(`${file}, line ${quotedSince}: a quotation mark is opened and never closed.`);
  endRow();
  return rows;
}

/** What Excel would take for a formula gets an apostrophe, which reading takes away. @param {string} text */
const guarded = (text) => (/^[=+@\t-]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text);

/** @param {string} cell */
export const unguarded = (cell) => cell.replace(/^'(?=[=+@\t-])/, '');

/** Writes rows so that a double click opens them in Excel. @param {string[][]} rows */
export const formatCsv = (rows) =>
  BYTE_ORDER_MARK +
  rows
    .map((cells) =>
      cells
        .map(guarded)
        .map((text) => (/[",;\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join(','),
    )
    .map((text) => `${text}\r\n`)
    .join('');
