import { useHydrated } from '@venue/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { NO_FILTERS, readFilters, writeFilters, type MenuFilters } from './menuFilters';

const NO_QUERY = new URLSearchParams();

/** The menu's tab and filters, kept in the address; a change takes the place of the one before it in the history. */
export function useMenuFilters() {
  const [query, setQuery] = useSearchParams();
  // A static page was written without a query.
  const filters = readFilters(useHydrated() ? query : NO_QUERY);
  const change = (patch: Partial<MenuFilters>) =>
    setQuery((latest) => writeFilters({ ...readFilters(latest), ...patch }), {
      replace: true,
      preventScrollReset: true,
    });
  return { filters, change, clear: () => change(NO_FILTERS) };
}
