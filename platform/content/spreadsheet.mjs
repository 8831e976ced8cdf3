import { parseCsv, unguarded } from './csv.mjs';
import { ContentError } from './read.mjs';
import { refusalLines } from './rowProblems.mjs';
import { fieldOf, TABLES, titlesOf } from './tables.mjs';
import { meant, nearest, sameName, shown, spaced } from './words.mjs';

/** What a spreadsheet makes of a cell that it takes for a date, a time or a formula. */
const MADE_BY_EXCEL =
  /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}:\d{2}:\d{2}.*|\d{1,2}:\d{2} ?[AP]M|\d{1,2}-[A-Z][a-z]{2}(-\d+)?|#+|#[A-Z/0]+[!?]|#N\/A|Err:\d+|=.*)$/is;
const NONE = /^none$/i;

/**
 * @typedef {{ at: string, id?: string | number, list?: string, name?: string, isRemoved?: boolean, fields?: [path: string[], value: unknown][] }} Row
 * `at` is "line 2" or "change 2" of its file; one without fields is about no record.
 * @typedef {{ row: Row, key: string, message: string }} RowProblem
 */

/** The table whose titles a spreadsheet has, and what is wrong with them. A name such as stalls.csv outweighs one title. */
function tableOf(titles, file) {
  const fitting = Object.values(TABLES).map((table) => {
    const known = titlesOf(table);
    const unknown = titles.filter((title) => !known.includes(title));
    const isNamed = file.toLowerCase().includes(table.file);
    return { table, known, unknown, distance: unknown.length - (isNamed ? 1.5 : 0) };
  });
  const [{ table, known, unknown }] = fitting.sort((a, b) => a.distance - b.distance);
  const problems = [
    ...unknown.map((title, index) =>
      index === 0
        ? `no column of ${table.file}.csv is named ${shown(title)}${nearest(title, known)} The first line holds the titles: npm run content -- export ${table.file}.csv writes them.`
        : `no column of ${table.file}.csv is named ${shown(title)}${meant(title, known)}`,
    ),
    ...titles.flatMap((title, index) =>
      titles.indexOf(title) < index ? `two columns are named ${shown(title)}.` : [],
    ),
    ...(titles.includes('id')
      ? []
      : [`the column "id" is missing, by which each ${table.what} is known; it is empty for a new one.`]),
  ];
  return { table, problems };
}

/** One row, and what is wrong with its cells. */
function readRow({ at, cells }, titles, table) {
  const written = (title) => spaced(cells[titles.indexOf(title)] ?? '');
  const cellOf = (title) => unguarded(written(title));
  const row = { at, name: cellOf(table.titleColumn), fields: [] };
  const problems = [];
  const refuse = (key, message) => problems.push({ row, key, message });
  if (cells.slice(titles.length).some(Boolean))
    refuse(
      'the row',
      `there are more cells than the ${titles.length} titles; a text with a comma stands in quotation marks.`,
    );
  const price = titles.indexOf('price');
  if (cells.length > titles.length && /^\d{1,3}$/.test(cells[price]) && /^\d{3}$/.test(cells[price + 1]))
    refuse(
      'price',
      `the price is cut at its comma: write ${cells[price]}${cells[price + 1]}, or "${cells[price]},${cells[price + 1]}" in quotation marks.`,
    );
  for (const title of titlesOf(table).filter((each) => titles.includes(each))) {
    const cell = cellOf(title);
    if (MADE_BY_EXCEL.test(written(title))) {
      if (title === table.titleColumn) row.name = '';
      refuse(
        title,
        `"${title}" is ${shown(cell)}, as Excel writes dates, times and formulas: give the column the format Text, and type it again${table.dated?.includes(title) ? ', as 2026-12-25 or 19:00' : ''}.`,
      );
    } else if (title === 'id') row.id = cell === '' ? undefined : table.columns.id(cell);
    else if (title === table.listColumn) {
      const list = cell.toLowerCase();
      if (table.lists.includes(list)) row.list = list;
      else if (cell !== '')
        refuse(
          title,
          `"${title}" must be one of ${table.lists.join(', ')}; it is ${shown(cell)}${meant(cell, table.lists)}`,
        );
    } else if (title === 'dietary')
      row.fields.push([fieldOf(title), table.columns[title](NONE.test(cell) ? '' : cell)]);
    else if (NONE.test(cell) && !table.optional?.includes(title))
      refuse(title, `"${title}" can't be taken away: each ${table.what} has one.`);
    else if (cell !== '')
      row.fields.push([fieldOf(title), NONE.test(cell) ? undefined : table.columns[title](cell)]);
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
  const titles = head.cells.map((title) => known.find((each) => sameName(each, title)) ?? title);
  while (titles.at(-1) === '') titles.pop();
  const { table, problems } = tableOf(titles, file);
  const top = { at: head.at };
  const titleProblems = problems.map((message) => ({ row: top, key: message, message }));
  // Without it nobody knows what the rows are about.
  if (!titles.includes('id')) throw new ContentError(refusalLines(titleProblems, [top], file));
  if (body.length === 0) throw new ContentError(`${file} has titles, and no ${table.what} below them.`);
  const read = body.map((each) => readRow(each, titles, table));
  return {
    table,
    rows: [top, ...read.map(({ row }) => row)],
    problems: [...titleProblems, ...read.flatMap(({ problems }) => problems)],
  };
}
