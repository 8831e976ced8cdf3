import { useUser } from '@venue/shared/stores';
import { useMemo, useSyncExternalStore } from 'react';
import { hiddenColumns } from './hidden-columns';
import type { Column, Resource } from './resource';

/** The choice of columns of the person in front of the table. */
export function useHiddenColumns(table: string) {
  const person = useUser((state) => state.user?.id ?? '');
  const key = `${person}/${table}`;
  const read = () => hiddenColumns.of(key);
  const hidden = useSyncExternalStore(hiddenColumns.subscribe, read, read);
  return { hidden, hide: (names: readonly string[]) => hiddenColumns.set(key, names) };
}

/** The columns of a table that this person has not hidden. */
export function useShownColumns<Row extends { id: string | number }>({
  columns,
  words,
}: Resource<Row>): readonly Column<Row>[] {
  const { hidden } = useHiddenColumns(words.many);
  return useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]);
}
