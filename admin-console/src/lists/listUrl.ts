import {
  choiceParam,
  choicesParam,
  stableParam,
  textParam,
  typedParam,
  type AddressParams,
} from '@venue/shared/address';
import type { ListState } from '@venue/shared/graphql';
import type { Sort } from './findRows';
import type { Column, Filter } from './resource';
import { PAGE_SIZES } from './pageSizes';

export interface ListUrlState {
  search: string;
  /** The one row that is shown (`recordKey`), until the search or a filter changes; empty for all. */
  only: string;
  /** Values by filter id; empty where a filter is off. A change names only the filters that change. */
  filters: Record<string, string>;
  sort: Sort | null;
  /** From 1. */
  page: number;
  size: number;
  /** Ids of the columns that the table does not show. */
  hidden: readonly string[];
}

/** A record as the address names it: a sample is not the server's record of the same id. */
export const recordKey = (id: string | number, origin: ListState<never>['origin']) =>
  `${origin === 'samples' ? 'sample:' : ''}${id}`;

/** The address of the list that shows this record alone. */
export const recordUrl = (listPath: string, id: string | number, origin: ListState<never>['origin']) =>
  `${listPath}?only=${encodeURIComponent(recordKey(id, origin))}`;

interface Known {
  filters: readonly Pick<Filter<never>, 'id' | 'options'>[];
  columns: readonly Pick<Column<never>, 'id' | 'kind'>[];
}

/** Every column but the name, which heads the row. */
export const canBeHidden = ({ kind }: Pick<Column<never>, 'kind'>) => kind !== 'name';

/** How a list with these filters and columns stands in the address. */
export const listParams = ({ filters, columns }: Known): AddressParams<ListUrlState> => ({
  search: typedParam('q'),
  only: textParam('only'),
  filters: stableParam({
    names: filters.map(({ id }) => id),
    read: (query) =>
      Object.fromEntries(
        filters.map(({ id, options }) => {
          const chosen = query.get(id);
          return [id, options.find(({ value }) => value === chosen)?.value ?? ''];
        }),
      ),
    write: Object.entries<string>,
  }),
  sort: stableParam({
    names: ['sort'],
    read(query) {
      const text = query.get('sort') ?? '';
      const column = text.replace(/^-/, '');
      return columns.some(({ id }) => id === column) ? { column, down: text.startsWith('-') } : null;
    },
    write: (sort) => [['sort', sort ? `${sort.down ? '-' : ''}${sort.column}` : '']],
  }),
  page: {
    names: ['page'],
    read(query) {
      const page = Number(query.get('page'));
      return Number.isInteger(page) && page > 0 ? page : 1;
    },
    write: (page) => [['page', page > 1 ? String(page) : '']],
  },
  size: choiceParam<number>('size', PAGE_SIZES, PAGE_SIZES[0]),
  hidden: choicesParam(
    'hide',
    columns.filter(canBeHidden).map(({ id }) => id),
  ),
});

/**
 * What a change brings along: other rows, another order or size start at page 1, and a new search or filter shows more
 * than one row.
 */
export function withConsequences(now: ListUrlState, change: Partial<ListUrlState>): Partial<ListUrlState> {
  const isNewSearch = change.search !== undefined && change.search !== now.search;
  return {
    page: change.hidden ? now.page : 1,
    ...((isNewSearch || change.filters) && { only: '' }),
    ...change,
  };
}
