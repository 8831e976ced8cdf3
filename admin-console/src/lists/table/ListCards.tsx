import { DataCard, Field, Select } from '@venue/shared/ui';
import { SelectAll } from './SelectAll';
import * as S from './ListCards.styles';
import type { Column } from '../resource';
import type { DrawnRowsProps, ListTableProps } from './ListTable';
import { RowName } from './RowName';

/** The rows as cards of label and value, with the actions of the table (look.md: tables). */
export function ListCards<Row extends { id: string | number }>({
  resource,
  list,
  rows,
  rowActions,
  onOpen,
  selection,
}: DrawnRowsProps<Row>) {
  const { columns, words } = resource;
  const name = columns.find(({ kind }) => kind === 'name');
  const status = columns.find(({ kind }) => kind === 'status');
  const others = columns.filter((column) => column !== name && column !== status);
  return (
    <>
      <S.Tools>
        <SortSelect columns={columns} url={list.url} />
        {selection && (
          <S.All>
            <SelectAll selection={selection} shown={list.shown} inText />
          </S.All>
        )}
      </S.Tools>
      <S.Cards role="list" aria-label={words.title}>
        {rows.map((row) => (
          <li key={row.id}>
            <DataCard
              title={
                <S.Name>
                  {selection && (
                    <S.Choice>
                      <input
                        type="checkbox"
                        aria-label={`Select ${row.id}`}
                        checked={selection.has(String(row.id))}
                        onChange={(event) => selection.set([row], event.target.checked)}
                      />
                    </S.Choice>
                  )}
                  <S.Text tabIndex={-1}>
                    <RowName row={row.id} onOpen={onOpen && (() => onOpen(row))}>
                      {name?.cell(row)}
                    </RowName>
                  </S.Text>
                </S.Name>
              }
              badge={status?.cell(row)}
              items={others.map(({ header, cell }) => ({ label: header, value: cell(row) }))}
              actions={rowActions(row)}
            />
          </li>
        ))}
      </S.Cards>
    </>
  );
}

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  url: ListTableProps<Row & { id: string }>['list']['url'];
}

/** Cards have no heads to press. */
function SortSelect<Row>({ columns, url }: SortSelectProps<Row>) {
  const { sort } = url;
  const value = sort ? `${sort.down ? '-' : ''}${sort.column}` : '';
  const choose = (isSelected: string) =>
    url.change({
      sort: isSelected ? { column: isSelected.replace(/^-/, ''), down: isSelected.startsWith('-') } : null,
    });
  return (
    <Field label="Sort by">
      <Select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">As in the list</option>
        {columns.map(({ id, header }) => [
          <option key={id} value={id}>
            {header}, first to last
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {header}, last to first
          </option>,
        ])}
      </Select>
    </Field>
  );
}
