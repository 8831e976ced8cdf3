import { Field, Options, Select } from '@venue/shared/ui';
import type { Column } from '../resource';
import type { ListUrl } from '../useListUrl';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  url: ListUrl;
}

/** Chooses the order of cards, which have no column heads to press. */
export function SortSelect<Row>({ columns, url }: SortSelectProps<Row>) {
  const { sort } = url;
  const value = sort ? `${sort.down ? '-' : ''}${sort.column}` : '';
  const sortBy = (next: string) =>
    url.change({ sort: next ? { column: next.replace(/^-/, ''), down: next.startsWith('-') } : null });
  return (
    <Field label="Sort by">
      <Select value={value} onChange={(event) => sortBy(event.target.value)}>
        <Options
          first="As in the list"
          options={columns.flatMap(({ id, header }) => [
            { value: id, label: `${header}, first to last` },
            { value: `-${id}`, label: `${header}, last to first` },
          ])}
        />
      </Select>
    </Field>
  );
}
