import { foldText, holdsWords, searchWords } from '@venue/shared/text';
import type { Column, Resource } from './resource';

export interface Sort {
  column: string;
  down: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** All rows in the order asked for; equal ones stay as the server gave them. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null) {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return rows;
  const valueOf = column.sortBy ?? column.text;
  const direction = sort.down ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => direction * compare(a.value, b.value))
    .map(({ row }) => row);
}

/** Ends the text of each row: no word of a search has it. */
const END = '\n';

/**
 * A search among the rows. Make it once for a set of rows, not for each keystroke: it folds the texts of all rows and puts
 * them together, since one long text is searched several times as fast as many short ones.
 * @returns The rows whose text holds every word that was typed (see `foldText`); all of them when nothing was.
 */
export function searchAmong<Row>(rows: readonly Row[], searchText: (row: Row) => string) {
  const texts = rows.map((row) => foldText(searchText(row)) + END);
  const all = texts.join('');
  let length = 0;
  const ends = texts.map((text) => (length += text.length));
  return (typed: string): readonly Row[] => {
    // The longest word is in the fewest rows.
    const [longest, ...others] = searchWords(typed).sort((a, b) => b.length - a.length);
    if (longest === undefined) return rows;
    const found: Row[] = [];
    let index = 0;
    let match = all.indexOf(longest);
    while (match >= 0) {
      while ((ends[index] ?? length) <= match) index += 1;
      if (holdsWords(texts[index] ?? '', others)) found.push(rows[index] as Row); // every match lies in the text of a row
      match = all.indexOf(longest, ends[index]);
    }
    return found;
  };
}

export function filterRows<Row extends { id: string | number }>(
  rows: readonly Row[],
  filters: Resource<Row>['filters'],
  values: Readonly<Record<string, string>>,
) {
  const active = filters.flatMap(({ id, matches }) => {
    const value = values[id];
    return value ? [(row: Row) => matches(row, value)] : [];
  });
  return active.length === 0 ? rows : rows.filter((row) => active.every((passes) => passes(row)));
}
