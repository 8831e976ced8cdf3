import { PAGE_SIZES } from '@venue/shared/limits';
import { useDeferredValue, useMemo } from 'react';
import type { ListView } from '../useListView';
import { ROW_REM } from './tableParts';

/** Pixels from the top of a window to the first row, on the list with the lowest head. */
const HEAD_PX = 380;
const ROW_PX = ROW_REM * 16;

/** At least as many rows as the window shows. */
const rowsOfWindow = () => Math.ceil(Math.max(0, window.innerHeight - HEAD_PX) / ROW_PX);

const NONE: readonly never[] = [];

/**
 * The rows of a page while those below still lag behind: the first ones as they are now, the others as they were before.
 * None is there twice, and a page that has become shorter shows none that has left it.
 */
export function rowsInSight<Row extends { id: string | number }>(
  shown: readonly Row[],
  before: readonly Row[],
  count: number,
): readonly Row[] {
  const inSight = shown.slice(0, count);
  const ids = new Set(inSight.map(({ id }) => id));
  const below = before.slice(count, shown.length).filter(({ id }) => !ids.has(id));
  return [...inSight, ...below];
}

/**
 * The rows to draw. When a list appears, with a keystroke in its search, and on a long page always, the rows in sight come
 * first and the others a moment later: a page of rows takes a slow machine longer than the next keystroke should wait.
 * With a keystroke the rows below go until then, since a browser lays out a table as a whole. On a long page they stay as
 * they were, since one of them may have the focus.
 * @param keepsRoom The rows that are missing take up their room. Without it a list appears as a whole: Back leads to where
 *   it was scrolled to.
 */
export function useRowsInSteps<Row extends { id: string | number }>(
  { shown, url: { search } }: Pick<ListView<Row>, 'shown' | 'url'>,
  keepsRoom: boolean,
): readonly Row[] {
  const before = useDeferredValue(shown, keepsRoom ? NONE : undefined);
  const isTyping = useDeferredValue(search) !== search;
  const isInSteps = shown !== before && (isTyping || before === NONE || shown.length > PAGE_SIZES[0]);
  return useMemo(
    () => (isInSteps ? rowsInSight(shown, isTyping ? NONE : before, rowsOfWindow()) : shown),
    [isInSteps, isTyping, shown, before],
  );
}
