import { Icon } from '@venue/shared/ui';
import type { Sort } from '../findRows';
import type { ListUrlState } from '../listUrl';
import type { Column } from '../resource';
import * as S from './SortHeader.styles';

interface SortHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (change: Partial<ListUrlState>) => void;
}

/** A column's head: sorts up, then down, then not at all. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const { id, header, kind } = column;
  const mine = sort?.column === id ? sort : null;
  const next = mine === null ? { column: id, down: false } : mine.down ? null : { column: id, down: true };
  const state = mine === null ? undefined : mine.down ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={state} data-kind={kind}>
      <S.SortButton type="button" onClick={() => onSort({ sort: next })} data-sorted={state} data-kind={kind}>
        <span>{header}</span>
        <Icon name={mine?.down ? 'chevron-down' : 'chevron-up'} size="0.9em" />
      </S.SortButton>
    </th>
  );
}
