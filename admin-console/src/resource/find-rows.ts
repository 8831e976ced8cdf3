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

/** A search that prepares each row's text once, however often it is asked. */
export function createSearch<Row extends object>(searchText: (row: Row) => string) {
  const prepared = new WeakMap<Row, string>();
  const textOf = (row: Row) => {
    const known = prepared.get(row);
    if (known !== undefined) return known;
    const text = searchText(row).toLowerCase();
    prepared.set(row, text);
    return text;
  };
  return (rows: readonly Row[], typed: string) => {
    const wanted = typed.trim().toLowerCase();
    return wanted === '' ? rows : rows.filter((row) => textOf(row).includes(wanted));
  };
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
