import { memo, type ReactNode } from 'react';
import type { Column } from './resource';
import type { RowChoice } from './ResourceTable';
import * as S from './ResourceTable.styles';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowActions: (row: Row) => ReactNode;
  /** Undefined where rows can't be chosen. */
  chosen: boolean | undefined;
  onChoose: RowChoice<Row>['set'] | undefined;
}

function Cells<Row extends { id: string | number }>({
  row,
  columns,
  rowActions,
  chosen,
  onChoose,
}: TableRowProps<Row>) {
  return (
    <S.Row data-chosen={chosen || undefined}>
      {onChoose && (
        <S.Cell $kind="choice">
          <S.ChoiceLabel>
            <input
              type="checkbox"
              aria-label={`Select ${row.id}`}
              checked={chosen ?? false}
              onChange={(event) => onChoose([row], event.target.checked)}
            />
          </S.ChoiceLabel>
        </S.Cell>
      )}
      {columns.map(({ id, kind, cell }) =>
        kind === 'name' ? (
          <S.Cell key={id} as="th" scope="row" $kind="name">
            {cell(row)}
          </S.Cell>
        ) : (
          <S.Cell key={id} $kind={kind}>
            {cell(row)}
          </S.Cell>
        ),
      )}
      <S.Cell $kind="actions">
        <S.Actions>{rowActions(row)}</S.Actions>
      </S.Cell>
    </S.Row>
  );
}

/** One row; drawn again only when it, its choice or the columns change. */
export const TableRow = memo(Cells) as typeof Cells;
