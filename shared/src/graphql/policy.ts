import { type Failure, needsLiveSignIn, refused } from './failures';
import type { DataSource, ListState, NotSavedChange, UnsavedChange } from './listState';
import type { Mutation } from './entity';
import { changedRow, deviceRow, findRow, type Identified, replaceRow, type Row } from './rows';
import { isSaved, isUnchanged, mergeUnsaved, type UnsavedEdit } from './unsaved';

/*
 * What a list does without a server, or with one that refuses (decisions, Unreachable and refused):
 *
 *                     a query                                      a mutation
 *   unreachable       the rows stay, samples where there are none, is made in memory and listed as unsaved
 *                     and the banner says "working offline"
 *   UNAUTHENTICATED   live rows stay, and the banner says "signed   is refused; on samples it is made in memory
 *                     out"; else the samples
 *   RATE_LIMITED      live rows stay; else as below                is refused with the server's words
 *   other refusals    the query fails with the server's words      is refused with the server's words
 *   answered          live rows; unsaved changes that they do      the server's record takes its row's place
 *                     not contain are sent where nobody else has
 *                     changed the record or signed in meanwhile,
 *                     else named as not saved
 *
 * A row of this device never reaches the server: once the live rows are back, its changes are refused as NOT_LIVE.
 */

/** What the query of a list holds. Immutable. */
export interface Snapshot<Item> {
  source: DataSource | null;
  origin: ListState<Item>['origin'];
  rows: readonly Row<Item>[];
  unsaved: readonly UnsavedEdit<Row<Item>>[];
  notSaved: readonly NotSavedChange[];
  sent: readonly UnsavedChange[];
}

/** Before the first answer. */
export const emptyList = <Item>(): Snapshot<Item> => ({
  source: null,
  origin: null,
  rows: [],
  unsaved: [],
  notSaved: [],
  sent: [],
});

const GONE = refused('NOT_FOUND', 'This row is no longer in the list.');
export const NOT_LIVE = refused(
  'NOT_LIVE',
  'The live list has come back. This row was not on the server, so nothing was sent.',
);

/** The list with samples, where it has no rows yet. */
export function withSamples<Item extends Identified>(
  list: Snapshot<Item>,
  samples: () => Item[],
): Snapshot<Item> {
  return list.origin ? list : { ...list, origin: 'samples', rows: samples().map(deviceRow) };
}

/** The query was answered: live again, without changes in memory. `open` are those that the rows don't contain. */
export function afterAnswer<Item extends Identified>(
  { origin, unsaved, notSaved, sent }: Snapshot<Item>,
  rows: readonly Row<Item>[],
  person?: number,
): { list: Snapshot<Item>; open: OpenChange<Item>[] } {
  const open = unsaved.flatMap((change): OpenChange<Item>[] => {
    const saved = isSaved(change, rows);
    change.onBack(saved);
    if (saved) return [];
    // Nobody makes a change in another person's name without being asked.
    const isOwn = !change.by || !person || change.by === person;
    if (change.kind === 'added')
      return [{ change, now: null, canBeSent: true, isUncontested: origin === 'server' && isOwn }];
    const now = findRow(rows, change.id) ?? null;
    const canBeSent = now !== null && change.knownIds.has(change.id);
    return [{ change, now, canBeSent, isUncontested: canBeSent && isOwn && isUnchanged(change.base, now) }];
  });
  return { list: { source: 'live', origin: 'server', rows, unsaved: [], notSaved, sent }, open };
}

/** A change in memory that the live rows don't contain. */
export interface OpenChange<Item> {
  change: UnsavedEdit<Row<Item>>;
  /** The record to change; null for a creation. */
  now: Row<Item> | null;
  /** Samples and records that are gone can't be changed on the server. */
  canBeSent: boolean;
  /** Nobody else has changed the record meanwhile, nor signed in: nothing to ask. */
  isUncontested: boolean;
}

/** The query failed; null when it was refused, so that nothing steps in. */
export function afterFailedQuery<Item extends Identified>(
  list: Snapshot<Item>,
  failure: Failure,
  samples: () => Item[],
): Snapshot<Item> | null {
  if (failure.kind === 'unreachable') return { ...withSamples(list, samples), source: 'offline' };
  // The next question comes in seconds.
  if (failure.code === 'RATE_LIMITED' && list.origin === 'server') return list;
  if (!needsLiveSignIn(failure)) return null;
  return { ...withSamples(list, samples), source: list.origin === 'server' ? 'signed-out' : 'sample' };
}

/** Where a mutation that failed is made in memory; null when it is refused. */
export function stepsInAfterMutation(
  { origin }: Pick<Snapshot<never>, 'origin'>,
  failure: Failure,
  isCreation: boolean,
): DataSource | null {
  if (failure.kind === 'unreachable') return isCreation || origin === 'server' ? 'offline' : null;
  return isCreation && origin !== 'server' && needsLiveSignIn(failure) ? 'sample' : null;
}

/** Makes a mutation in memory and lists it as unsaved. Throws a refusal when the row is not there to be changed. */
export function changeInMemory<Item extends Identified>(
  list: Snapshot<Item>,
  target: Row<Item> | null,
  mutation: Pick<Mutation<Item>, 'kind' | 'summary' | 'inMemory' | 'isReflectedIn'>,
  after: Pick<UnsavedEdit<Row<Item>>, 'by' | 'onBack' | 'send'>,
): { list: Snapshot<Item>; value: Row<Item> } {
  const { rows } = list;
  const current = (target && findRow(rows, target.id)) ?? null;
  if (target && !current) throw GONE;
  if (target && current?.origin !== target.origin) throw NOT_LIVE;
  const item = mutation.inMemory(current, rows);
  const row = item && changedRow(item, current);
  const value = row ?? current;
  if (!value) throw GONE;
  const unsaved = {
    id: value.id,
    kind: mutation.kind,
    summary: mutation.summary(value, current),
    isReflectedIn: mutation.isReflectedIn,
    knownIds: new Set(rows.flatMap(({ id, origin }) => (origin === 'server' ? [id] : []))),
    base: current,
    ...after,
  };
  const others = row ? replaceRow(rows, row) : rows.filter(({ id }) => id !== value.id);
  return {
    list: {
      ...list,
      rows: row && !current ? [...rows, row] : others,
      unsaved: mergeUnsaved(list.unsaved, unsaved),
    },
    value,
  };
}
