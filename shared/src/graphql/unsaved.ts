import type { UnsavedChange } from './listState';
import type { Identified } from './records';

/** A change kept in memory, with what is needed to recognise in the live rows that it reached the server after all. */
export interface KeptChange<Row> extends UnsavedChange {
  kind: 'added' | 'edited' | 'deleted';
  /** Whether a live row contains the change. */
  landed: (row: Row) => boolean;
  /** Ids that were on the server, as far as known, when the change was made. */
  known: ReadonlySet<string>;
  /** Called when the change turns out to be saved. */
  arrived: () => void;
}

const blank = (value: unknown) => value ?? '';
const equal = (one: unknown, other: unknown) => JSON.stringify(blank(one)) === JSON.stringify(blank(other));

/** Makes a test for rows that have all of these values; null, undefined and an empty text count as equal. */
export function carries<Row extends object>(wanted: Partial<Row>) {
  return (row: Row) => {
    const values: Partial<Row> = row;
    return (Object.keys(wanted) as (keyof Row)[]).every(
      (field) => wanted[field] === undefined || equal(values[field], wanted[field]),
    );
  };
}

/**
 * Adds a change so that the list reads as the total effect: the same edit twice is one, a deletion replaces all others.
 */
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
  // For a row of this device, edits never reached a server; its deletion is settled when its creation did not arrive
  // either.
  if (!known.has(id)) return kind === 'deleted' && !arrived;
  const row = live.find((each) => each.id === id);
  return kind === 'deleted' ? !row : row !== undefined && landed(row);
}
