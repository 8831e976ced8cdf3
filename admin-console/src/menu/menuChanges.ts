import type { AdminMenuItem } from '@venue/shared/types';

/** A change of the menu, as `npm run content -- apply` reads it. A dish is known by its name before. */
export type MenuChange =
  | { change: 'add'; after: AdminMenuItem }
  | { change: 'update'; name: string; after: Partial<AdminMenuItem> }
  | { change: 'remove'; name: string };

function changedFields(before: AdminMenuItem, after: AdminMenuItem): Partial<AdminMenuItem> {
  const entries = Object.entries(after).filter(
    ([key, value]) => before[key as keyof AdminMenuItem] !== value,
  );
  return Object.fromEntries(entries);
}

/** What was changed on this device since the list was opened. */
export function menuChanges(before: readonly AdminMenuItem[], after: readonly AdminMenuItem[]): MenuChange[] {
  const was = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map(({ id }) => id));
  const edited = after.flatMap((item): MenuChange[] => {
    const old = was.get(item.id);
    if (!old) return [{ change: 'add', after: item }];
    const fields = changedFields(old, item);
    return Object.keys(fields).length > 0 ? [{ change: 'update', name: old.name, after: fields }] : [];
  });
  const removed = before.filter(({ id }) => !kept.has(id));
  return [...edited, ...removed.map(({ name }): MenuChange => ({ change: 'remove', name }))];
}
