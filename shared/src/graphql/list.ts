import type { QueryClient } from '@tanstack/query-core';
import type { Answer, Extras, HistoryEntry } from './answer';
import type { Client } from './client';
import type { TypedDocumentString } from './documents';
import type { Entity } from './entity';
import { type Failure, type Refused, refused } from './failures';
import type { Outcome } from './listState';
import { createView } from './listView';
import { createChangedHere } from './changedHere';
import { createOpenChanges } from './openChanges';
import { afterAnswer, afterFailedQuery, emptyList, type Snapshot, withSamples } from './policy';
import { readRows } from './reading';
import { findRow, type Identified, replaceRow, type Row, serverRow, withChanges } from './rows';

/** What all lists of a page share. */
export interface ListContext {
  client: Client;
  cache: QueryClient;
  now: () => Date;
}

const NO_HISTORY: readonly HistoryEntry[] = [];
const NO_RECORD = refused('NOT_FOUND', 'There is no such record.');
const NO_LIST = refused('NO_DATA', "The server's answer is not a list.");

/** One entity's list: a query whose data is the list with its source, and the mutations that are under way. */
export function createList<Item extends Identified>(
  { client, cache, now }: ListContext,
  entity: Pick<Entity<Item, never>, 'many' | 'read' | 'samples' | 'startsWithSamples'> & {
    calls: Pick<Entity<Item, never>['calls'], 'list' | 'one'>;
  },
) {
  const { many: name, read, calls } = entity;
  const samples = () => entity.samples(now());
  const queryKey = [name];
  const initial = entity.startsWithSamples ? withSamples(emptyList<Item>(), samples) : emptyList<Item>();
  let token: string | null = null;
  let clearings = 0;
  let extras: Extras | null = null;
  /** The next query may be answered with what has changed. */
  let wantsChanges = false;
  const changedHere = createChangedHere<Item>();
  const histories = new Map<string, readonly HistoryEntry[]>();
  /** Returns whether the rows were forgotten since this call: what is still under way is nobody's any more. */
  const watchClearing = () => {
    const before = clearings;
    return () => clearings !== before;
  };

  const snapshot = () => cache.getQueryData<Snapshot<Item>>(queryKey) ?? initial;
  const show = (next: Snapshot<Item>) => void cache.setQueryData(queryKey, next);
  const openChanges = createOpenChanges({ snapshot, show, watchClearing });
  const query = () => cache.getQueryState<Snapshot<Item>, Refused>(queryKey);
  const isFetching = () => query()?.fetchStatus === 'fetching';
  /** A request under way is given up; whoever waits for it waits for the next one. */
  const giveUp = () => void cache.cancelQueries({ queryKey }, { silent: true, revert: false });

  async function queryFn({ signal }: { signal: AbortSignal }) {
    const stamp = wantsChanges && isLive() ? extras?.stamp : null;
    const answer = await client.request(calls.list, {}, { signal, ...(stamp && { changesSince: stamp }) });
    const rows = answer.failure ? null : readRows(answer.value, read);
    if (rows) {
      ({ extras } = answer);
      const read = rows.map((row) => serverRow(row, answer));
      const all = extras.deleted ? withChanges(snapshot().rows, read, extras.deleted) : read;
      const { list, open } = afterAnswer(snapshot(), all, client.person()?.id);
      openChanges.add(open);
      return list;
    }
    const failure = answer.failure ?? NO_LIST;
    const next = afterFailedQuery(snapshot(), failure, samples);
    if (next) return next;
    // Whoever may not see the server's rows any more does not.
    if (failure.kind === 'refused' && failure.code === 'FORBIDDEN' && snapshot().origin === 'server')
      show({ ...snapshot(), rows: [] });
    throw failure;
  }

  const fetch = () =>
    cache.fetchQuery({ queryKey, queryFn, staleTime: 0 }).then(
      () => void openChanges.send(),
      () => undefined, // the query's state says how it failed
    );

  /** Live rows and their edits must not outlast the sign-in of the person who was allowed to see them. */
  function clear() {
    token = null;
    extras = null;
    clearings += 1;
    histories.clear();
    changedHere.clear();
    openChanges.clear();
    giveUp();
    cache.removeQueries({ queryKey });
  }

  function load(changesOnly = false): Promise<void> {
    const current = client.storedToken();
    wantsChanges = changesOnly && current === token;
    if (current === null && token !== null) clear();
    else if (current !== token) giveUp();
    token = current;
    return fetch();
  }

  /** A list that was requested before a mutation ended is out of date, so it is requested again. */
  const reloadIfFetching = () => {
    if (!isFetching()) return;
    giveUp();
    void fetch();
  };

  const isLive = () => query()?.status === 'success' && snapshot().source === 'live';

  /** The server answered, so a list that works from memory returns to the live rows. */
  async function reloadIfOffline() {
    if (query()?.status === 'success' && !isLive()) await load();
  }

  const view = createView({ cache, name, snapshot, query, isQuiet: () => wantsChanges });

  /** The outcome of another query than the list's that failed: the rows in memory, unless the server refused. */
  function fallBack<Value>(failure: Failure, inMemory: () => Value | undefined): Outcome<Value> {
    // Live rows on screen are not given up for a query of one record.
    const keeps = snapshot().origin === 'server' && failure.kind === 'refused';
    const next = keeps ? null : afterFailedQuery(snapshot(), failure, samples);
    if (!next) return { ok: false, failure };
    show(next);
    const value = inMemory();
    return value === undefined ? { ok: false, failure: NO_RECORD } : { ok: true, value, saved: 'device' };
  }

  async function get(id: string): Promise<Outcome<Row<Item>>> {
    const before = findRow(snapshot().rows, id);
    const answer = await client.request(calls.one, { id });
    const item = answer.failure ? null : read(answer.value);
    if (!item) {
      const failure = answer.failure ?? NO_RECORD;
      const missing = failure.kind === 'refused' && failure.code === 'NO_DATA';
      return fallBack(missing ? NO_RECORD : failure, () => findRow(snapshot().rows, id));
    }
    const row = serverRow(item, answer);
    histories.set(id, answer.extras.history);
    await reloadIfOffline();
    // An answer that a change of the row has overtaken is out of date.
    if (isLive() && findRow(snapshot().rows, id) === before)
      show({ ...snapshot(), rows: replaceRow(snapshot().rows, row) });
    return { ok: true, value: row, saved: 'live' };
  }

  return {
    name,
    client,
    cache,
    snapshot,
    show,
    isLive,
    reloadIfFetching,
    watchClearing,
    noteChange: changedHere.note,
    extras: () => extras,
    /** Fills in the samples when there are no rows yet. */
    withRows: () => withSamples(snapshot(), samples),
    /** Waits for a running query that may replace the samples by live rows. */
    settled: async () => {
      if (snapshot().origin !== 'server' && isFetching()) await fetch();
    },
    /** Another query than the list's that answers with several records. */
    async readMany<Variables>(
      document: TypedDocumentString<unknown, Variables>,
      variables: Variables,
      inMemory: (item: Item) => boolean,
    ): Promise<Outcome<Row<Item>[]>> {
      const answer: Answer<unknown> = await client.request(document, variables);
      const items = answer.failure ? null : readRows(answer.value, read);
      if (!items) return fallBack(answer.failure ?? NO_LIST, () => snapshot().rows.filter(inMemory));
      await reloadIfOffline();
      return { ok: true, value: items.map((item) => serverRow(item, answer)), saved: 'live' };
    },
    /** What the screen of the list is given. */
    api: {
      ...view,
      load: () => load(),
      refresh: () => load(true),
      clear,
      get,
      historyOf: (id: string) => histories.get(id) ?? NO_HISTORY,
      changedHere: changedHere.of,
      isUnsaved: () => snapshot().unsaved.length > 0,
      async open(row: Row<Item>): Promise<Outcome<Row<Item>>> {
        if (row.origin === 'server') return get(row.id);
        const current = findRow(snapshot().rows, row.id);
        // The live list may have loaded meanwhile, with another record of that id.
        return { ok: true, value: current?.origin === 'device' ? current : row, saved: 'device' };
      },
      // A list that failed stays so.
      dismissNotice: () =>
        cache
          .getQueryCache()
          .find({ queryKey })
          ?.setState({ data: { ...snapshot(), notSaved: [], sent: [] } }),
    },
  };
}

export type List<Item extends Identified> = ReturnType<typeof createList<Item>>;
