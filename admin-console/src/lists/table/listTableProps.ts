import type { ReactNode } from 'react';
import type { ListView } from '../useListView';
import type { Selection } from './selection';

export interface ListTableProps<Row extends { id: string | number }> {
  list: ListView<Row>;
  /** The buttons of a row. */
  rowActions: (row: Row) => ReactNode;
  /** Where a row has more to tell: its name leads there. */
  onOpen?: (row: Row) => void;
  /** Where rows can be selected for a common step. */
  selection?: Selection<Row>;
  /** A bar is over the foot of the page. */
  isUnderBar?: boolean;
}
