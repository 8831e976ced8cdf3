import type { ListState, LiveList } from '@venue/shared/graphql';
import { useEffect, useSyncExternalStore } from 'react';
import { useUnsavedWarning } from './useUnsavedWarning';

/** Whoever returns to the page after this long gets the rows loaded again. */
const OUT_OF_DATE_MS = 30_000;

/**
 * The rows of a list and where they come from. Loads them when the screen opens, and again when somebody
 * returns to it. The browser asks before the page is left with changes that are on this device only.
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
