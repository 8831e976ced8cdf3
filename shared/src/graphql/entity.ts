import { describeChange } from './describeChange';
import type { Call, TypedDocumentString } from './documents';
import { createList, type ListContext } from './list';
import { createMutations, type Mutate } from './listMutations';
import type { LiveList, Outcome } from './listState';
import type { Identified, Row } from './rows';
import { hasValues, type UnsavedEdit } from './unsaved';

/** What the data layer knows of a kind of record. */
export interface Entity<Item extends Identified, Input, Changes = Partial<Input>> {
  /** The first part of its keys in the cache: "events". */
  name: string;
  /** "event", and what one of them is called: for the summary of a change. */
  one: string;
  nameOf: (item: Item) => string;
  /** The fields that a summary tells, by their names in it. */
  labels: Partial<Record<keyof Item, string>>;
  read: (value: unknown) => Item | null;
  samples: (now: Date) => Item[];
  /** The samples are shown while the first load is pending and when it fails. */
  startsWithSamples?: boolean;
  /** The record that this device makes of what was typed, without a server. */
  make: (input: Input, rows: readonly Item[], now: Date) => Item;
  /** By what the new record is recognised among the server's. */
  recognizedBy?: (input: Input) => Partial<Item>;
  calls: {
    list: TypedDocumentString<unknown, Record<string, never>>;
    one: TypedDocumentString<unknown, { id: string }>;
    create: (input: Input) => Call;
    update: (item: Item, changes: Changes) => Call;
    remove: (item: Item) => Call;
  };
}

/** One mutation, described twice: its effect on the server and its effect in memory. */
export interface Mutation<Item> {
  kind: UnsavedEdit<Item>['kind'];
  call: Call;
  /** `before` is null for a creation. */
  summary: (item: Item, before: Item | null) => string;
  /** The record after the change in memory; null when it is deleted. `current` is null for a creation. */
  inMemory: (current: Item | null, items: readonly Item[]) => Item | null;
  /** The record after the server's answer; null when it is deleted, undefined when the change did not happen. */
  fromServer: (value: unknown, current: Item | null) => Item | null | undefined;
  /** Whether a live record already contains the change. */
  isReflectedIn: (item: Item) => boolean;
  /** Optimistic update: shown before the answer, rolled back when refused. */
  optimistic?: Partial<Item>;
}

/** The records of a kind, as the admin console edits them. */
export interface Records<Item extends Identified, Input, Changes = Partial<Input>> extends LiveList<
  Row<Item>
> {
  /** The single-record query, from the samples where the list falls back to them. */
  get: (id: string) => Promise<Outcome<Row<Item>>>;
  create: (input: Input) => Promise<Outcome<Row<Item>>>;
  update: (record: Row<Item>, changes: Changes) => Promise<Outcome<Row<Item>>>;
  remove: (record: Row<Item>) => Promise<Outcome<Row<Item>>>;
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
    update: (record, changes) =>
      mutate(record, {
        kind: 'edited',
        call: calls.update(record, changes),
        summary: describe('Edited'),
        inMemory: (current) => current && { ...current, ...changes },
        fromServer: (value) => read(value) ?? undefined,
        isReflectedIn: hasValues(changes),
      }),
    remove: (record) =>
      mutate(record, {
        kind: 'deleted',
        call: calls.remove(record),
        summary: named('Deleted'),
        inMemory: () => null,
        fromServer: (value) => (value === false ? undefined : null),
        isReflectedIn: () => true,
      }),
  };
  return { list, mutate, records };
}
