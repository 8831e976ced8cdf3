import type { Failure } from './failures';
import type { UnsavedChange } from './listState';
import type { Identified } from './rows';

/** A change kept in memory, with what is needed to recognise in the live rows that it reached the server after all. */
export interface UnsavedEdit<Row> extends UnsavedChange {
  kind: 'added' | 'edited' | 'deleted';
  /** Whether a live row contains the change. */
  isReflectedIn: (row: Row) => boolean;
  /** Ids that were on the server, as far as known, when the change was made. */
  knownIds: ReadonlySet<string>;
  /** The record before the first change in memory; null for a new one. */
  base: Row | null;
  /** Who made it, where the server says who is signed in. */
  by?: number | null;
  /** Called when the live rows are back: whether the change turned out to be saved. */
  onBack: (isSaved: boolean) => void;
  /** Sends the change, based on the record as it is now. */
  send: (now: Row | null) => Promise<Failure | null>;
}

const blank = (value: unknown) => value ?? '';
const equal = (one: unknown, other: unknown) => JSON.stringify(blank(one)) === JSON.stringify(blank(other));

/** Makes a test for rows that have all of these values; null, undefined and an empty text count as equal. */
export function hasValues<Row extends object>(wanted: Partial<Row>) {
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
export function mergeUnsaved<Row extends Identified>(
  unsaved: readonly UnsavedEdit<Row>[],
  change: UnsavedEdit<Row>,
): UnsavedEdit<Row>[] {
  const before = unsaved.find(({ id }) => id === change.id);
  const based = before ? { ...change, base: before.base } : change;
  if (change.kind === 'deleted') {
    const added = unsaved.find(({ id, kind }) => id === change.id && kind === 'added');
    const others = unsaved.filter(({ id }) => id !== change.id);
    return [
      ...others,
      added ? { ...based, isReflectedIn: added.isReflectedIn, knownIds: added.knownIds } : based,
    ];
  }
  return [...unsaved.filter(({ id, summary }) => id !== change.id || summary !== change.summary), based];
}

/** Whether the live rows show that the change was saved before the connection broke. */
export function isSaved<Row extends Identified>(change: UnsavedEdit<Row>, live: readonly Row[]) {
  const { id, kind, knownIds, isReflectedIn } = change;
  const isListed = live.some((row) => !knownIds.has(row.id) && isReflectedIn(row));
  if (kind === 'added') return isListed;
  // For a row of this device, edits never reached a server; its deletion is settled when its creation did not arrive
  // either.
  if (!knownIds.has(id)) return kind === 'deleted' && !isListed;
  const row = live.find((each) => each.id === id);
  return kind === 'deleted' ? !row : row !== undefined && isReflectedIn(row);
}

/** Whether nobody else has changed the record since: by its version, or by its values where the server keeps none. */
export const isUnchanged = <Row extends Identified & { version?: string }>(base: Row | null, now: Row) =>
  base !== null && (base.version === undefined ? hasValues<Row>(base)(now) : base.version === now.version);
