import type { UnsavedChange } from './listState';
import type { Identified } from './records';

/** A change kept in memory, and how to tell from the live rows that it reached the server after all. */
export interface KeptChange<Row> extends UnsavedChange {
  kind: 'added' | 'edited' | 'deleted';
  /** True when a live row shows the change. */
  landed: (row: Row) => boolean;
  /** Ids the server was known to have when it was made. */
  known: ReadonlySet<string>;
  /** Told when it turns out to be saved. */
  arrived: () => void;
}

const blank = (value: unknown) => value ?? '';
const equal = (one: unknown, other: unknown) => JSON.stringify(blank(one)) === JSON.stringify(blank(other));

/** A test for rows that carry all of these values; nothing and an empty text count as equal. */
export function carries<Row extends object>(wanted: Partial<Row>) {
  return (row: Row) => {
    const values: Partial<Row> = row;
    return (Object.keys(wanted) as (keyof Row)[]).every(
      (field) => wanted[field] === undefined || equal(values[field], wanted[field]),
    );
  };
}

/** Adds a change so that the list reads as its outcome: the same edit twice is one, a deletion ends all others. */
export function remember<Row extends Identified>(
  kept: readonly KeptChange<Row>[],
  change: KeptChange<Row>,
): KeptChange<Row>[] {
  if (change.kind === 'deleted') {
    const added = kept.find(({ id, kind }) => id === change.id && kind === 'added');
    const others = kept.filter(({ id }) => id !== change.id);
    return [...others, added ? { ...change, landed: added.landed, known: added.known } : change];
  }
  return [...kept.filter(({ id, summary }) => id !== change.id || summary !== change.summary), change];
}

/** Whether the live rows show that the change was saved before the connection broke. */
export function isSaved<Row extends Identified>(change: KeptChange<Row>, live: readonly Row[]) {
  const { id, kind, known, landed } = change;
  const arrived = live.some((row) => !known.has(row.id) && landed(row));
  if (kind === 'added') return arrived;
  // A row of the device: its edits went nowhere; its deletion is done when its creation did not arrive either.
  if (!known.has(id)) return kind === 'deleted' && !arrived;
  const row = live.find((each) => each.id === id);
  return kind === 'deleted' ? !row : row !== undefined && landed(row);
}
