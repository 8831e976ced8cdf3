import type { SafeStorage } from './safeStorage';

/** What a store says about local storage beside its values, and its one action on it. */
export interface StorageState {
  /** False until the stored values are there: on the server and while hydrating. */
  ready: boolean;
  /** Keys whose content was unreadable and was quarantined under `<key>.corrupt`. */
  setAside: string[];
  /** A write was refused (quota, blocked storage): what is shown lives in this tab only. */
  storageFailed: boolean;
  /** Empties the store and removes its keys from this browser, with what was quarantined of them. */
  erase: () => void;
}

/** Before the storage is connected there is nothing to erase. */
export const NOT_CONNECTED: StorageState = {
  ready: false,
  setAside: [],
  storageFailed: false,
  erase: () => undefined,
};

/** What could be used of a stored value; damaged when something of it could not. */
export interface Parsed<Value> {
  value: Value;
  isDamaged: boolean;
}

interface FieldOf<Values, Name extends keyof Values> {
  name: Name;
  /** Key in local storage. */
  key: string;
  /** Null when nothing could be used. */
  parse: (stored: unknown) => Parsed<Values[Name]> | null;
  /** Another key that holds a credential and is removed together with this one. */
  credentialKey?: string;
}

/** One field of a store's state and the key it is stored under. */
export type StoredField<Values> = { [Name in keyof Values]: FieldOf<Values, Name> }[keyof Values];

/** As much of a zustand store as persisting needs. */
interface PersistableStore<Values> {
  getState(): Values & StorageState;
  getInitialState(): Values;
  setState(values: Partial<Values> | Partial<StorageState>): void;
  subscribe(listener: () => void): () => void;
}

/** Null, like a missing key, is no JSON. */
const serialize = (value: unknown) => (value === null ? null : JSON.stringify(value));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Fills a store with what is stored and sets it ready; from then on saves every change of a field.
 * @returns `reload` takes over what another tab has stored under a key; null means all keys.
 */
export function persistStore<Values extends object>(
  store: PersistableStore<Values>,
  fields: StoredField<Values>[],
  storage: SafeStorage,
) {
  /** The values that this tab and storage agree on. */
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
    // What could not be saved exists only in this tab's memory, so it stays there.
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
