import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType, type Location } from 'react-router-dom';
import { afterNextFrame } from '../browser';
import { useHydrated } from '../ui/hooks/useHydrated';
import { ownQuery, patchQuery, readQuery, replaceOwnQuery, type AddressParams } from './addressQuery';

/** Pause in typing after which the address is written. Some browsers refuse to change it on every key. */
const TYPING_PAUSE_MS = 200;

/**
 * Changes some of the values. The function form receives the latest values, including changes that are not rendered
 * yet.
 */
export type ChangeAddress<Values> = (patch: Partial<Values> | ((now: Values) => Partial<Values>)) => void;

interface State {
  /** The location that was rendered last. */
  location: Location;
  /** The query that the address should have, without the parameters of others. */
  query: string;
}
const update = (state: State, next: (state: State) => State) => next(state);

/**
 * Keeps a screen's state in the query of its address. A change applies at once and replaces the history entry once it is
 * painted. The address is read back only after a navigation by the visitor (a link, Back, Forward). A change of our own
 * is not read back when it arrives there, because newer ones may have been made meanwhile. On a static page and in its
 * first render in the browser all values are the defaults.
 * @param params One object for the whole life of the screen, or a memoized one. No two hooks may share a parameter
 * name.
 */
export function useAddressState<Values extends object>(
  params: AddressParams<Values>,
): [values: Values, change: ChangeAddress<Values>] {
  const location = useLocation();
  const isMove = useNavigationType() !== 'REPLACE';
  const isIdle = useNavigation().state === 'idle';
  const navigate = useNavigate();
  const inAddress = useMemo(() => ownQuery(params, location.search), [params, location.search]);
  // Not `useState`: it computes some updates eagerly, based on a render of a newer address that was interrupted.
  const [state, setState] = useReducer(update, { location, query: inAddress });

  if (state.location !== location) {
    const before = state.location;
    const isElsewhere =
      before.pathname !== location.pathname || (isMove && ownQuery(params, before.search) !== inAddress);
    setState(({ query }) => ({ location, query: isElsewhere ? inAddress : query }));
  }

  const { query } = state;
  // Nothing is written while a navigation is pending, because writing would cancel it.
  const isDue = query !== inAddress && isIdle;
  useEffect(() => {
    if (!isDue) return;
    const { search, hash, state: kept } = location;
    const listening = new AbortController();
    const write = () => {
      stop();
      const to = { search: replaceOwnQuery(params, search, query), hash };
      void navigate(to, { replace: true, preventScrollReset: true, state: kept });
    };
    // What was pressed is painted first: the router makes the browser lay out the page, since it notes where the page is
    // scrolled to, and renders the application anew. Where only typed text has changed, the address waits for the pause.
    const cancelFrame = afterNextFrame(() => {
      const [chosen, written] = [query, search].map((text) => ownQuery(params, text, { typed: false }));
      if (chosen !== written) write();
    });
    const pause = setTimeout(write, TYPING_PAUSE_MS);
    const stop = () => {
      cancelFrame();
      clearTimeout(pause);
      listening.abort();
    };
    // The visitor may leave the control to follow a link, so the address is written at once. On Back, `popstate` comes
    // before the router reports the navigation, and nothing must be written any more.
    document.addEventListener('focusout', write, { signal: listening.signal });
    window.addEventListener('popstate', stop, { signal: listening.signal });
    return stop;
  }, [isDue, query, location, params, navigate]);

  const change: ChangeAddress<Values> = useCallback(
    (patch) =>
      setState((now) => {
        const changes = typeof patch === 'function' ? patch(readQuery(params, now.query)) : patch;
        return { ...now, query: patchQuery(params, now.query, changes) };
      }),
    [params],
  );

  const shown = useHydrated() ? query : '';
  const values = useMemo(() => readQuery(params, shown), [params, shown]);
  return [values, change];
}
