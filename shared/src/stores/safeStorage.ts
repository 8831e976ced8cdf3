/** Local storage that never throws and never overwrites unreadable content before it is quarantined. */
export interface SafeStorage {
  read: (key: string) => string | null;
  /** Null removes the key. Returns false when the browser refused. */
  write: (key: string, text: string | null) => boolean;
  /** Copies unreadable content to `<key>.corrupt`. An earlier copy moves to `<key>.corrupt.2`, `.3`, … */
  quarantine: (key: string, text: string) => void;
  /** Removes a key and its quarantined copies. */
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

  function copyToQuarantine(key: string, text: string): boolean {
    const newest = `${key}.corrupt`;
    let next = 2;
    for (let older = read(newest); older !== null; older = read(`${newest}.${next++}`))
      if (older === text) return true;
    const moved = read(newest);
    return (moved === null || put(`${newest}.${next - 1}`, moved)) && put(newest, text);
  }

  function quarantine(key: string, text: string) {
    if (copyToQuarantine(key, text)) pendingQuarantine.delete(key);
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
      const own = new RegExp(`^${key}(\\.corrupt(\\.\\d+)?)?$`);
      const names = attempt((open) => Array.from({ length: open.length }, (_, at) => open.key(at) ?? ''), []);
      for (const name of names) if (own.test(name)) put(name, null);
    },
  };
}
