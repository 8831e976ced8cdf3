import { createOperationLog, type Entry, type LogRules, type OperationLog } from './operation-log';

/** A value set from outside the store's own actions: by `setState`, or by a writer that speaks no channel. */
export interface Replacement<V> {
  type: 'replace';
  values: Partial<V>;
  /** Entries that only we hold stay in the lists, unless the new list is empty. */
  unite?: boolean;
}

/** What a store says about storage, beside its values. */
export interface StorageReport {
  /** False until the stored values are there: on the server and while hydrating. */
  ready: boolean;
  /** Storage keys whose content was unreadable and was kept under `<key>.corrupt`. */
  setAside: string[];
  /** A write was refused (quota, blocked storage): what is shown lives in this tab only. */
  storageFailed: boolean;
}

export const NOTHING_READ: StorageReport = { ready: false, setAside: [], storageFailed: false };

/** As much of a zustand store as a replica needs. */
export interface ShownStore<V> {
  getState(): V;
  setState(values: Partial<V>): void;
  subscribe(listener: (state: V, previous: V) => void): () => void;
}

type Listener<V, O> = (previous: V, entry?: Entry<O | Replacement<V>>) => void;

/** Joins a store to the log of its changes. */
export interface Replica<V, O> {
  log: OperationLog<V, O | Replacement<V>>;
  /** Makes a change in this tab and shows it. */
  perform: (operation: O | Replacement<V>) => Entry<O | Replacement<V>>;
  /** Runs what changes the log by other means (start, receive, merge) and shows the outcome. */
  update: (change: () => void) => void;
  /** Called after every change, with the values before it and, for a change made here, its entry. */
  listen: (listener: Listener<V, O>) => () => void;
  /** From here on the store shows the log, and a `setState` from outside becomes part of it. */
  attach: (store: ShownStore<V>) => void;
}

const isList = (value: unknown): value is { id: unknown }[] => Array.isArray(value) && value.length > 0;

function unite(mine: unknown, theirs: unknown): unknown {
  if (!isList(mine) || !isList(theirs)) return theirs;
  const known = new Map(theirs.map((entry) => [entry.id, entry]));
  const kept = mine.map((entry) => known.get(entry.id) ?? entry);
  const ids = new Set(mine.map(({ id }) => id));
  return [...kept, ...theirs.filter(({ id }) => !ids.has(id))];
}

function replace<V extends object>(values: V, replacement: Replacement<V>): V {
  const merged = { ...values, ...replacement.values };
  if (!replacement.unite) return merged;
  const names = Object.keys(replacement.values) as (keyof V)[];
  for (const name of names) merged[name] = unite(values[name], merged[name]) as V[keyof V];
  return merged;
}

const isReplacement = <V>(operation: { type: string }): operation is Replacement<V> =>
  operation.type === 'replace';

export function createReplica<V extends object, O extends { type: string }>(
  rules: LogRules<V, O>,
): Replica<V, O> {
  const log = createOperationLog<V, O | Replacement<V>>({
    ...rules,
    apply: (values, { operation, ...stamp }) =>
      isReplacement<V>(operation) ? replace(values, operation) : rules.apply(values, { ...stamp, operation }),
  });
  const listeners = new Set<Listener<V, O>>();
  let shown: ShownStore<V> | null = null;
  let showing = false;

  function show() {
    showing = true;
    try {
      shown?.setState(log.values());
    } finally {
      showing = false;
    }
  }

  function perform(operation: O | Replacement<V>) {
    const previous = log.values();
    const entry = log.record(operation);
    show();
    listeners.forEach((listener) => listener(previous, entry));
    return entry;
  }

  return {
    log,
    perform,
    update(change) {
      const previous = log.values();
      change();
      if (log.values() === previous) return;
      show();
      listeners.forEach((listener) => listener(previous));
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(store) {
      shown = store;
      const names = Object.keys(rules.empty) as (keyof V)[];
      store.subscribe((state, previous) => {
        if (showing) return;
        const changed = names.filter((name) => state[name] !== previous[name]);
        if (changed.length === 0) return;
        const values: Partial<V> = {};
        for (const name of changed) values[name] = state[name];
        perform({ type: 'replace', values });
      });
    },
  };
}
