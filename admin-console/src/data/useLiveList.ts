import type { ListState, LiveList, Lists } from '@venue/shared/graphql';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSiteSignIn } from './useSiteSignIn';

/** How often the rows on screen are asked for while somebody looks at them, and those that failed. */
const REFRESH_MS = 10_000;
const RETRY_MS = 60_000;

type Loadable = Pick<LiveList<never>, 'load' | 'refresh' | 'subscribe'> & {
  getState: () => Pick<ListState<never>, 'phase' | 'source'>;
};

/** When each list was loaded last. */
const loadedAt = new WeakMap<Loadable, number>();

/** As a screen opens: what has changed, where the rows are those of the server. */
function load(list: Loadable) {
  const { phase, source } = list.getState();
  loadedAt.set(list, Date.now());
  void (phase === 'ready' && source === 'live' ? list.refresh() : list.load());
}

/** What others have changed arrives by itself; whoever has to sign in first is asked once. */
function refresh(list: Loadable) {
  const { phase, source } = list.getState();
  const age = Date.now() - (loadedAt.get(list) ?? 0);
  const isAsked = source === 'sample' || source === 'signed-out' || source === 'this-device';
  if (isAsked || age < (phase === 'failed' ? RETRY_MS : REFRESH_MS)) return;
  loadedAt.set(list, Date.now());
  void list.refresh();
}

function loadIfOutOfDate(list: Loadable) {
  if (list.getState().phase === 'idle') load(list);
  else refresh(list);
}

/** Loads lists with `first` when the component appears, and again and again while somebody looks at the page. */
function useLoading(lists: readonly Loadable[], first: (list: Loadable) => void) {
  const signIn = useSiteSignIn();
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      signIn();
      lists.forEach(loadIfOutOfDate);
    };
    signIn();
    lists.forEach(first);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') lists.forEach(refresh);
    }, REFRESH_MS);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    };
  }, [lists, first, signIn]);
}

/** The rows of a screen's list and where they come from, loaded when the screen opens, and kept up to date. */
export function useLiveList<Row>(list: LiveList<Row>): ListState<Row> {
  useLoading(
    useMemo(() => [list], [list]),
    load,
  );
  return useSyncExternalStore(list.subscribe, list.getState, list.getState);
}

export type ListStates = { [Name in keyof Lists]: ReturnType<Lists[Name]['getState']> };

/** All lists as one store: the same object until one of them changes. */
function together(lists: Lists) {
  const each = Object.entries(lists);
  let seen: Partial<Record<string, object>> = {};
  return {
    get() {
      if (each.some(([name, { getState }]) => getState() !== seen[name]))
        seen = Object.fromEntries(each.map(([name, { getState }]) => [name, getState()]));
      return seen as ListStates; // one state for each list
    },
    subscribe(listener: () => void) {
      const ends = each.map(([, { subscribe }]) => subscribe(listener));
      return () => ends.forEach((end) => end());
    },
  };
}

/** The rows of every list, for what stands beside the screens: loaded when it appears only if they are out of date. */
export function useAllLists(lists: Lists): ListStates {
  useLoading(
    useMemo(() => Object.values(lists), [lists]),
    loadIfOutOfDate,
  );
  const { get, subscribe } = useMemo(() => together(lists), [lists]);
  return useSyncExternalStore(subscribe, get, get);
}
