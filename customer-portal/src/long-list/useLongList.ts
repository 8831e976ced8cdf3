import { useState } from 'react';

/** How many entries of a long list are on the page at first, and how many more each time. */
export const LONG_LIST_STEP = 25;

/**
 * The beginning of a list that may hold thousands, and a way to more of it: the page stays quick, its end stays in
 * reach, and what is shown is really there for screen readers, searching and printing.
 */
export function useLongList<Entry>(entries: readonly Entry[]) {
  const [limit, setLimit] = useState(LONG_LIST_STEP);
  return {
    shown: entries.slice(0, limit),
    total: entries.length,
    showMore: () => setLimit((current) => current + LONG_LIST_STEP),
  };
}
