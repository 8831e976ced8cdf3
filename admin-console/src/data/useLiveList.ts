import type { ListState, LiveList } from '@venue/shared/graphql';
import { useEffect, useSyncExternalStore } from 'react';
import { useUnsavedWarning } from './useUnsavedWarning';

/** Somebody who comes back to the page after this long wants to see what others did meanwhile. */
const OUT_OF_DATE_MS = 30_000;

/**
 * The rows of a list and where they come from. Asks the server when the screen opens, and again when somebody comes
 * back to it. The browser asks before changes that are only on this device go away with the page.
 */
export function useLiveList<Row>(list: LiveList<Row>): ListState<Row> {
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  useEffect(() => {
    let asked = 0;
    const ask = () => {
      asked = Date.now();
      void list.load();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > OUT_OF_DATE_MS) ask();
    };
    ask();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [list]);
  useUnsavedWarning(state.unsaved.length > 0);
  return state;
}
