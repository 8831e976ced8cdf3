import type { ReactNode } from 'react';
import { isLong } from './longWords';
import type { Column } from '../resource';
import { RowName } from './RowName';
import type { Selection } from './selection';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowActions: (row: Row) => ReactNode;
  onOpen: ((row: Row) => void) | undefined;
  /** Undefined where rows can't be selected. */
  isSelected: boolean | undefined;
  onSelect: Selection<Row>['set'] | undefined;
}

export function TableRow<Row extends { id: string | number }>({
  row,
  columns,
  rowActions,
  onOpen,
  isSelected,
  onSelect,
}: TableRowProps<Row>) {
  return (
    <tr data-selected={isSelected || undefined}>
      {onSelect && (
        <td data-kind="selection">
          <label>
            <input
              type="checkbox"
              aria-label={`Select ${row.id}`}
              checked={isSelected ?? false}
              onChange={(event) => onSelect([row], event.target.checked)}
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const { id, kind, cell } = column;
        const long = isLong(column, row) || undefined;
        return kind === 'name' ? (
          <th key={id} scope="row" tabIndex={-1} data-kind="name" data-long={long}>
            <RowName rowId={row.id} onOpen={onOpen && (() => onOpen(row))}>
              {cell(row)}
            </RowName>
          </th>
        ) : (
          <td key={id} data-kind={kind} data-long={long}>
            {cell(row)}
          </td>
        );
      })}
      <td data-kind="actions">{rowActions(row)}</td>
    </tr>
  );
}
