import * as S from './ListTable.styles';
import { SelectAll } from './SelectAll';
import { SortHeader } from './SortHeader';
import { TableRow } from './TableRow';
import type { ListTableProps } from './listTableProps';

/** The rows as a table without the columns that are hidden. */
export function WideTable<Row extends { id: string | number }>({
  list,
  rowActions,
  onOpen,
  selection,
}: ListTableProps<Row>) {
  const { resource, url, shown } = list;
  const { hidden } = url;
  const columns = resource.columns.filter(({ id }) => !hidden.includes(id));
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
          {shown.map((row) => (
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
