import type { ListState, LiveList, Outcome } from './listState';

/** What the data layer knows of a kind of record that no server keeps: a reload resets it. */
interface LocalEntity<Item extends { id: string | number }> {
  samples: () => readonly Item[];
  nextId: (rows: readonly Item[]) => Item['id'];
}

/** The same list as a server's, on this device only (requirements 7, Without a server call). */
export interface LocalRecords<Item extends { id: string | number }> extends LiveList<Item> {
  create: (input: Omit<Item, 'id'>) => Promise<Outcome<Item>>;
  update: (record: Item, changes: Partial<Item>) => Promise<Outcome<Item>>;
  remove: (record: Item) => Promise<Outcome<Item>>;
}

const ON_DEVICE = {
  phase: 'ready',
  source: 'this-device',
  origin: null,
  refreshing: false,
  failure: null,
  unsaved: [],
  notSaved: [],
  sent: [],
} as const;

export function createLocalRecords<Item extends { id: string | number }>({
  samples,
  nextId,
}: LocalEntity<Item>): LocalRecords<Item> {
  const start = samples();
  let state: ListState<Item> = { ...ON_DEVICE, rows: start };
  const listeners = new Set<() => void>();
  const done = (value: Item): Promise<Outcome<Item>> => Promise.resolve({ ok: true, value, saved: 'device' });
  const keep = (value: Item, change: (rows: readonly Item[]) => readonly Item[]) => {
    state = { ...state, rows: change(state.rows) };
    listeners.forEach((listener) => listener());
    return done(value);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    // A change that was taken back is none.
    isUnsaved: () => JSON.stringify(state.rows) !== JSON.stringify(start),
    load: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    clear: () => undefined,
    open: done,
    dismissNotice: () => undefined,
    create(input) {
      // All other fields are in the input.
      const record = { ...input, id: nextId(state.rows) } as Item;
      return keep(record, (rows) => [...rows, record]);
    },
    update(record, changes) {
      const updated = { ...record, ...changes };
      return keep(updated, (rows) => rows.map((row) => (row.id === record.id ? updated : row)));
    },
    remove: (record) => keep(record, (rows) => rows.filter(({ id }) => id !== record.id)),
  };
}
