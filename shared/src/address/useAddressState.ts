import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType, type Location } from 'react-router-dom';
import { useHydrated } from '../ui/hooks/useHydrated';
import { ownQuery, patchQuery, readQuery, replaceOwnQuery, type AddressParams } from './addressQuery';

/** The address changes once the typing pauses: some browsers refuse to change it with every key. */
const TYPING_PAUSE_MS = 200;

/** Changes some values; the function form sees what an earlier change of the same moment left. */
export type ChangeAddress<Values> = (patch: Partial<Values> | ((now: Values) => Partial<Values>)) => void;

interface State {
  /** The location that was rendered last. */
  location: Location;
  /** The wanted query, as far as it is ours. */
  query: string;
}
const update = (state: State, next: (state: State) => State) => next(state);

/**
 * A screen's state in the query of its address. A change counts at once; the address follows, by replacing its entry
 * in the history. What is in the address is taken over only after a move of the visitor (a link, Back, Forward), never
 * when a change of our own arrives there, since newer ones may have been made meanwhile. A static page and its first
 * render in the browser have the defaults.
 * @param params One object for the whole life of the screen, or a memoized one. No two hooks share a name.
 */
export function useAddressState<Values extends object>(
  params: AddressParams<Values>,
): [values: Values, change: ChangeAddress<Values>] {
  const location = useLocation();
  const isMove = useNavigationType() !== 'REPLACE';
  const isIdle = useNavigation().state === 'idle';
  const navigate = useNavigate();
  const inAddress = ownQuery(params, location.search);
  // Not `useState`: it computes some changes early, from a render of a newer address that was interrupted.
  const [state, setState] = useReducer(update, { location, query: inAddress });

  if (state.location !== location) {
    const before = state.location;
    const isElsewhere =
      before.pathname !== location.pathname || (isMove && ownQuery(params, before.search) !== inAddress);
    setState(({ query }) => ({ location, query: isElsewhere ? inAddress : query }));
  }

  const { query } = state;
  const isTyping =
    ownQuery(params, query, { typed: false }) === ownQuery(params, location.search, { typed: false });
  // While the router is busy nothing is written: it would call off a link that is still on its way.
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
    const timer = isTyping ? setTimeout(write, TYPING_PAUSE_MS) : undefined;
    const stop = () => {
      clearTimeout(timer);
      listening.abort();
    };
    if (!isTyping) return write();
    // Whoever leaves the field may be about to follow a link, and Back is on its way before the router tells.
    document.addEventListener('focusout', write, { signal: listening.signal });
    window.addEventListener('popstate', stop, { signal: listening.signal });
    return stop;
  }, [isDue, isTyping, query, location, params, navigate]);

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
