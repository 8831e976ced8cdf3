import { refused, type Refused } from './failures';
import type { Identified, Row } from './rows';

const CONFLICT = refused('CONFLICT', 'Somebody else saved this record after you opened it.');

/**
 * What this device did to records, so that nobody is in conflict with their own changes: a dialog that was opened
 * before one of them is based on the record after it.
 */
export function createOwnChanges<Item extends Identified>(read: (value: unknown) => Item | null) {
  const after = new Map<string, Row<Item>>();
  const unanswered = new Map<string, string[]>();
  const contentOf = (item: Item) => JSON.stringify(read(item));
  const stateOf = (row: Row<Item>) => `${row.id} ${row.version ?? contentOf(row)}`;

  /** The record after the changes that followed this row's state. */
  function latest(row: Row<Item>): Row<Item> {
    const next = after.get(stateOf(row));
    return next ? latest(next) : row;
  }

  return {
    latest,
    /** The server made a change of ours. A state that is reached again has nothing after it. */
    saved(before: Row<Item>, now: Row<Item>) {
      unanswered.delete(now.id);
      if (stateOf(before) !== stateOf(now)) after.set(stateOf(before), now);
      after.delete(stateOf(now));
    },
    /** A change got no answer, so the server may hold the record before or after it. */
    unanswered: (before: Row<Item>, change: Item | null) =>
      void unanswered.set(before.id, [contentOf(before), ...(change ? [contentOf(change)] : [])]),
    /** For servers without versions: whether the record that the server holds now is another one than ours. */
    conflict(row: Row<Item>, now: Item): Refused | null {
      const isOurs = contentOf(now) === contentOf(row) || unanswered.get(row.id)?.includes(contentOf(now));
      return isOurs ? null : CONFLICT;
    },
  };
}
