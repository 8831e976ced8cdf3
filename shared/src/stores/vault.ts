/** Local storage that never throws and never lets unreadable content be overwritten before it is kept. */
export interface Vault {
  read: (key: string) => string | null;
  /** Null removes the key. False when the browser refused. */
  write: (key: string, text: string | null) => boolean;
  /** Keeps unreadable content under `<key>.corrupt`; what was there moves to `<key>.corrupt.2`, `.3`, … */
  setAside: (key: string, text: string) => void;
}

export function createVault(storage: Storage | null): Vault {
  /** Content that could not be kept yet: its key must not be written. */
  const endangered = new Map<string, string>();

  function read(key: string) {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function put(key: string, text: string | null) {
    try {
      if (!storage) return false;
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  function keep(key: string, text: string): boolean {
    const place = `${key}.corrupt`;
    let next = 2;
    for (let older = read(place); older !== null; older = read(`${place}.${next++}`))
      if (older === text) return true;
    const newest = read(place);
    return (newest === null || put(`${place}.${next - 1}`, newest)) && put(place, text);
  }

  function setAside(key: string, text: string) {
    if (keep(key, text)) endangered.delete(key);
    else endangered.set(key, text);
  }

  return {
    read,
    setAside,
    write(key, text) {
      const waiting = endangered.get(key);
      if (waiting !== undefined) setAside(key, waiting);
      return !endangered.has(key) && put(key, text);
    },
  };
}
