import type { ListState, LiveList } from '@venue/shared/graphql';
import { useEffect, useSyncExternalStore } from 'react';
import { useSiteSignIn } from './useSiteSignIn';

/** Whoever returns to the page after this long gets the rows loaded again. */
const OUT_OF_DATE_MS = 30_000;

type Loadable = Pick<LiveList<unknown>, 'load' | 'getState'>;

/** When each list was loaded last. */
const loadedAt = new WeakMap<Loadable, number>();

function load(list: Loadable) {
  loadedAt.set(list, Date.now());
  void list.load();
}

function loadIfOutOfDate(list: Loadable) {
  const isOld = Date.now() - (loadedAt.get(list) ?? 0) > OUT_OF_DATE_MS;
  if (isOld || list.getState().phase === 'idle') load(list);
}

interface Loading {
  /** The rows beside a screen, as the palette's, are loaded when it appears only if they are out of date. */
  ifOutOfDate?: boolean;
}

/**
 * The rows of a list and where they come from. Loads them when the screen opens, and again when somebody
 * returns to it.
 */
export function useLiveList<Row>(list: LiveList<Row>, { ifOutOfDate = false }: Loading = {}): ListState<Row> {
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  const signIn = useSiteSignIn();
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      signIn();
      loadIfOutOfDate(list);
    };
    signIn();
    if (ifOutOfDate) loadIfOutOfDate(list);
    else load(list);
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [list, ifOutOfDate, signIn]);
  return state;
}
