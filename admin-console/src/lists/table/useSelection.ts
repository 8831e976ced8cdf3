import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Which of the found rows are chosen, over all pages. A row that search or filters hide is not, and none is any more
 * when the rows become other records (`origin`, see `ListState`).
 */
export function useSelection<Row extends { id: string }>(found: readonly Row[], origin: string | null) {
  const [chosen, setChosen] = useState({ origin, ids: NONE });
  if (chosen.origin !== origin) setChosen({ origin, ids: NONE });
  const ids = chosen.origin === origin ? chosen.ids : NONE;
  const set = useCallback((rows: readonly Row[], isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before.ids);
      rows.forEach(({ id }) => (isChosen ? next.add(id) : next.delete(id)));
      return { ...before, ids: next };
    });
  }, []);
  const clear = useCallback(() => setChosen((before) => ({ ...before, ids: NONE })), []);
  return useMemo(() => {
    const rows = ids.size === 0 ? [] : found.filter(({ id }) => ids.has(id));
    return { rows, has: (id: string) => ids.has(id), set, clear };
  }, [ids, found, set, clear]);
}
