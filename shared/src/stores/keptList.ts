import { createStore } from 'zustand/vanilla';
import { listOf } from './parseList';
import { NOT_CONNECTED, persistStore, type StorageState } from './persistStore';
import { browserStorage, createSafeStorage } from './safeStorage';
import type { Shape } from './shapes';

export * from './shapes';

interface KeptState<Entity> extends StorageState {
  rows: Entity[];
}

/**
 * A list of records that this device keeps under a key of local storage, beside the stores of the host and by their
 * rules: damaged content is quarantined, and without storage the list lasts as long as the page.
 */
export function createKeptList<Entity extends { id: string }>(key: string, shape: Shape<Entity>) {
  const store = createStore<KeptState<Entity>>(() => ({ rows: [], ...NOT_CONNECTED }));
  let reload: (() => void) | undefined;

  function connect() {
    const field = { name: 'rows' as const, key, parse: listOf(shape) };
    const connection = persistStore<{ rows: Entity[] }>(store, [field], createSafeStorage(browserStorage()));
    window.addEventListener('storage', ({ key: changed }) => connection.reload(changed));
    window.addEventListener('pageshow', () => connection.reload(null));
    return () => connection.reload(null);
  }

  return {
    ...store,
    /** Reads what is stored now; from the first call on every change is saved, and other tabs are followed. Browser only. */
    read() {
      reload ??= connect();
      reload();
    },
  };
}
