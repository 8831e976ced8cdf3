import { afterNextFrame } from '@venue/shared/browser';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ListView } from '../useListView';
import type { DrawnRows } from './tableProps';
import { PAGE_SIZES } from '../pageSizes';

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

/** How many rows begin above the lower edge of the window, and the height of one in pixels, with the gap to the next. */
function measureRows(section: HTMLElement | null) {
  const rows = [...(section?.querySelector('tbody, [role="list"]')?.children ?? [])];
  const [first, last] = [rows[0], rows.at(-1)].map((row) => row?.getBoundingClientRect());
  if (!first?.height || !last) return { inSight: Infinity, rowHeight: 0 };
  const rowHeight = rows.length === 1 ? first.height : (last.top - first.top) / (rows.length - 1);
  return { inSight: Math.max(0, Math.ceil((window.innerHeight - first.top) / rowHeight)), rowHeight };
}

/** The value in the last painted frame. After a change it stays the old one until a frame with the new one is painted. */
function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (value === painted) return;
    return afterNextFrame(() => startTransition(() => setPainted(value)));
  }, [value, painted]);
  return painted;
}

const NONE: readonly never[] = [];

/**
 * The rows to draw. With a keystroke in the search, and on a long page always, the rows in sight come first and the others a
 * moment later: a page of rows takes a slow machine longer than the next keystroke should wait. With a keystroke the rows
 * below go until then, since a browser lays out a table as a whole. On a long page they stay as they were, since one of them
 * may have the focus. A list that appears is drawn as a whole, so that Back leads to where it was scrolled to.
 * @param section The element that holds the rows, once it is there.
 */
export function useRowsInSteps<Row extends { id: string | number }>(
  { shown, url: { search } }: Pick<ListView<Row>, 'shown' | 'url'>,
  section: HTMLElement | null,
): DrawnRows<Row> {
  const now = useMemo(() => ({ shown, search }), [shown, search]);
  const painted = usePainted(now);
  const before = painted.shown;
  const isTyping = painted.search !== search;
  const isInSteps = shown !== before && (isTyping || shown.length > PAGE_SIZES[0]);
  return useMemo(() => {
    if (!isInSteps) return { rows: shown, missingHeight: 0 };
    const { inSight, rowHeight } = measureRows(section);
    const rows = rowsInSight(shown, isTyping ? NONE : before, inSight);
    return { rows, missingHeight: (shown.length - rows.length) * rowHeight };
  }, [isInSteps, isTyping, shown, before, section]);
}
