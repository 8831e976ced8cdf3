import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on a static page and during hydration, then true. What a static page can't know (the query of the address, the
 * visitor, the time) is rendered only when it is true, so that the first render matches the static markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
