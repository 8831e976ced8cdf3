import { useSyncExternalStore } from 'react';

/** Below this width a table becomes cards (decisions, Narrow screens). */
const NARROW = '(max-width: 44.99em)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

const isCardLayout = () => window.matchMedia?.(NARROW).matches ?? false;

/** Whether the window is too narrow for a table. */
export const useCardLayout = () => useSyncExternalStore(subscribe, isCardLayout, () => false);
