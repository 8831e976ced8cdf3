import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in a static page and while React takes it over, true ever after. What the static page can't know (the
 * address's query, the visitor, the time) waits for it, so that both render the same at first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
