import { brief } from './words.mjs';

/** The key of a mistake in a number that is not that of the row's dish, as where somebody has numbered the rows. */
export const NUMBER = 'number';
/** So many of them are said one by one. */
const MOST_NUMBERS = 2;
/** A mistake in these may put a dish where it is not meant to be. */
const PLACING = [NUMBER, 'id', 'group', 'pages'];

/** A row as a person finds it again. @param {string} file @param {import('./spreadsheet.mjs').Row} row */
const whereOf = (file, { at, name }) => `${file}, ${at}: ${name ? `${brief(name)}: ` : ''}`;

/**
 * Mistakes as lines, in the order of the rows: one for each cell, and one for a whole column of wrong numbers.
 * @param {import('./spreadsheet.mjs').RowProblem[]} problems @param {import('./spreadsheet.mjs').Row[]} rows @param {string} file
 */
export function refusalLines(problems, rows, file) {
  const isFirst = ({ row, key }) => problems.find((each) => each.row === row && each.key === key);
  const numbers = problems.filter(({ key }) => key === NUMBER);
  const isFolded = (each) => numbers.length > MOST_NUMBERS && numbers.indexOf(each) > 0;
  // What a whole list lacks may follow from a row that stands in a wrong one.
  const isMisplaced = problems.some(({ row, key }) => row && PLACING.includes(key));
  const shown = problems.filter((each) =>
    each.row ? isFirst(each) === each && !isFolded(each) : !isMisplaced,
  );
  const note =
    numbers.length > MOST_NUMBERS
      ? ` ${numbers.length - 1} more rows have such an id: it is no number of the row, but that by which the site knows a dish.`
      : '';
  return [...rows, undefined].flatMap((row) =>
    shown
      .filter((each) => each.row === row)
      .map(
        (each) => `${row ? whereOf(file, row) : each.where}${each.message}${each === numbers[0] ? note : ''}`,
      ),
  );
}
