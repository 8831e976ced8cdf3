import type { ChangedHere, LiveList } from '@venue/shared/graphql';

/** A change of a record, as `npm run content -- apply` reads it. A record is known by its name before. */
export type RecordChange<Row> =
  | { change: 'add'; after: Row }
  | { change: 'update'; name: string; after: Partial<Row> }
  | { change: 'remove'; name: string };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that were changed here; undefined where none was. */
function changedFields<Row extends object>(
  before: Row,
  after: Row,
  here: ChangedHere,
): Partial<Row> | undefined {
  const was: Partial<Record<string, unknown>> = { ...before };
  const entries = Object.entries(after).filter(
    ([key, value]) => (here === 'all' || here.has(key)) && !isSame(was[key], value),
  );
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Row>) : undefined; // of a Row's own entries
}

/** What was changed here since the list was opened; what others changed meanwhile is theirs to hand over. */
export function recordChanges<Row extends { id: string | number }>(
  before: readonly Row[],
  after: readonly Row[],
  nameOf: (row: Row) => string,
  changedHere: LiveList<Row>['changedHere'] = () => 'all',
): RecordChange<Row>[] {
  const was = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const edited = after.flatMap((row): RecordChange<Row>[] => {
    const old = was.get(row.id);
    const here = changedHere(row);
    if (!here) return [];
    if (!old) return here === 'all' ? [{ change: 'add', after: row }] : [];
    const fields = changedFields(old, row, here);
    return fields ? [{ change: 'update', name: nameOf(old), after: fields }] : [];
  });
  const removed = before.filter((row) => !kept.has(row.id) && changedHere(row) === 'all');
  return [...edited, ...removed.map((row): RecordChange<Row> => ({ change: 'remove', name: nameOf(row) }))];
}
