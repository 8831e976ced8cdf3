import { type Failure, needsLiveSignIn, refused } from './failures';
import type { LiveList, Outcome } from './listState';
import { readRows } from './reading';
import type { Identified } from './records';
import type { TypedDocument } from './typedDocument';
import type { ListStore } from './listStore';

const NO_RECORD = refused('NOT_FOUND', 'There is no such record.');
const NO_LIST = refused('NO_DATA', "The server's answer is not a list.");

/** The single-record queries of a list, with the same fallback as the list itself. */
export function createListQueries<Row extends Identified>(store: ListStore<Row>) {
  const { client, one, readRow, records, publish, getState, load, subscribe } = store;

  /** The outcome of a failed query: the rows in memory, unless the server refused. */
  function fallBack<Value>(failure: Failure, inMemory: () => Value | undefined): Outcome<Value> {
    const silent = failure.kind === 'unreachable';
    if (!silent && !(needsLiveSignIn(failure) && records.kind() !== 'live')) return { ok: false, failure };
    store.ensureRows();
    publish({ source: silent ? 'offline' : 'sample' });
    const value = inMemory();
    return value === undefined ? { ok: false, failure: NO_RECORD } : { ok: true, value, saved: 'device' };
  }

  /** A query succeeded, so a list that works from memory returns to the live rows. */
  async function reloadIfOffline() {
    const { phase, source } = getState();
    if (phase === 'ready' && source !== 'live') await load();
  }

  async function get(id: string): Promise<Outcome<Row>> {
    const mutationsBefore = store.mutations();
    const answer = await client.request(one, { id });
    const row = answer.failure ? null : readRow(answer.value);
    if (!row) {
      const failure = answer.failure ?? NO_RECORD;
      const missing = failure.kind === 'refused' && failure.code === 'NO_DATA';
      return fallBack(missing ? NO_RECORD : failure, () => records.find(id));
    }
    records.trackServerRow(row, answer.versions[row.id]);
    await reloadIfOffline();
    if (getState().source === 'live' && mutationsBefore === store.mutations()) records.replace(row);
    publish();
    return { ok: true, value: row, saved: 'live' };
  }

  async function readMany<Variables>(
    document: TypedDocument<unknown, Variables>,
    variables: Variables,
    inMemory: (row: Row) => boolean,
  ): Promise<Outcome<Row[]>> {
    const answer = await client.request(document, variables);
    const rows = answer.failure ? null : readRows(answer.value, readRow);
    if (!rows) return fallBack(answer.failure ?? NO_LIST, () => records.rows().filter(inMemory));
    rows.forEach((row) => records.trackServerRow(row, answer.versions[row.id]));
    await reloadIfOffline();
    return { ok: true, value: rows, saved: 'live' };
  }

  const listApi: LiveList<Row> = {
    subscribe,
    getState,
    load,
    get,
    async open(row) {
      if (records.originOf(row).from === 'server') return get(row.id);
      const current = records.find(row.id);
      // The live list may have loaded meanwhile, with another record of that id.
      const isSame = current && records.originOf(current).from === 'device';
      return { ok: true, value: isSame ? current : row, saved: 'device' };
    },
    dismissNotice: () => publish({ notSaved: [] }),
  };
  return { listApi, readMany };
}
