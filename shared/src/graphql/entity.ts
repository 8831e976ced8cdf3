import type { Call, TypedDocumentString } from './documents';
import type { Identified, Row } from './rows';
import type { UnsavedEdit } from './unsaved';

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
  /** Takes back a deletion. */
  undelete?: boolean;
  /** Only marks what the host has seen of a party, for servers that keep such marks. */
  attendance?: string;
  /** Optimistic update: shown before the answer, rolled back when refused. */
  optimistic?: Partial<Row<Item>>;
}
