import { useCallback, useMemo, useState } from 'react';

/** Which of the found rows are chosen, over all pages. A row that search or filters hide is not. */
export function useSelection<Row extends { id: string }>(found: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback((rows: readonly Row[], chosen: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      rows.forEach(({ id }) => (chosen ? next.add(id) : next.delete(id)));
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => {
    const rows = ids.size === 0 ? [] : found.filter(({ id }) => ids.has(id));
    return { rows, has: (id: string) => ids.has(id), set, clear };
  }, [ids, found, set, clear]);
}
