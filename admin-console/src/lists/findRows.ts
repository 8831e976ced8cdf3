import type { Column, Resource } from './resource';

/** The order of the rows: a column and its direction. */
export interface Sort {
  column: string;
  down: boolean;
}

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return inOrder.compare(String(a), String(b));
}

/** All rows in the order asked for; equal ones stay as the server gave them. Linear in the rows but for the sort. */
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

/** Rows and the text of each that the search looks in. */
interface Searched<Row> {
  rows: readonly Row[];
  texts: readonly string[];
}

/**
 * A search that prepares the text of each row once, however often it is asked, and looks among the rows found before
 * when a keystroke narrows them. Its `prepare` does the first part before anybody types.
 */
export function createSearch<Row extends object>(searchText: (row: Row) => string) {
  const texts = new WeakMap<Row, string>();
  const textOf = (row: Row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = searchText(row).toLowerCase();
    texts.set(row, text);
    return text;
  };
  const prepared = new WeakMap<readonly Row[], Searched<Row>>();
  const prepare = (rows: readonly Row[]): Searched<Row> => {
    const found = prepared.get(rows) ?? { rows, texts: rows.map(textOf) };
    prepared.set(rows, found);
    return found;
  };
  let last: { among: readonly Row[]; wanted: string; found: Searched<Row> } | null = null;

  function search(rows: readonly Row[], typed: string): readonly Row[] {
    const wanted = typed.trim().toLowerCase();
    if (wanted === '') return rows;
    const narrows = last?.among === rows && wanted.startsWith(last.wanted);
    const from = narrows && last ? last.found : prepare(rows);
    const found: { rows: Row[]; texts: string[] } = { rows: [], texts: [] };
    from.rows.forEach((row, index) => {
      const text = from.texts[index];
      if (!text?.includes(wanted)) return;
      found.rows.push(row);
      found.texts.push(text);
    });
    last = { among: rows, wanted, found };
    return found.rows;
  }
  return Object.assign(search, { prepare });
}

/** The rows that pass every filter that is set. */
export function filterRows<Row extends { id: string | number }>(
  rows: readonly Row[],
  filters: Resource<Row>['filters'],
  chosen: Readonly<Record<string, string>>,
) {
  const active = filters.flatMap(({ id, matches }) => {
    const value = chosen[id];
    return value ? [(row: Row) => matches(row, value)] : [];
  });
  return active.length === 0 ? rows : rows.filter((row) => active.every((passes) => passes(row)));
}
