import { connectStorage, createCartStore, createUserStore } from '@venue/shared/stores';

/** Longest delay of a write until it is on the disk, and from there until another tab sees it. */
const LONGEST_DELAY_MS = 20;

/** Local storage as one process sees it: its own writes at once, those of other processes when they arrive. */
class FakeStorage implements Storage {
  /** Own writes that are not on the disk yet. Until then this process reads them, whatever others write. */
  readonly unconfirmed: string[] = [];
  constructor(
    readonly cache: Map<string, string>,
    readonly send: (key: string, text: string | null) => void,
  ) {}
  get length() {
    return this.cache.size;
  }
  key(index: number) {
    return [...this.cache.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.cache.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.cache.get(key) === text) return;
    this.cache.set(key, text);
    this.unconfirmed.push(key);
    this.send(key, text);
  }
  removeItem(key: string) {
    if (!this.cache.delete(key)) return;
    this.unconfirmed.push(key);
    this.send(key, null);
  }
  clear() {
    for (const key of [...this.cache.keys()]) this.removeItem(key);
  }
}

type FakeTab = ReturnType<ReturnType<typeof createFakeBrowser>['openTab']>;
export type { FakeTab };

/**
 * For tests with fake timers: a browser whose tabs are separate processes. A write takes up to 20 ms to reach the disk
 * and up to 20 ms from there to the other tabs, in order.
 */
export function createFakeBrowser(random: () => number) {
  const disk = new Map<string, string>();
  const processes = new Set<{ receive: (from: FakeStorage, key: string, text: string | null) => void }>();

  /** A queue that runs actions in order, each after its own delay. */
  function createLine() {
    let free = 0;
    return (action: () => void) => {
      free = Math.max(free, Date.now() + 1 + random() * (LONGEST_DELAY_MS - 1));
      setTimeout(action, free - Date.now());
    };
  }
  const toDisk = createLine();

  function write(from: FakeStorage, key: string, text: string | null) {
    toDisk(() => {
      if (text === null) disk.delete(key);
      else disk.set(key, text);
      for (const { receive } of processes) receive(from, key, text);
    });
  }

  function openTab({ connected = true } = {}) {
    const page = new EventTarget();
    const storage: FakeStorage = new FakeStorage(new Map(disk), (key, text) => write(storage, key, text));
    const stores = { user: createUserStore(), cart: createCartStore() };
    const toTab = createLine();
    let isFrozen = false;
    const process = {
      receive: (from: FakeStorage, key: string, text: string | null) =>
        toTab(() => {
          if (from === storage) {
            storage.unconfirmed.splice(storage.unconfirmed.indexOf(key), 1);
            return;
          }
          if (!storage.unconfirmed.includes(key)) {
            if (text === null) storage.cache.delete(key);
            else storage.cache.set(key, text);
          }
          if (!isFrozen) page.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
        }),
    };
    processes.add(process);
    const disconnect = connected ? connectStorage(stores, { storage, page }) : () => undefined;
    return {
      ...stores,
      storage,
      isFrozen: () => isFrozen,
      /** Puts the tab into the back/forward cache, where no event arrives. */
      freeze() {
        isFrozen = true;
      },
      thaw() {
        isFrozen = false;
        page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      },
      close() {
        disconnect();
        processes.delete(process);
      },
    };
  }

  return { disk, openTab };
}

/** A reproducible sequence of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
