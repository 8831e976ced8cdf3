import { DataCard, Stack } from '@venue/shared/ui';
import * as S from './ListCards.styles';
import { RowName } from './RowName';
import { SelectAll } from './SelectAll';
import { SortSelect } from './SortSelect';
import type { ListTableProps } from './listTableProps';

/** The rows as cards of label and value, with the actions of the table (decisions, Narrow screens). */
export function ListCards<Row extends { id: string | number }>({
  list,
  rowActions,
  onOpen,
  selection,
}: ListTableProps<Row>) {
  const { columns, words } = list.resource;
  const name = columns.find(({ kind }) => kind === 'name');
  const status = columns.find(({ kind }) => kind === 'status');
  const others = columns.filter((column) => column !== name && column !== status);
  return (
    <>
      <Stack $gap="s8">
        <SortSelect columns={columns} url={list.url} />
        {selection && (
          <S.All>
            <SelectAll selection={selection} shown={list.shown} hasVisibleLabel />
          </S.All>
        )}
      </Stack>
      <S.Cards role="list" aria-label={words.title}>
        {list.shown.map((row) => (
          <li key={row.id}>
            <DataCard
              title={
                <S.Name>
                  {selection && (
                    <S.Select>
                      <input
                        type="checkbox"
                        aria-label={`Select ${row.id}`}
                        checked={selection.has(String(row.id))}
                        onChange={(event) => selection.set([row], event.target.checked)}
                      />
                    </S.Select>
                  )}
                  <S.Text tabIndex={-1}>
                    <RowName rowId={row.id} onOpen={onOpen && (() => onOpen(row))}>
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
