import type { ListState } from '@venue/shared/graphql';
import { PAGE_SIZES } from '@venue/shared/limits';
import type { Sort } from './find-rows';
import type { Filter } from './resource';

/** What the address says of a list. */
export interface ListUrlState {
  search: string;
  /** The one row that is shown (`onlyOf`), until the search or a filter changes; empty for all. */
  only: string;
  /** By filter id; empty where nothing is chosen. */
  filters: Record<string, string>;
  sort: Sort | null;
  /** From 1. */
  page: number;
  size: number;
}

/** A row as the address names it: a sample is not the server's record of the same id. */
export const onlyOf = (id: string | number, origin: ListState<never>['origin']) =>
  `${origin === 'samples' ? 'sample:' : ''}${id}`;

/** The list that shows this row alone. */
export const addressOfOne = (listPath: string, id: string | number, origin: ListState<never>['origin']) =>
  `${listPath}?only=${encodeURIComponent(onlyOf(id, origin))}`;

interface Known {
  filters: readonly Pick<Filter<never>, 'id' | 'options'>[];
  columns: readonly { id: string }[];
}

/** Reads an address; whatever makes no sense counts as absent. */
export function readListUrl(params: URLSearchParams, { filters, columns }: Known): ListUrlState {
  const sorted = params.get('sort') ?? '';
  const column = sorted.replace(/^-/, '');
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    search: params.get('q') ?? '',
    only: params.get('only') ?? '',
    filters: Object.fromEntries(
      filters.map(({ id, options }) => {
        const chosen = params.get(id) ?? '';
        return [id, options.some(({ value }) => value === chosen) ? chosen : ''];
      }),
    ),
    sort: columns.some(({ id }) => id === column) ? { column, down: sorted.startsWith('-') } : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZES[0],
  };
}

/** The address with some of it changed; what is as usual leaves no trace. A new search or filter starts at page 1. */
export function changeListUrl(params: URLSearchParams, change: Partial<ListUrlState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  const isNewSearch = change.search !== undefined && change.search !== (params.get('q') ?? '');
  if (isNewSearch || change.filters) next.delete('only');
  if (change.only !== undefined) put('only', change.only);
  if (change.page === undefined) next.delete('page');
  else put('page', change.page > 1 ? String(change.page) : '');
  if (change.search !== undefined) put('q', change.search);
  if (change.size !== undefined) put('size', change.size === PAGE_SIZES[0] ? '' : String(change.size));
  if (change.sort !== undefined)
    put('sort', change.sort ? `${change.sort.down ? '-' : ''}${change.sort.column}` : '');
  Object.entries(change.filters ?? {}).forEach(([id, value]) => put(id, value));
  return next;
}
