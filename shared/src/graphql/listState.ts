import type { Failure, Refused } from './failures';

/** Where the rows on screen come from. It decides where a change is sent. */
export type DataSource =
  | 'live'
  /** The server answers, but nobody is signed in to it. */
  | 'sample'
  /** The rows were live on this page; the server now wants a sign-in. */
  | 'signed-out'
  /** The server is unreachable. The rows are samples, or live rows that were loaded before, with edits in memory. */
  | 'offline'
  /** Screens without a server call (requirements 7, Without a server call: admin menu items). */
  | 'this-device';

/** Labels of the source chip, and of the banner where a source has one. */
export const SOURCE_LABELS: Record<DataSource, { chip: string; banner?: string }> = {
  live: { chip: 'Live server' },
  sample: { chip: 'Sample data: sign in to the live server' },
  'signed-out': {
    chip: 'Signed out of the live server',
    banner: 'You are signed out: these rows may be out of date',
  },
  offline: {
    chip: 'Working offline',
    banner: 'Working offline: changes stay on this device until you reload',
  },
  'this-device': { chip: 'This device only: lost on reload' },
};

/** A change that exists in memory only. */
export interface UnsavedChange {
  id: string;
  /** The change in a person's words, with what was typed: `Edited event “Jazz Night”: price 1800`. */
  summary: string;
}

/** A change that was made without the server and is not on it. */
export interface NotSavedChange extends UnsavedChange {
  /** Sends it all the same; absent where there is no record to send it for. */
  send?: () => void;
}

/** One entity's list as a screen sees it. It is immutable: every change makes a new object. */
export interface ListState<Row> {
  /** `failed`: the server refused the query. An unreachable server ends in `ready` with the fallback. */
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until the first answer. */
  source: DataSource | null;
  rows: readonly Row[];
  /**
   * Whose records the rows are. When it changes, the same id means another record, so selections and open dialogs that
   * refer to an id end.
   */
  origin: 'samples' | 'server' | null;
  /** A query is running while rows are already on screen. */
  refreshing: boolean;
  /** Why the list failed. */
  failure: Refused | null;
  /** Edits in memory, lost on reload. */
  unsaved: readonly UnsavedChange[];
  /** Edits in memory that did not reach the server, for the notice after the live rows have returned. */
  notSaved: readonly NotSavedChange[];
  /** Edits in memory that were sent when the server was back, for the same notice. */
  sent: readonly UnsavedChange[];
}

/** How an operation ended. `device`: the server was unreachable and the change exists in memory only. */
export type Outcome<Value> =
  { ok: true; value: Value; saved: 'live' | 'device' } | { ok: false; failure: Failure };

/** The fields of a record that were changed on this page; `all` of one that was added or deleted here. */
export type ChangedHere = ReadonlySet<string> | 'all';

/** What every list offers to its screen. */
export interface LiveList<Row> {
  subscribe: (listener: () => void) => () => void;
  getState: () => ListState<Row>;
  /** Queries the server; called when a screen opens. Calls during a query share it. */
  load: () => Promise<void>;
  /** The same for a list that is on screen: what others have changed since, from servers that can tell. */
  refresh: () => Promise<void>;
  /** Forgets the rows, as the person who was allowed to see them has signed out. */
  clear: () => void;
  /** The record as it stands now: refetch before a dialog edits it. */
  open: (row: Row) => Promise<Outcome<Row>>;
  dismissNotice: () => void;
  /** What was changed of a record on this page; absent where nobody else can change any. */
  changedHere?: (row: Row) => ChangedHere | undefined;
  /** Whether a reload would lose changes. */
  isUnsaved: () => boolean;
}
