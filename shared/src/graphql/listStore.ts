import { createStore } from 'zustand/vanilla';
import type { Answer } from './answer';
import type { Client } from './client';
import { type Failure, needsLiveSignIn, refused } from './failures';
import type { DataSource, ListState } from './listState';
import { readRows } from './reading';
import { createRecords, type Identified, type Records } from './records';
import type { TypedDocument } from './typedDocument';
import { isSaved, type UnsavedEdit } from './unsaved';

export interface ListOptions<Row extends Identified> {
  client: Client;
  list: TypedDocument<unknown, Record<string, never>>;
  one: TypedDocument<unknown, { id: string }>;
  readRow: (raw: unknown) => Row | null;
  samples: () => Row[];
  /** The stall list shows its samples while the first load is pending and when it fails (requirements 7, Fallback). */
  startsWithSamples?: boolean;
}

/** One entity's list and its rows, on which queries and mutations build. */
export interface ListStore<Row extends Identified> extends Pick<
  ListOptions<Row>,
  'client' | 'one' | 'readRow'
> {
  records: Records<Row>;
  subscribe: (listener: () => void) => () => void;
  getState: () => ListState<Row>;
  load: () => Promise<void>;
  publish: (change?: Partial<ListState<Row>>) => void;
  /** Fills in the samples when there are no rows yet. */
  ensureRows: () => void;
  unsaved: () => readonly UnsavedEdit<Row>[];
  setUnsaved: (unsaved: UnsavedEdit<Row>[], source: DataSource) => void;
  /** How many mutations have ended. A query that was sent before the last one ended is stale. */
  mutations: () => number;
  mutationEnded: () => void;
  /** Whether the server announced that it reads idempotency keys. */
  idempotency: () => boolean;
  /** Waits for a running query that may replace the samples by live rows. */
  settled: () => Promise<void>;
}

function originOf(records: { kind: () => 'none' | 'sample' | 'live' }): ListState<unknown>['origin'] {
  const kind = records.kind();
  if (kind === 'none') return null;
  return kind === 'live' ? 'server' : 'samples';
}

/**
 * A list that is loaded from the server and falls back to samples with edits in memory when the server is unreachable.
 */
export function createListStore<Row extends Identified>(options: ListOptions<Row>): ListStore<Row> {
  const { client, list, one, readRow, samples } = options;
  const records = createRecords<Row>();
  if (options.startsWithSamples) records.showSamples(samples());
  const store = createStore<ListState<Row>>(() => ({
    phase: 'idle',
    source: null,
    rows: records.rows(),
    origin: originOf(records),
    refreshing: false,
    failure: null,
    unsaved: [],
    notSaved: [],
  }));
  let unsaved: readonly UnsavedEdit<Row>[] = [];
  let mutations = 0;
  let idempotency = false;
  let signedIn = false;
  let inFlight: { token: string | null; done: Promise<void> } | null = null;

  const publish = (change: Partial<ListState<Row>> = {}) =>
    store.setState({
      ...change,
      rows: records.rows(),
      origin: originOf(records),
      unsaved: unsaved.map(({ id, summary }) => ({ id, summary })),
    });

  function ensureRows() {
    if (records.kind() === 'none') records.showSamples(samples());
  }

  /** Ends the edits in memory. Those that the live rows don't contain go into the notice. */
  function discardUnsaved(live: readonly Row[]) {
    const lost = unsaved.filter((change) => !isSaved(change, live));
    unsaved.filter((change) => !lost.includes(change)).forEach(({ onSaved }) => onSaved());
    unsaved = [];
    return [...store.getState().notSaved, ...lost.map(({ id, summary }) => ({ id, summary }))];
  }

  function showLive(answer: Answer<unknown>) {
    const rows = readRows(answer.value, readRow);
    if (!rows) return showFailure(refused('NO_DATA', "The server's answer is not a list."));
    const notSaved = discardUnsaved(rows);
    records.showLive(rows, answer.versions);
    idempotency = answer.idempotency;
    publish({ phase: 'ready', source: 'live', refreshing: false, notSaved });
  }

  function showFailure(failure: Failure) {
    const { source, notSaved } = store.getState();
    if (failure.kind === 'unreachable') {
      ensureRows();
      publish({ phase: 'ready', source: 'offline', refreshing: false });
    } else if (needsLiveSignIn(failure)) {
      const nowNotSaved = records.kind() === 'live' ? discardUnsaved([]) : notSaved;
      if (records.kind() !== 'sample') records.showSamples(samples());
      publish({ phase: 'ready', source: 'sample', refreshing: false, notSaved: nowNotSaved });
    } else publish({ phase: 'failed', source: source ?? 'live', refreshing: false, failure });
  }

  /** Live rows and their edits must not outlast the sign-in of the person who was allowed to see them. */
  function clearAfterSignOut() {
    unsaved = [];
    records.clear();
    if (options.startsWithSamples) ensureRows();
    publish({ phase: 'loading', source: null, notSaved: [] });
  }

  async function ask(token: string | null) {
    const current = () => inFlight?.token === token;
    if (token === null && signedIn) clearAfterSignOut();
    signedIn = token !== null;
    publish({
      phase: store.getState().phase === 'ready' ? 'ready' : 'loading',
      refreshing: true,
      failure: null,
    });
    let answer: Answer<unknown>;
    let mutationsBefore: number;
    do {
      mutationsBefore = mutations;
      answer = await client.request(list, {});
    } while (mutationsBefore !== mutations && current());
    if (!current()) return inFlight?.done;
    if (answer.failure) showFailure(answer.failure);
    else showLive(answer);
  }

  function load(): Promise<void> {
    const token = client.token();
    if (inFlight?.token === token) return inFlight.done;
    const query = { token, done: Promise.resolve() };
    inFlight = query;
    query.done = ask(token).finally(() => {
      if (inFlight === query) inFlight = null;
    });
    return query.done;
  }

  return {
    client,
    one,
    readRow,
    records,
    subscribe: store.subscribe,
    getState: store.getState,
    load,
    publish,
    ensureRows,
    unsaved: () => unsaved,
    setUnsaved(changes, source) {
      unsaved = changes;
      publish({ phase: 'ready', source });
    },
    mutations: () => mutations,
    mutationEnded: () => void (mutations += 1),
    idempotency: () => idempotency,
    settled: () => (records.kind() === 'live' ? undefined : inFlight?.done) ?? Promise.resolve(),
  };
}
