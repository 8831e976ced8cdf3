import { useUser } from '@venue/shared/stores';
import { useMemo } from 'react';
import { useAllLists } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';
import { SCREENS } from '../screens';

/** Finds records of every list, which are loaded when the palette opens or when they are out of date. */
export function useRecordSearch() {
  const states = useAllLists(useVenueData().lists);
  const orders = useUser((account) => account.orders);
  const finders = useMemo(() => {
    const lists = { ...states, orders: { rows: orders, origin: null, phase: 'ready' as const } };
    return SCREENS.flatMap(({ path, records }) => (records ? [records.finder(lists, path)] : []));
  }, [states, orders]);
  return (typed: string) => finders.flatMap((find) => find(typed));
}
