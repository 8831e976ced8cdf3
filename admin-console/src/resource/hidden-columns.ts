const DATABASE = 'venue-console';
const STORE = 'hidden-columns';

type Hidden = readonly string[];
const NONE: Hidden = [];

/** Which columns each person hides in each table. */
const memory = new Map<string, Hidden>();
const listeners = new Set<() => void>();
let isRead = false;

/** Runs one request on the browser's database; null where there is none (private windows, old browsers). */
function request<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null);
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
    opening.onerror = () => resolve(null);
    opening.onsuccess = () => {
      const database = opening.result;
      const asked = work(database.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => resolve(null);
      asked.transaction?.addEventListener('complete', () => database.close());
    };
  });
}

const tell = () => listeners.forEach((listener) => listener());
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

async function read() {
  isRead = true;
  const keys = await request('readonly', (store) => store.getAllKeys());
  const values = await request<unknown[]>('readonly', (store) => store.getAll());
  keys?.forEach((key, index) => {
    const value = values?.[index];
    if (typeof key === 'string' && isNames(value) && !memory.has(key)) memory.set(key, value);
  });
  tell();
}

/**
 * A person's choice of columns, kept in the browser's database: local storage holds the keys of the specification
 * only (decisions: local storage keys).
 */
export const hiddenColumns = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    if (!isRead) void read();
    return () => void listeners.delete(listener);
  },
  of: (table: string): Hidden => memory.get(table) ?? NONE,
  set(table: string, hidden: Hidden) {
    memory.set(table, hidden);
    tell();
    void request('readwrite', (store) => store.put([...hidden], table));
  },
};
