import { useState } from 'react';
import type { Selection } from './selection';

const NONE: ReadonlySet<string> = new Set();

interface ClearableSelection<Row> extends Selection<Row> {
  clear: () => void;
}

/**
 * Which of the found rows are selected, over all pages. A row that search or filters hide is not, and none is any more
 * when the rows become other records (`origin`, see `ListState`).
 */
export function useSelection<Row extends { id: string }>(
  found: readonly Row[],
  origin: string | null,
): ClearableSelection<Row> {
  const [selected, setSelected] = useState({ origin, ids: NONE });
  if (selected.origin !== origin) setSelected({ origin, ids: NONE });
  const ids = selected.origin === origin ? selected.ids : NONE;
  const set = (rows: readonly Row[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before.ids);
      rows.forEach(({ id }) => (isSelected ? next.add(id) : next.delete(id)));
      return { ...before, ids: next };
    });
  };
  const clear = () => setSelected((before) => ({ ...before, ids: NONE }));
  const rows = ids.size === 0 ? [] : found.filter(({ id }) => ids.has(id));
  return { rows, has: (id) => ids.has(id), set, clear };
}
