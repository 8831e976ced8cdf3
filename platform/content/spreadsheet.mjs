import { parseCsv, unguarded } from './csv.mjs';
import { ContentError } from './read.mjs';
import { fieldOf, TABLES, titlesOf } from './tables.mjs';
import { meant, nearest } from './words.mjs';

/** What a spreadsheet makes of a cell that it takes for a date, a time or a formula. */
const MADE_BY_EXCEL =
  /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}:\d{2}:\d{2}.*|\d{1,2}:\d{2} ?[AP]M|\d{1,2}-[A-Z][a-z]{2}(-\d+)?|#+|#[A-Z/0]+[!?])$/i;
const NONE = /^none$/i;

/**
 * @typedef {{ line: number | string, id?: string | number, list?: string, name?: string, isRemoved?: boolean, fields: [path: string[], value: unknown][] }} Row
 * @typedef {{ row: Row, key: string, message: string }} RowProblem
 */

/** The table whose titles a spreadsheet has. */
function tableOf(titles, file) {
  const fitting = Object.values(TABLES).map((table) => {
    const known = titlesOf(table);
    return { table, known, unknown: titles.filter((title) => !known.includes(title)) };
  });
  const [{ table, known, unknown }] = fitting.sort((a, b) => a.unknown.length - b.unknown.length);
  const problems = [
    ...unknown.map((title, index) =>
      index === 0
        ? `no table has a column "${title}"${nearest(title, known)} The first line holds the titles: npm run content -- export menu.csv writes them.`
        : `no table has a column "${title}"${meant(title, known)}`,
    ),
    ...titles.flatMap((title, index) =>
      titles.indexOf(title) < index ? `two columns are named "${title}".` : [],
    ),
    ...(titles.includes('id')
      ? []
      : [`the column "id" is missing, by which each ${table.what} is known; it is empty for a new one.`]),
  ];
  if (problems.length > 0) throw new ContentError(problems.map((message) => `${file}, line 1: ${message}`));
  return table;
}

/** One row, and what is wrong with its cells. */
function readRow({ line, cells }, titles, table) {
  const cellOf = (title) => unguarded(cells[titles.indexOf(title)] ?? '');
  const row = { line, name: cellOf(table.titleColumn), fields: [] };
  const problems = [];
  const refuse = (key, message) => problems.push({ row, key, message });
  if (cells.slice(titles.length).some(Boolean))
    refuse(
      'the row',
      `there are more cells than the ${titles.length} titles; a text with a comma stands in quotation marks.`,
    );
  for (const title of titles) {
    const cell = cellOf(title);
    if (MADE_BY_EXCEL.test(cell))
      refuse(
        title,
        `"${title}" is "${cell}", as Excel writes dates, times and formulas: give the column the format Text, and type it again${table.dated?.includes(title) ? ', as 2026-12-25 or 19:00' : ''}.`,
      );
    else if (title === 'id') row.id = cell === '' ? undefined : table.columns.id(cell);
    else if (title === table.listColumn) {
      const list = cell.toLowerCase();
      if (table.lists.includes(list)) row.list = list;
      else if (cell !== '')
        refuse(
          title,
          `"${title}" must be one of ${table.lists.join(', ')}; it is "${cell}"${meant(cell, table.lists)}`,
        );
    } else if (NONE.test(cell) && table.optional?.includes(title))
      row.fields.push([fieldOf(title), undefined]);
    else if (title === 'dietary' || cell !== '')
      row.fields.push([fieldOf(title), table.columns[title](NONE.test(cell) ? '' : cell)]);
  }
  return { row, problems };
}

/**
 * Reads a spreadsheet as changes of one table.
 * @param {string} text @param {string} file
 * @returns {{ table: (typeof TABLES)['menu'], rows: Row[], problems: RowProblem[] }}
 */
export function readSpreadsheet(text, file) {
  const [head, ...body] = parseCsv(text, file);
  if (!head) throw new ContentError(`${file} is empty.`);
  const known = Object.values(TABLES).flatMap(titlesOf);
  const titles = head.cells.map(
    (title) => known.find((each) => each.toLowerCase() === title.toLowerCase()) ?? title,
  );
  while (titles.at(-1) === '') titles.pop();
  const table = tableOf(titles, file);
  if (body.length === 0) throw new ContentError(`${file} has titles, and no ${table.what} below them.`);
  const read = body.map((each) => readRow(each, titles, table));
  return { table, rows: read.map(({ row }) => row), problems: read.flatMap(({ problems }) => problems) };
}
