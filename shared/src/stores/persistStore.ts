import type { SafeStorage } from './safeStorage';

/** State of a store's persistence, beside its values, and the action that erases it. */
export interface StorageState {
  /** False until the stored values are read: on the server and while hydrating. */
  ready: boolean;
  /** Keys whose content was unreadable and is quarantined under `<key>.corrupt`. The name is part of the stores' contract. */
  setAside: string[];
  /** A write failed (quota, blocked storage), so the current values exist in this tab only. */
  storageFailed: boolean;
  /** Empties the store and removes its keys and their quarantined copies from this browser. */
  erase: () => void;
}

/** The state before the storage is connected, when there is nothing to erase. */
export const NOT_CONNECTED: StorageState = {
  ready: false,
  setAside: [],
  storageFailed: false,
  erase: () => undefined,
};

/** The usable part of a stored value; `isDamaged` when some of it was not usable. */
export interface Parsed<Value> {
  value: Value;
  isDamaged: boolean;
}

interface FieldOf<Values, Name extends keyof Values> {
  name: Name;
  /** Key in local storage. */
  key: string;
  /** Null when nothing of the stored value is usable. */
  parse: (stored: unknown) => Parsed<Values[Name]> | null;
  /** Key of a credential that is removed together with this one. */
  credentialKey?: string;
}

/** One field of a store's state and the local storage key of it. */
export type StoredField<Values> = { [Name in keyof Values]: FieldOf<Values, Name> }[keyof Values];

/** The part of a zustand store that persistence needs. */
interface PersistableStore<Values> {
  getState(): Values & StorageState;
  getInitialState(): Values;
  setState(values: Partial<Values> | Partial<StorageState>): void;
  subscribe(listener: () => void): () => void;
}

/** Null is stored by removing the key. */
const serialize = (value: unknown) => (value === null ? null : JSON.stringify(value));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Fills a store with the stored values and sets it ready. From then on every change of a field is saved.
 * @returns `reload` reads a key again that another tab has written; null reads all keys.
 */
export function persistStore<Values extends object>(
  store: PersistableStore<Values>,
  fields: StoredField<Values>[],
  storage: SafeStorage,
) {
  /** The values as they were last read from or written to storage. */
  let saved: Values = store.getState();
  const isUnsaved = ({ name }: StoredField<Values>) => store.getState()[name] !== saved[name];

  function write({ key, name, credentialKey }: StoredField<Values>) {
    const value = store.getState()[name];
    if (!storage.write(key, serialize(value))) return;
    if (value === null && credentialKey) storage.write(credentialKey, null);
    saved = { ...saved, [name]: value };
  }

  function save() {
    fields.filter(isUnsaved).forEach(write);
    const storageFailed = fields.some(isUnsaved);
    if (storageFailed !== store.getState().storageFailed) store.setState({ storageFailed });
  }

  function load(field: StoredField<Values>) {
    const { key, name, parse } = field;
    const state = store.getState();
    const text = storage.read(key);
    // A value that could not be saved exists only in this tab's memory, so it is not replaced.
    if (isUnsaved(field) || text === serialize(state[name])) return;
    const empty = { value: store.getInitialState()[name], isDamaged: false };
    const parsed = text === null ? empty : parse(parseJson(text));
    if (text !== null && (!parsed || parsed.isDamaged)) {
      storage.quarantine(key, text);
      store.setState({ setAside: [...new Set([...state.setAside, key])] });
    }
    if (parsed) {
      saved = { ...saved, [name]: parsed.value };
      store.setState({ [name]: parsed.value });
    } else if (state.ready) write(field);
  }

  function erase() {
    for (const { key, credentialKey } of fields) {
      storage.erase(key);
      if (credentialKey) storage.erase(credentialKey);
    }
    saved = store.getState();
    fields.forEach(load);
    store.setState({ setAside: [], storageFailed: false });
  }

  fields.forEach(load);
  store.setState({ ready: true, erase });
  const disconnect = store.subscribe(save);
  const reload = (changed: string | null) =>
    fields.filter(({ key }) => changed === null || changed === key).forEach(load);
  return { reload, disconnect };
}
