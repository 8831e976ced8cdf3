import type { Failure, Refused } from './failures';

/** Where the rows on screen come from, and so where a change goes. */
export type DataSource =
  | 'live'
  /** The server is there but nobody signed in to it. */
  | 'sample'
  /** The server can't be reached: samples, or the live rows loaded before, with edits in memory. */
  | 'offline'
  /** Screens without a server call (requirements 7, Without a server call: admin menu items). */
  | 'this-device';

/** The words of the source chip and of the banner, where the state needs one. */
export const SOURCE_WORDS: Record<DataSource, { chip: string; banner?: string }> = {
  live: { chip: 'Live server' },
  sample: { chip: 'Sample data: sign in to the live server' },
  offline: {
    chip: 'Working offline',
    banner: 'Working offline: changes stay on this device until you reload',
  },
  'this-device': { chip: 'This device only: lost on reload' },
};

/** A change that lives in memory only. */
export interface UnsavedChange {
  id: string;
  /** As a person would name it, with what was typed: `Edited event “Jazz Night”: price 1800`. */
  summary: string;
}

/** One entity's list as a screen sees it. A new object on every change, the same one in between. */
export interface ListState<Row> {
  /** `failed`: the server refused the list; unreachable servers end in `ready` with a fallback. */
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until the first answer. */
  source: DataSource | null;
  rows: readonly Row[];
  /**
   * Whose records the rows are. When it changes, a row with an id seen before is another record: whatever was chosen
   * or opened by id is over.
   */
  origin: 'samples' | 'server' | null;
  /** A query is under way while the rows stay on screen. */
  refreshing: boolean;
  /** Why the list failed. */
  failure: Refused | null;
  /** Edits in memory, lost on reload. */
  unsaved: readonly UnsavedChange[];
  /** The notice after the live rows returned: what was edited in memory and never reached the server. */
  notSaved: readonly UnsavedChange[];
}

/** How an operation ended. `device`: the server could not be reached and the change is in memory only. */
export type Outcome<Value> =
  { ok: true; value: Value; saved: 'live' | 'device' } | { ok: false; failure: Failure };

/** What every list offers to its screen. Rows handed to an operation must come from here, uncopied. */
export interface LiveList<Row> {
  subscribe: (listener: () => void) => () => void;
  getState: () => ListState<Row>;
  /** Asks the server; call when a screen opens. Calls during a query share it. */
  load: () => Promise<void>;
  /** The record as it stands now: refetch before a dialog edits it. */
  open: (row: Row) => Promise<Outcome<Row>>;
  /** The single-record query, from the samples where the list falls back to them. */
  get: (id: string) => Promise<Outcome<Row>>;
  dismissNotice: () => void;
}
