import type { ChangedHere } from './listState';
import type { Identified, Row } from './rows';
import type { UnsavedEdit } from './unsaved';

/** Remembers what was changed on this page, as others change the same records. */
export function createChangedHere<Item extends Identified>() {
  const changed = new Map<string, ChangedHere>();
  const keyOf = ({ id, origin }: Row<Item>) => `${origin} ${id}`;
  return {
    of: (row: Row<Item>) => changed.get(keyOf(row)),
    clear: () => changed.clear(),
    note(kind: UnsavedEdit<Item>['kind'], before: Row<Item> | null, after: Row<Item>) {
      const known = changed.get(keyOf(after));
      if (known === 'all') return;
      const was: Partial<Record<string, unknown>> = { ...before };
      const fields = Object.entries(after).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key]),
      );
      changed.set(
        keyOf(after),
        kind === 'edited' ? new Set([...(known ?? []), ...fields.map(([key]) => key)]) : 'all',
      );
    },
  };
}
