import type { ListState } from '@venue/shared/graphql';
import { useUser } from '@venue/shared/stores';
import { useMemo } from 'react';
import type { ScreenInfo, ScreenRecords } from '../console/screen';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';
import { eventRecords, eventsScreen } from '../events/eventsScreen';
import { searchAmong } from '../lists/findRows';
import { recordUrl } from '../lists/listUrl';
import { menuRecords, menuScreen } from '../menu/menuScreen';
import { useMenuItems } from '../menu/MenuItemsProvider';
import { orderRecords, ordersScreen } from '../orders/ordersScreen';
import { reservationRecords, reservationsScreen } from '../reservations/reservationsScreen';
import { stallRecords, stallsScreen } from '../stalls/stallsScreen';
import type { Destination } from './destinations';

/** How many records of a kind the palette shows. */
const MAX_RESULTS = 6;

/** Finds the records of a screen by what was typed, each with an address that shows it alone. */
function useSearchOf<Row extends { id: string | number }>(
  { path }: ScreenInfo,
  { kind, searchText, name, detail }: ScreenRecords<Row>,
  { rows, origin, phase }: Pick<ListState<Row>, 'rows' | 'origin' | 'phase'>,
) {
  // A record that no screen shows is not found either.
  const known = phase === 'ready' ? rows : null;
  const search = useMemo(() => searchAmong(known ?? [], searchText), [known, searchText]);
  return (typed: string): Destination[] =>
    search(typed)
      .slice(0, MAX_RESULTS)
      .map((row) => ({
        id: `${kind} ${row.id}`,
        to: recordUrl(path, row.id, origin),
        name: name(row),
        kind,
        detail: detail(row),
      }));
}

/** Rows that no server keeps. */
const localRows = <Row>(rows: readonly Row[]) => ({ rows, origin: null, phase: 'ready' as const });
const BESIDE = { ifOutOfDate: true };

/** Finds records of every list, loaded when the palette opens or when they are out of date. */
export function useRecordSearch() {
  const { events, reservations, stalls } = useVenueData();
  const searches = [
    useSearchOf(reservationsScreen, reservationRecords, useLiveList(reservations, BESIDE)),
    useSearchOf(eventsScreen, eventRecords, useLiveList(events, BESIDE)),
    useSearchOf(stallsScreen, stallRecords, useLiveList(stalls, BESIDE)),
    useSearchOf(menuScreen, menuRecords, localRows(useMenuItems().rows)),
    useSearchOf(ordersScreen, orderRecords, localRows(useUser((account) => account.orders))),
  ];
  return (typed: string) => searches.flatMap((search) => search(typed));
}
