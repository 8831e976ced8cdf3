import { type Field, type RecordKind, wordsOf } from '../entities';
import { nextNumber } from '../rules';
import { call, type Call, type TypedDocumentString } from './documents';
import type * as generated from './generated';
import { type Readers, readerOf } from './reading';
import type { Identified, Row } from './rows';
import type { UnsavedEdit } from './unsaved';

/** What the data layer knows of a kind of record. */
export interface Entity<Item extends Identified, Input, Changes = Partial<Input>> extends RecordKind<Item> {
  nameOf: (item: Item) => string;
  /** The fields that the summary of a change tells, by their names in it. */
  labels: Partial<Record<keyof Item, string>>;
  read: (value: unknown) => Item | null;
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

/** What the calls of a kind of record are named after: "Event" of `createEvent`. */
export type EntityName = {
  [Name in keyof typeof generated]: Name extends `Create${infer Kind}Document` ? Kind : never;
}[keyof typeof generated];

/** The documents of a kind of record, as they are generated from the schema. */
interface Documents<Input, Changes> extends Pick<Entity<never, never>['calls'], 'list' | 'one'> {
  create: TypedDocumentString<unknown, { input: Input }>;
  update: TypedDocumentString<unknown, { id: string; input: Changes }>;
  remove: TypedDocumentString<unknown, { id: string }>;
}

/** What a kind of record has of its own: how fields that are not listed are read, and what does not follow from the others. */
interface Own<Item extends Identified, Input, Changes> extends Partial<
  Pick<Entity<Item, Input, Changes>, 'make' | 'recognizedBy'>
> {
  read?: Partial<Readers<Item>>;
  calls?: Partial<Pick<Entity<Item, Input, Changes>['calls'], 'create' | 'update'>>;
}

const isLong = ([, { kind }]: [string, Field]) => kind === 'text';

/** What a summary calls the fields; long texts come last, and the name stands before all. */
function labelsOf<Item>(fields: RecordKind<Item>['fields']) {
  const told = Object.entries(fields).filter(([, { kind }]) => kind !== 'name');
  const ordered = [...told.filter((each) => !isLong(each)), ...told.filter(isLong)];
  return Object.fromEntries(ordered.map(([name, { word = wordsOf(name) }]) => [name, word])) as Entity<
    Item & Identified,
    never
  >['labels']; // by the names of its fields
}

/** A kind of record as the data layer works with it: what is read and told of it follows from its fields. */
export function entityOf<
  Item extends Identified,
  Input extends object = Omit<Item, 'id'>,
  Changes extends object = Partial<Input>,
>(
  kind: RecordKind<Item>,
  documents: Documents<NoInfer<Input>, NoInfer<Changes>>,
  { read, calls, ...own }: Own<Item, Input, Changes> = {},
): Entity<Item, Input, Changes> {
  const { fields } = kind;
  const named = Object.entries(fields).find(([, field]) => field.kind === 'name')?.[0] ?? 'id';
  const { list, create, update, remove } = documents;
  return {
    nameOf: (item) => `“${String(item[named as keyof Item])}”`,
    labels: labelsOf<Item>(fields),
    read: readerOf<Item>(fields, read),
    make: (input, rows) => ({ id: String(nextNumber(rows)), ...input }) as object as Item, // it has what is typed
    ...own,
    ...kind,
    calls: {
      list,
      one: documents.one,
      create: (input) => call(create, { input }),
      update: ({ id }, input) => call(update, { id, input }),
      remove: ({ id }) => call(remove, { id }),
      ...calls,
    },
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
  /** Takes back a deletion. */
  undelete?: boolean;
  /** Only marks what the host has seen of a party, for servers that keep such marks. */
  attendance?: string;
  /** Optimistic update: shown before the answer, rolled back when refused. */
  optimistic?: Partial<Row<Item>>;
}
