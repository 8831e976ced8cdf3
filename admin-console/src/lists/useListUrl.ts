import { useAddressState, type ChangeAddress } from '@venue/shared/address';
import { useMemo } from 'react';
import { listParams, withConsequences, type ListUrlState } from './listUrl';
import type { Resource } from './resource';

export interface ListUrl extends ListUrlState {
  change: ChangeAddress<ListUrlState>;
  /** Switches search and filters off. */
  clear: () => void;
}

/** Search, filters, sort, page and hidden columns of a list (decisions, State in the address). */
export function useListUrl<Row extends { id: string | number }>({
  filters,
  columns,
}: Pick<Resource<Row>, 'filters' | 'columns'>): ListUrl {
  const params = useMemo(() => listParams({ filters, columns }), [filters, columns]);
  const [state, changeState] = useAddressState(params);
  const change: ChangeAddress<ListUrlState> = (patch) =>
    changeState((now) => withConsequences(now, typeof patch === 'function' ? patch(now) : patch));
  const clear = () => change({ search: '', filters: Object.fromEntries(filters.map(({ id }) => [id, ''])) });
  return { ...state, change, clear };
}
