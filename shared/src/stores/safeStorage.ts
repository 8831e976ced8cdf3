/** Local storage that never throws and never overwrites unreadable content before it is quarantined. */
export interface SafeStorage {
  read: (key: string) => string | null;
  /** Null removes the key. Returns false when the browser refused. */
  write: (key: string, text: string | null) => boolean;
  /** Copies unreadable content to `<key>.corrupt`, where the first copy stays. */
  quarantine: (key: string, text: string) => void;
  /** Removes a key and its quarantined copy. */
  erase: (key: string) => void;
}

/** Local storage, or null where the browser blocks it. Browser only. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** @param storage Null makes every write fail. */
export function createSafeStorage(storage: Storage | null): SafeStorage {
  /** Unreadable content by key that could not be copied yet, because storage was full. */
  const pendingQuarantine = new Map<string, string>();

  function attempt<T>(action: (storage: Storage) => T, refused: T): T {
    try {
      return storage ? action(storage) : refused;
    } catch {
      return refused;
    }
  }

  const read = (key: string) => attempt((open) => open.getItem(key), null);

  const put = (key: string, text: string | null) =>
    attempt((open) => {
      if (text === null) open.removeItem(key);
      else open.setItem(key, text);
      return true;
    }, false);

  function quarantine(key: string, text: string) {
    const copy = `${key}.corrupt`;
    if (read(copy) !== null || put(copy, text)) pendingQuarantine.delete(key);
    else pendingQuarantine.set(key, text);
  }

  return {
    read,
    quarantine,
    write(key, text) {
      const pending = pendingQuarantine.get(key);
      if (pending !== undefined) quarantine(key, pending);
      return !pendingQuarantine.has(key) && put(key, text);
    },
    erase(key) {
      pendingQuarantine.delete(key);
      put(key, null);
      put(`${key}.corrupt`, null);
    },
  };
}
