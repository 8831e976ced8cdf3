import { parse } from 'csv-parse/sync';
import { ContentError } from './read.mjs';

const BYTE_ORDER_MARK = '\uFEFF';

/** What Excel may write above the titles to name the separator. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?\r?\n/i;

/** The separator: what stands most often in the first line, outside of quotes. */
function separatorOf(text) {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.sort((a, b) => b.count - a.count)[0].mark;
}

/**
 * Reads comma separated values, as Excel and LibreOffice write them: with a byte order mark or without, with commas, semicolons, tabs
 * or bars, with quoted cells that may hold line ends.
 * @param {string} text @param {string} file For messages.
 * @returns {{ at: string, cells: string[] }[]} The rows that are not empty; `at` is the line where each ends.
 */
export function parseCsv(text, file) {
  const [, separator] = SEPARATOR_LINE.exec(text) ?? [];
  const options = {
    bom: true,
    delimiter: separator ?? separatorOf(text),
    from_line: separator ? 2 : 1,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    skip_records_with_empty_values: true,
  };
  // A table to which another program has added lines has line ends of both kinds.
  const lines = text.replace(/\r\n?/g, '\n');
  try {
    return parse(lines, options).map(({ record, info }) => ({ at: `line ${info.lines}`, cells: record }));
  } catch (error) {
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED')
      throw new ContentError(
        `${file}, line ${error.lines}: a quotation mark stands inside of a text; in a text in quotation marks, two stand for one.`,
      );
    const whole = error.records > 0 ? parse(lines, { ...options, to: error.records }) : [];
    throw new ContentError(
      `${file}, line ${(whole.at(-1)?.info.lines ?? 0) + 1}: a quotation mark is opened and never closed.`,
    );
  }
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
