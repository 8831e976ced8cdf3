import { useFocusAfterRemoval, VisuallyHidden } from '@venue/shared/ui';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { ChooseAll } from './SelectAll';
import type { Resource } from '../resource';
import { Pagination } from './Pagination';
import { ResourceCards } from './ListCards';
import * as S from './ListTable.styles';
import { SortHeader } from './SortHeader';
import { TableRow } from './TableRow';
import type { ListView } from '../useListView';
import { useNarrow } from './useCardLayout';
import { useRowsInSteps } from './useProgressiveRows';

/** Rows that can be chosen: see `useSelection`. */
export interface RowChoice<Row> {
  /** The chosen ones. */
  rows: readonly Row[];
  has: (id: string) => boolean;
  set: (rows: readonly Row[], chosen: boolean) => void;
}

export interface ResourceTableProps<Row extends { id: string | number }> {
  resource: Resource<Row>;
  list: ListView<Row>;
  /** The buttons of a row. Give the same function each time (`useCallback`), or every row draws itself anew. */
  rowActions: (row: Row) => ReactNode;
  /** Where a row has more to tell: its name leads there. Give the same function each time, too. */
  onOpen?: (row: Row) => void;
  /** Where rows can be chosen for a common step. */
  choice?: RowChoice<Row>;
}

/** What draws the rows: a table or cards. */
export interface DrawnRowsProps<Row extends { id: string | number }> extends ResourceTableProps<Row> {
  /** Those on screen at the moment; `list.shown` once all are drawn. */
  rows: readonly Row[];
}

/** The page of rows on screen: a table, or cards with the same actions where there is no room for one. */
export function ResourceTable<Row extends { id: string | number }>(props: ResourceTableProps<Row>) {
  const isNarrow = useNarrow();
  const { resource, list } = props;
  const drawn = { ...props, rows: useRowsInSteps(list.shown) };
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
    <S.Whole
      ref={whole}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-choosing={(props.choice && props.choice.rows.length > 0) || undefined}
    >
      <VisuallyHidden as="h2" id={headingId}>{`All ${resource.words.many} found`}</VisuallyHidden>
      {isNarrow ? <ResourceCards {...drawn} /> : <WideTable {...drawn} />}
      <Pagination list={list} many={resource.words.many} onTurned={turned} onResized={showHead} />
    </S.Whole>
  );
}

function WideTable<Row extends { id: string | number }>({
  resource,
  list,
  rows,
  rowActions,
  onOpen,
  choice,
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
            {choice && (
              <th scope="col" data-kind="choice">
                <ChooseAll choice={choice} shown={shown} />
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
              chosen={choice?.has(String(row.id))}
              onChoose={choice?.set}
            />
          ))}
        </tbody>
      </S.Table>
    </S.Frame>
  );
}
