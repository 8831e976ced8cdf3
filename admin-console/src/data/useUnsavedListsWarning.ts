import type { LiveList } from '@venue/shared/graphql';
import { useEffect } from 'react';
import { useVenueData } from './VenueData';
import { warnBeforeUnload } from './warnBeforeUnload';

type Watchable = Pick<LiveList<never>, 'subscribe' | 'isUnsaved'>;

let stopWatching: () => void = () => undefined;
let watched: object | null = null;

/** Listens only while something is unsaved, since a page with the listener is not kept for the Back button. */
function watch(lists: readonly Watchable[]) {
  let stop: (() => void) | null = null;
  const update = () => {
    if (lists.some(({ isUnsaved }) => isUnsaved())) stop ??= warnBeforeUnload();
    else {
      stop?.();
      stop = null;
    }
  };
  const ends = lists.map(({ subscribe }) => subscribe(update));
  update();
  return () => {
    ends.forEach((end) => end());
    stop?.();
  };
}

/**
 * The browser asks before the page is left while any list of the console holds changes that are on this device only.
 * It never stops watching, since the person may leave from another list or from another area of the site.
 */
export function useUnsavedListsWarning() {
  const { lists } = useVenueData();
  useEffect(() => {
    if (watched === lists) return;
    stopWatching();
    watched = lists;
    stopWatching = watch(Object.values(lists));
  }, [lists]);
}
