import { useMemo, useSyncExternalStore } from 'react';

/** Below this width a table becomes cards (decisions, Narrow screens). */
const NARROW = '(max-width: 44.99em)';
const NARROW_REM = 45;

/** Media queries know the browser's own font size, but not a style sheet's or a text zoom, which enlarge a table too. */
function hasLargeText() {
  const rootFont = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth < NARROW_REM * rootFont;
}

/** Measured when the window changes, and not with every key of a search. */
function createStore() {
  const query = globalThis.matchMedia?.(NARROW);
  const measure = () => Boolean(query?.matches) || hasLargeText();
  let isNarrow = typeof window !== 'undefined' && measure();
  return {
    get: () => isNarrow,
    subscribe(onChange: () => void) {
      const update = () => {
        isNarrow = measure();
        onChange();
      };
      query?.addEventListener('change', update);
      window.addEventListener('resize', update);
      return () => {
        query?.removeEventListener('change', update);
        window.removeEventListener('resize', update);
      };
    },
  };
}

/** Whether the window is too narrow for a table. */
export function useCardLayout() {
  const store = useMemo(() => createStore(), []);
  return useSyncExternalStore(store.subscribe, store.get, () => false);
}
