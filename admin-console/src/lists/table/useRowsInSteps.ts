import { PAGE_SIZES } from '@venue/shared/limits';
import { useDeferredValue, useMemo } from 'react';
import type { ListView } from '../useListView';

/** As many rows as a window 900 pixels high shows below the search. */
const ROWS_IN_SIGHT = 8;

/**
 * The rows of a page while those below still lag behind: the first ones as they are now, the others as they were before.
 * None is there twice, and a page that has become shorter shows none that has left it.
 */
export function rowsInSight<Row extends { id: string | number }>(
  shown: readonly Row[],
  before: readonly Row[],
): readonly Row[] {
  const inSight = shown.slice(0, ROWS_IN_SIGHT);
  const ids = new Set(inSight.map(({ id }) => id));
  const below = before.slice(ROWS_IN_SIGHT, shown.length).filter(({ id }) => !ids.has(id));
  return [...inSight, ...below];
}

/**
 * The rows to draw. With a keystroke in the search, and on a long page always, the rows in sight come first and the others
 * a moment later: a page of rows takes a slow machine longer than the next keystroke should wait.
 */
export function useRowsInSteps<Row extends { id: string | number }>({
  shown,
  url: { search },
}: Pick<ListView<Row>, 'shown' | 'url'>): readonly Row[] {
  const before = useDeferredValue(shown);
  const isTyping = useDeferredValue(search) !== search;
  const isInSteps = shown !== before && (isTyping || shown.length > PAGE_SIZES[0]);
  return useMemo(() => (isInSteps ? rowsInSight(shown, before) : shown), [isInSteps, shown, before]);
}
