import type { ListState, LiveList, Lists } from '@venue/shared/graphql';
import { useNow } from '@venue/shared/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSiteSignIn } from './useSiteSignIn';

/** Whoever returns to the page after this long gets the rows loaded again. */
const OUT_OF_DATE_MS = 30_000;

type Loadable = Pick<LiveList<never>, 'load' | 'subscribe'> & {
  getState: () => Pick<ListState<never>, 'phase'>;
};

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

/** Loads lists with `first` when the component appears, and what is out of date when somebody returns to the page. */
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
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [lists, first, signIn]);
}

/** The rows of a screen's list and where they come from, loaded when the screen opens. */
export function useLiveList<Row>(list: LiveList<Row>): ListState<Row> {
  useLoading(
    useMemo(() => [list], [list]),
    load,
  );
  return useSyncExternalStore(list.subscribe, list.getState, list.getState);
}

/** The same, loaded again every minute while somebody looks at it; a failed call leaves the rows as they are. */
export function useRefreshedList<Row>(list: LiveList<Row>): ListState<Row> {
  const state = useLiveList(list);
  const minute = useNow()?.getTime();
  useEffect(() => {
    if (minute !== undefined && document.visibilityState === 'visible') loadIfOutOfDate(list);
  }, [list, minute]);
  return state;
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
