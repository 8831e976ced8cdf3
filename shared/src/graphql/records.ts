import type { HistoryEntry } from './answer';
import { describeChange } from './describeChange';
import type { Entity } from './entity';
import { createList, type ListContext } from './list';
import { createMutations, type Mutate } from './listMutations';
import type { LiveList, Outcome } from './listState';
import type { Identified, Row } from './rows';
import { hasValues } from './unsaved';

/** The records of a kind, as the admin console edits them. */
export interface Records<Item extends Identified, Input, Changes = Partial<Input>> extends LiveList<
  Row<Item>
> {
  /** The single-record query, from the samples where the list falls back to them. */
  get: (id: string) => Promise<Outcome<Row<Item>>>;
  create: (input: Input) => Promise<Outcome<Row<Item>>>;
  update: (record: Row<Item>, changes: Changes) => Promise<Outcome<Row<Item>>>;
  remove: (record: Row<Item>) => Promise<Outcome<Row<Item>>>;
  /** Whether the server takes deletions back. */
  canUndelete: () => boolean;
  /** Takes back a deletion, as often as it is asked for. */
  undelete: (record: Row<Item>) => Promise<Outcome<Row<Item>>>;
  /** Who changed a record, and when, as `get` was told. */
  historyOf: (id: string) => readonly HistoryEntry[];
}

/** The list of a kind of record with what changes it, and the way to further mutations. */
export function createRecords<Item extends Identified, Input extends object, Changes extends Partial<Item>>(
  context: ListContext,
  entity: Entity<Item, Input, Changes>,
) {
  const { one, nameOf, labels, read, make, recognizedBy = (input): Partial<Item> => input, calls } = entity;
  const list = createList(context, entity);
  const mutate: Mutate<Item> = createMutations(list);
  const named = (verb: string) => (item: Item) => `${verb} ${one} ${nameOf(item)}`;
  const describe = (verb: string) => (item: Item, before: Item | null) =>
    named(verb)(item) + describeChange(item, before, labels);
  const records: Records<Item, Input, Changes> = {
    ...list.api,
    create: (input) =>
      mutate(null, {
        kind: 'added',
        call: calls.create(input),
        summary: describe('Added'),
        inMemory: (_, rows) => make(input, rows, context.now()),
        fromServer: (value) => read(value) ?? undefined,
        isReflectedIn: hasValues(recognizedBy(input)),
      }),
    update(record, changes) {
      // Nothing to send, and no new version for others to be in conflict with.
      if (Object.keys(changes).length === 0)
        return Promise.resolve({
          ok: true,
          value: record,
          saved: record.origin === 'server' ? 'live' : 'device',
        });
      return mutate(record, {
        kind: 'edited',
        call: calls.update(record, changes),
        summary: describe('Edited'),
        inMemory: (current) => current && { ...current, ...changes },
        fromServer: (value) => read(value) ?? undefined,
        isReflectedIn: hasValues(changes),
      });
    },
    remove: (record) =>
      mutate(record, {
        kind: 'deleted',
        call: calls.remove(record),
        summary: named('Deleted'),
        inMemory: () => null,
        fromServer: (value) => (value === false ? undefined : null),
        isReflectedIn: () => true,
      }),
    canUndelete: () => list.isLive() && list.extras()?.undelete === true,
    undelete: (record) =>
      mutate(record, {
        kind: 'edited',
        call: calls.update(record, {} as Changes), // none
        summary: named('Restored'),
        inMemory: () => null,
        fromServer: (value) => read(value) ?? undefined,
        isReflectedIn: () => true,
        undelete: true,
      }),
  };
  return { list, mutate, records };
}
