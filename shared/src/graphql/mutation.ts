import type { TypedDocumentString } from './documents';
import { hasValues, type UnsavedEdit } from './unsaved';

/** One mutation, described twice: its effect on the server and its effect in memory. */
export interface Mutation<Item, Variables> {
  kind: UnsavedEdit<Item>['kind'];
  document: TypedDocumentString<unknown, Variables>;
  variables: Variables;
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
  /** On servers without versions, first queries whether somebody else has saved the record meanwhile. */
  checkConflict?: boolean;
}

/** What creations have in common; `inMemory` is the record that this device makes without a server. */
export const creation = <Item extends object>(
  read: (value: unknown) => Item | null,
  saved: Partial<Item>,
  inMemory: (items: readonly Item[]) => Item,
) => ({
  kind: 'added' as const,
  inMemory: (_: Item | null, items: readonly Item[]) => inMemory(items),
  fromServer: (value: unknown) => read(value) ?? undefined,
  isReflectedIn: hasValues(saved),
});

/** What edits of a record's fields have in common. */
export const edit = <Item extends object>(read: (value: unknown) => Item | null, input: Partial<Item>) => ({
  kind: 'edited' as const,
  inMemory: (current: Item | null) => current && { ...current, ...input },
  fromServer: (value: unknown) => read(value) ?? undefined,
  isReflectedIn: hasValues(input),
  checkConflict: true,
});

/** What deletions have in common. */
export const deletion = {
  kind: 'deleted' as const,
  inMemory: () => null,
  fromServer: (value: unknown) => (value === false ? undefined : null),
  isReflectedIn: () => true,
};
