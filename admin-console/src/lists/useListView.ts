import type { ListState } from '@venue/shared/graphql';
import { useFocusAfterRemoval } from '@venue/shared/ui';
import { useMemo } from 'react';
import { filterRows, searchAmong, sortRows } from './findRows';
import { recordKey } from './listUrl';
import type { Resource } from './resource';
import { useListUrl, type ListUrl } from './useListUrl';

export interface ListView<Row extends { id: string | number }> {
  resource: Resource<Row>;
  url: ListUrl;
  /** Every row that passes search and filters, in order: what the badge counts and the file holds. */
  found: readonly Row[];
  /** Those of the page on screen. */
  shown: readonly Row[];
  page: number;
  pages: number;
  /** A search or filter is active. */
  isNarrowed: boolean;
}

/** Search, filters, sort and page of any rows; `origin` where a list says whose records they are. */
export function useListView<Row extends { id: string | number }>(
  rows: readonly Row[],
  resource: Resource<Row>,
  origin: ListState<Row>['origin'] = null,
): ListView<Row> {
  const { columns, filters, searchText } = resource;
  const url = useListUrl(resource);
  // Looks after the whole screen: its table may go, or a bar or a notice beside it.
  useFocusAfterRemoval();
  const column = url.sort?.column;
  const down = url.sort?.down ?? false;
  const among = useMemo(
    () => (url.only === '' ? rows : rows.filter(({ id }) => recordKey(id, origin) === url.only)),
    [rows, origin, url.only],
  );
  const sorted = useMemo(
    () => sortRows(among, columns, column === undefined ? null : { column, down }),
    [among, columns, column, down],
  );
  const filtered = useMemo(() => filterRows(sorted, filters, url.filters), [sorted, filters, url.filters]);
  const search = useMemo(() => searchAmong(filtered, searchText), [filtered, searchText]);
  const found = useMemo(() => search(url.search), [search, url.search]);

  const pages = Math.max(1, Math.ceil(found.length / url.size));
  const page = Math.min(url.page, pages);
  const shown = useMemo(() => found.slice((page - 1) * url.size, page * url.size), [found, page, url.size]);
  const isNarrowed = url.only !== '' || url.search.trim() !== '' || Object.values(url.filters).some(Boolean);
  return { resource, url, found, shown, page, pages, isNarrowed };
}
