import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Below this width a table becomes cards (decisions, Narrow screens). */
const NARROW = '(max-width: 44.99em)';

/** Whether the window is too narrow for a table. */
export function useCardLayout() {
  // Asked once, and not with every key of a search.
  const query = useMemo(() => globalThis.matchMedia?.(NARROW), []);
  const subscribe = useCallback(
    (onChange: () => void) => {
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  );
}
