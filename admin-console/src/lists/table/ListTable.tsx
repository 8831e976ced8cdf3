import { useFocusAfterRemoval, VisuallyHidden } from '@venue/shared/ui';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { SelectAll } from './SelectAll';
import type { Resource } from '../resource';
import { Pagination } from './Pagination';
import { ListCards } from './ListCards';
import * as S from './ListTable.styles';
import { SortHeader } from './SortHeader';
import { TableRow } from './TableRow';
import type { ListView } from '../useListView';
import { useCardLayout } from './useCardLayout';
import { useProgressiveRows } from './useProgressiveRows';

/** Rows that can be isSelected: see `useSelection`. */
export interface Selection<Row> {
  /** The isSelected ones. */
  rows: readonly Row[];
  has: (id: string) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
}

export interface ListTableProps<Row extends { id: string | number }> {
  resource: Resource<Row>;
  list: ListView<Row>;
  /** The buttons of a row. Give the same function each time (`useCallback`), or every row draws itself anew. */
  rowActions: (row: Row) => ReactNode;
  /** Where a row has more to tell: its name leads there. Give the same function each time, too. */
  onOpen?: (row: Row) => void;
  /** Where rows can be isSelected for a common step. */
  selection?: Selection<Row>;
}

/** What draws the rows: a table or cards. */
export interface DrawnRowsProps<Row extends { id: string | number }> extends ListTableProps<Row> {
  /** Those on screen at the moment; `list.shown` once all are drawn. */
  rows: readonly Row[];
}

/** The page of rows on screen: a table, or cards with the same actions where there is no room for one. */
export function ListTable<Row extends { id: string | number }>(props: ListTableProps<Row>) {
  const isCardLayout = useCardLayout();
  const { resource, list } = props;
  const drawn = { ...props, rows: useProgressiveRows(list.shown) };
  const whole = useRef<HTMLElement>(null);
  const headingId = useId();
  useFocusAfterRemoval();

  function showHead() {
    const element = whole.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView?.();
  }
  function turned() {
    showHead();
    whole.current?.focus({ preventScroll: true });
  }

  return (
    <S.TableSection
      ref={whole}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-selecting={(props.selection && props.selection.rows.length > 0) || undefined}
    >
      <VisuallyHidden as="h2" id={headingId}>{`All ${resource.words.many} found`}</VisuallyHidden>
      {isCardLayout ? <ListCards {...drawn} /> : <WideTable {...drawn} />}
      <Pagination list={list} many={resource.words.many} onPageChange={turned} onSizeChange={showHead} />
    </S.TableSection>
  );
}

function WideTable<Row extends { id: string | number }>({
  resource,
  list,
  rows,
  rowActions,
  onOpen,
  selection,
}: DrawnRowsProps<Row>) {
  const { url, shown } = list;
  const { hidden } = url;
  const columns = useMemo(
    () => resource.columns.filter(({ id }) => !hidden.includes(id)),
    [resource.columns, hidden],
  );
  return (
    <S.Frame>
      <S.Table>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-kind="selection">
                <SelectAll selection={selection} shown={shown} />
              </th>
            )}
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={url.sort} onSort={url.change} />
            ))}
            <th scope="col" data-kind="actions">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              rowActions={rowActions}
              onOpen={onOpen}
              isSelected={selection?.has(String(row.id))}
              onSelect={selection?.set}
            />
          ))}
        </tbody>
      </S.Table>
    </S.Frame>
  );
}
