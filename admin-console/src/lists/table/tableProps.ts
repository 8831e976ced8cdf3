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

/** What draws the rows: a table or cards. */
export interface DrawnRowsProps<Row extends { id: string | number }> extends ListTableProps<Row> {
  /** The rows to draw: `list.shown`, or for a moment fewer or older ones below those in sight (`useRowsInSteps`). */
  rows: readonly Row[];
}
