import type { ReactNode } from 'react';
import type { ListView } from '../useListView';
import type { Selection } from './selection';

export interface ListTableProps<Row extends { id: string | number }> {
  list: ListView<Row>;
  /** The buttons of a row. Give the same function each time (`useCallback`), or every row draws itself anew. */
  rowActions: (row: Row) => ReactNode;
  /** Where a row has more to tell: its name leads there. Give the same function each time, too. */
  onOpen?: (row: Row) => void;
  /** Where rows can be selected for a common step. */
  selection?: Selection<Row>;
}

/** What is on screen of a page of rows (`useRowsInSteps`). */
export interface DrawnRows<Row> {
  /** The rows to draw: `list.shown`, or for a moment fewer or older ones below those in sight. */
  rows: readonly Row[];
  /** Height in pixels of those that are missing for a moment. It stays free below the others: the page keeps its height. */
  missingHeight: number;
}

/** What draws the rows: a table or cards. */
export type DrawnRowsProps<Row extends { id: string | number }> = ListTableProps<Row> & DrawnRows<Row>;
