import { VisuallyHidden } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { Column, Resource } from './resource';
import { Pagination } from './Pagination';
import { ResourceCards } from './ResourceCards';
import * as S from './ResourceTable.styles';
import { SortHeader } from './SortHeader';
import { TableRow } from './TableRow';
import type { ListView } from './useListView';
import { useNarrow } from './useNarrow';
import { useRowsInSteps } from './useRowsInSteps';
import { useShownColumns } from './useShownColumns';

/** Rows that can be chosen: see `useSelection`. */
export interface RowChoice<Row> {
  has: (id: string) => boolean;
  set: (rows: readonly Row[], chosen: boolean) => void;
}

export interface ResourceTableProps<Row extends { id: string | number }> {
  resource: Resource<Row>;
  list: ListView<Row>;
  /** The buttons of a row. Give the same function each time (`useCallback`), or every row draws itself anew. */
  rowActions: (row: Row) => ReactNode;
  /** Where rows can be chosen for a common step. */
  choice?: RowChoice<Row>;
}

/** The page of rows on screen: a table, or cards with the same actions where there is no room for one. */
export function ResourceTable<Row extends { id: string | number }>(props: ResourceTableProps<Row>) {
  const isNarrow = useNarrow();
  const { resource, list } = props;
  const shown = useRowsInSteps(list.shown);
  const drawn = { ...props, list: { ...list, shown } };
  return (
    <S.Whole>
      <VisuallyHidden as="h2">{`All ${resource.words.many} found`}</VisuallyHidden>
      {isNarrow ? <ResourceCards {...drawn} /> : <WideTable {...drawn} />}
      <Pagination list={list} many={resource.words.many} />
    </S.Whole>
  );
}

function WideTable<Row extends { id: string | number }>({
  resource,
  list,
  rowActions,
  choice,
}: ResourceTableProps<Row>) {
  const columns: readonly Column<Row>[] = useShownColumns(resource);
  const { url, shown } = list;
  const all = choice && shown.length > 0 && shown.every(({ id }) => choice.has(String(id)));
  return (
    // A table that is too wide for its page can be scrolled by the keyboard too.

    <S.Scroll role="region" aria-label={resource.words.title} tabIndex={0} data-focus-home>
      <S.Table>
        <thead>
          <tr>
            {choice && (
              <th scope="col" data-kind="choice">
                <label>
                  <input
                    type="checkbox"
                    aria-label="Select all rows on this page"
                    checked={all}
                    onChange={(event) => choice.set(shown, event.target.checked)}
                  />
                </label>
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
          {shown.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              rowActions={rowActions}
              chosen={choice?.has(String(row.id))}
              onChoose={choice?.set}
            />
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  );
}
