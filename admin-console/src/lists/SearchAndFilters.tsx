import { Button, Options, SearchInput, Select } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { Filter, Resource } from './resource';
import * as S from './SearchAndFilters.styles';
import type { ListUrl } from './useListUrl';

interface SearchAndFiltersProps<Row extends { id: string | number }> {
  resource: Resource<Row>;
  url: ListUrl;
  /** Tools at its end: columns, file. */
  children?: ReactNode;
}

/** One row over a list: the search, a select for each filter, tools. */
export function SearchAndFilters<Row extends { id: string | number }>({
  resource,
  url,
  children,
}: SearchAndFiltersProps<Row>) {
  const { words, filters } = resource;
  return (
    <S.Bar role="search" aria-label={words.many}>
      <S.Search>
        <SearchInput
          aria-label={words.search}
          placeholder={words.search}
          value={url.search}
          onChange={(event) => url.change({ search: event.target.value })}
        />
      </S.Search>
      {filters.map((filter) => (
        <FilterSelect
          key={filter.id}
          {...filter}
          value={url.filters[filter.id] ?? ''}
          onChange={url.change}
        />
      ))}
      {children && <S.Tools>{children}</S.Tools>}
      {url.only !== '' && (
        <S.Only>
          <span>{`Only the ${words.one} you chose is shown.`}</span>
          <Button tone="quiet" size="small" onClick={() => url.change({ only: '' })}>
            Show All
          </Button>
        </S.Only>
      )}
    </S.Bar>
  );
}

interface FilterSelectProps extends Pick<Filter<unknown>, 'id' | 'label' | 'all' | 'options'> {
  value: string;
  onChange: ListUrl['change'];
}

function FilterSelect({ id, label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <S.Filter>
      <Select
        aria-label={label}
        value={value}
        onChange={(event) => onChange({ filters: { [id]: event.target.value } })}
      >
        <Options first={all} options={options} />
      </Select>
    </S.Filter>
  );
}
