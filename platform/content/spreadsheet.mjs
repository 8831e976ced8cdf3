import { parseCsv, unguarded } from './csv.mjs';
import { ContentError } from './read.mjs';
import { fieldOf, TABLES, titlesOf } from './tables.mjs';
import { nearest } from './words.mjs';

/** What Excel makes of a date or a time that it takes for one. */
const MADE_BY_EXCEL =
  /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}:\d{2}:\d{2}.*|\d{1,2}:\d{2} ?[AP]M|\d{1,2}-[A-Z][a-z]{2}(-\d+)?|#+)$/i;

/** @typedef {{ line: number, id?: string | number, list?: string, fields: [path: string[], value: unknown][] }} Row */

/** The table whose titles a spreadsheet has. */
function tableOf(titles, file) {
  const fitting = Object.values(TABLES).map((table) => {
    const known = titlesOf(table);
    return { table, known, unknown: titles.filter((title) => !known.includes(title)) };
  });
  const [best] = fitting.sort((a, b) => a.unknown.length - b.unknown.length);
  const [stranger] = best.unknown;
  if (stranger !== undefined)
    throw new ContentError(
      `${file}, line 1: no table has a column "${stranger}"${nearest(stranger, best.known)} The first line holds the titles: npm run content -- export menu.csv writes them.`,
    );
  const twice = titles.find((title, index) => titles.indexOf(title) !== index);
  if (twice) throw new ContentError(`${file}, line 1: two columns are named "${twice}".`);
  if (!titles.includes('id'))
    throw new ContentError(
      `${file}, line 1: the column "id" is missing, by which each ${best.table.what} is known.`,
    );
  return best.table;
}

/**
 * Reads a spreadsheet as changes of one table.
 * @param {string} text @param {string} file
 * @returns {{ table: (typeof TABLES)['menu'], rows: Row[] }}
 */
export function readSpreadsheet(text, file) {
  const [head, ...body] = parseCsv(text, file);
  if (!head) throw new ContentError(`${file} is empty.`);
  const titles = head.cells.map((title) => title.trim());
  while (titles.at(-1) === '') titles.pop();
  const table = tableOf(titles, file);
  if (body.length === 0) throw new ContentError(`${file} has titles, and no ${table.what} below them.`);
  const problems = [];
  const rows = body.map(({ line, cells }) => {
    if (cells.slice(titles.length).some(Boolean))
      problems.push(
        `${file}, line ${line}: there are more cells than the ${titles.length} titles; a text with a comma stands in quotation marks.`,
      );
    const row = { line, fields: [] };
    titles.forEach((title, index) => {
      const cell = unguarded(cells[index] ?? '');
      if (MADE_BY_EXCEL.test(cell))
        problems.push(
          `${file}, line ${line}: "${title}" is "${cell}", as Excel writes dates and times: give the column the format Text, and write 2026-12-25 or 19:00.`,
        );
      if (title === table.listColumn) {
        row.list = cell;
        if (!table.lists.includes(cell))
          problems.push(
            `${file}, line ${line}: "${title}" must be one of ${table.lists.join(', ')}; it is "${cell}"${nearest(cell, table.lists)}`,
          );
      } else if (title === 'id') row.id = cell === '' ? undefined : table.columns.id(cell);
      else if (title === 'dietary' || cell !== '')
        row.fields.push([fieldOf(title), table.columns[title](cell)]);
    });
    return row;
  });
  if (problems.length > 0) throw new ContentError(problems.slice(0, 20).join('\n'));
  return { table, rows };
}
