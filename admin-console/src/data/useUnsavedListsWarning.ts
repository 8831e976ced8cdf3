import { useEffect } from 'react';
import { useMenuItems } from '../menu/MenuItemsProvider';
import { useVenueData } from './VenueData';

interface Kept {
  subscribe: (listener: () => void) => () => void;
  isUnsaved: () => boolean;
}

let stopWatching: () => void = () => undefined;
let watched: readonly object[] = [];

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Listens only while something is unsaved, since a page with the listener is not kept for the Back button. */
function watch(kept: readonly Kept[]) {
  const update = () => {
    if (kept.some(({ isUnsaved }) => isUnsaved())) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const ends = kept.map(({ subscribe }) => subscribe(update));
  update();
  return () => {
    ends.forEach((end) => end());
    window.removeEventListener('beforeunload', ask);
  };
}

/**
 * The browser asks before the page is left while any list of the console holds changes that are on this device only.
 * It never stops watching, since the person may leave from another list or from another area of the site.
 */
export function useUnsavedListsWarning() {
  const { events, reservations, stalls } = useVenueData();
  const { items } = useMenuItems();
  useEffect(() => {
    const all = [events, reservations, stalls, items];
    if (all.every((each, index) => each === watched[index])) return;
    stopWatching();
    watched = all;
    stopWatching = watch([
      ...[events, reservations, stalls].map(({ subscribe, getState }) => ({
        subscribe,
        isUnsaved: () => getState().unsaved.length > 0,
      })),
      { subscribe: items.subscribe, isUnsaved: items.isChanged },
    ]);
  }, [events, reservations, stalls, items]);
}
