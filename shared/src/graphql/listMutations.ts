import type { Answer } from './answer';
import { type Failure, needsLiveSignIn, refused } from './failures';
import type { DataSource, Outcome } from './listState';
import { type Identified, latestServerRow, isEqual, type ServerRow } from './records';
import { createRetryKeys } from './retryKeys';
import { operationName, type TypedDocument } from './typedDocument';
import { type UnsavedEdit, mergeUnsaved } from './unsaved';
import type { ListStore } from './listStore';

/** One mutation, described twice: its effect on the server and its effect in memory. */
export interface Mutation<Row, Variables> {
  kind: UnsavedEdit<Row>['kind'];
  document: TypedDocument<unknown, Variables>;
  variables: Variables;
  /** `before` is null for a creation. */
  summary: (row: Row, before: Row | null) => string;
  /** The row after the change in memory; null when it is deleted. `current` is null for a creation. */
  inMemory: (current: Row | null, rows: readonly Row[]) => Row | null;
  /** The row after the server's answer; null when it is deleted, undefined when the change did not happen. */
  fromServer: (value: unknown, current: Row | null) => Row | null | undefined;
  /** Whether a live row already contains the change. */
  isReflectedIn: (row: Row) => boolean;
  /** Optimistic update: shown before the answer, rolled back when refused. */
  optimistic?: Partial<Row>;
  /** On servers without versions, first queries whether somebody else has saved the record meanwhile. */
  checkConflict?: boolean;
}

export type Mutate<Row> = <Variables>(
  target: Row | null,
  mutation: Mutation<Row, Variables>,
) => Promise<Outcome<Row>>;

const failed = <Value>(failure: Failure): Outcome<Value> => ({ ok: false, failure });

const NOT_LIVE = refused(
  'NOT_LIVE',
  'The live list has come back. This row was not on the server, so nothing was sent.',
);

/**
 * The mutations of a list. A change is sent once, kept in memory when the server is unreachable, and never shown as
 * success when refused.
 */
export function createMutations<Row extends Identified>(store: ListStore<Row>): Mutate<Row> {
  const { client, records, publish } = store;
  const keys = createRetryKeys();
  const queues = new Map<string, Promise<unknown>>();

  /** Changes of one record are sent one after the other, each based on the one before. */
  function inSequence<Value>(id: string | undefined, work: () => Promise<Value>): Promise<Value> {
    if (id === undefined) return work();
    const mine = (queues.get(id) ?? Promise.resolve()).then(work);
    const removeQueue = () => {
      if (queues.get(id) === done) queues.delete(id);
    };
    const done: Promise<void> = mine.then(removeQueue, removeQueue);
    queues.set(id, done);
    return mine;
  }

  function applyLocally<V>(
    target: Row | null,
    mutation: Mutation<Row, V>,
    source: DataSource,
    retryTarget?: string,
  ): Outcome<Row> {
    store.ensureRows();
    const current = target && records.find(target.id);
    if (target && !current) return failed(refused('NOT_FOUND', 'This row is no longer in the list.'));
    if (target && current && records.originOf(current).from !== records.originOf(target).from)
      return failed(NOT_LIVE);
    const row = mutation.inMemory(current ?? null, records.base());
    const value = row ?? current;
    if (!value) return failed(refused('NOT_FOUND', 'This row is no longer in the list.'));
    const knownIds = new Set(
      records.base().flatMap((each) => (records.originOf(each).from === 'server' ? [each.id] : [])),
    );
    if (!row) records.remove(value.id);
    else {
      records.setOrigin(row, current ? records.originOf(current) : { from: 'device' });
      if (current) records.replace(row);
      else records.add(row);
    }
    const { kind, isReflectedIn } = mutation;
    // When the change turns out to be saved, making the same change again is a new one with a new key.
    const onSaved = () => retryTarget !== undefined && keys.clear(retryTarget);
    const unsaved = {
      id: value.id,
      kind,
      summary: mutation.summary(value, current ?? null),
      isReflectedIn,
      knownIds,
      onSaved,
    };
    store.setUnsaved(mergeUnsaved(store.unsaved(), unsaved), source);
    return { ok: true, value, saved: 'device' };
  }

  /** A row of this device is never sent. Querying the list instead shows whether the server is back. */
  async function onDevice<V>(target: Row, mutation: Mutation<Row, V>): Promise<Outcome<Row>> {
    await store.load();
    const { phase, source, failure } = store.getState();
    if (phase === 'failed' && failure) return failed(failure);
    if (source === 'live') return failed(NOT_LIVE);
    return applyLocally(target, mutation, source ?? 'offline');
  }

  /** The server applied the change: its record replaces ours, and a list that worked from memory is queried again. */
  async function accept<V>(
    serverRow: ServerRow<Row> | null,
    mutation: Mutation<Row, V>,
    answer: Answer<unknown>,
  ): Promise<Outcome<Row>> {
    const row = mutation.fromServer(answer.value, serverRow?.row ?? null);
    const value = row ?? serverRow?.row;
    if (row === undefined || !value)
      return failed(refused('NO_DATA', 'The server answered that nothing was changed.'));
    const live = records.kind() === 'live';
    if (row) {
      const now = records.trackServerRow(row, answer.versions[row.id]);
      if (serverRow) serverRow.next = now;
      const shown = records.find(row.id);
      const redrawn = serverRow && shown ? mutation.fromServer(answer.value, shown) : row;
      if (live && shown && redrawn) records.replace(records.setOrigin(redrawn, now));
      else if (live && !serverRow) records.add(row);
    } else if (live) records.remove(value.id);
    publish();
    const { phase, source } = store.getState();
    if (phase !== 'ready' || source !== 'live') await store.load();
    const listed = row && records.kind() === 'live' ? records.find(row.id) : undefined;
    return { ok: true, value: listed ?? value, saved: 'live' };
  }

  /** Looks for a conflict before sending; null when there is none. */
  async function detectConflict<V>(
    serverRow: ServerRow<Row>,
    mutation: Mutation<Row, V>,
  ): Promise<Failure | null> {
    if (!mutation.checkConflict || serverRow.version !== undefined) return null;
    const answer = await client.request(store.one, { id: serverRow.row.id });
    const { failure } = answer;
    if (failure?.kind === 'unreachable' && failure.reason !== 'answer') return failure;
    const row = failure ? null : store.readRow(answer.value);
    if (!row || isEqual(row, serverRow.row) || isEqual(row, serverRow.attempted)) return null;
    return refused('CONFLICT', 'Somebody else saved this record after you opened it.');
  }

  async function send<V>(target: Row | null, mutation: Mutation<Row, V>): Promise<Outcome<Row>> {
    const origin = target && records.originOf(target);
    const serverRow = origin?.from === 'server' ? latestServerRow(origin) : null;
    const conflict = serverRow && (await detectConflict(serverRow, mutation));
    if (conflict)
      return conflict.kind === 'unreachable' ? applyLocally(target, mutation, 'offline') : failed(conflict);

    const name = operationName(mutation.document);
    const change = name + JSON.stringify(mutation.variables);
    const retryTarget = target?.id ?? change;
    const answer = await client.request(mutation.document, mutation.variables, {
      version: serverRow?.version,
      idempotencyKey: store.idempotency() ? keys.keyFor(retryTarget, change) : undefined,
    });
    store.mutationEnded();
    const { failure } = answer;
    if (failure?.kind === 'unreachable') {
      if (serverRow) serverRow.attempted = mutation.inMemory(serverRow.row, []) ?? undefined;
      return target && records.kind() !== 'live'
        ? failed(failure)
        : applyLocally(target, mutation, 'offline', retryTarget);
    }
    keys.clear(retryTarget);
    if (!failure) return accept(serverRow, mutation, answer);
    const onSamples = !target && records.kind() !== 'live' && needsLiveSignIn(failure);
    return onSamples ? applyLocally(target, mutation, 'sample') : failed(failure);
  }

  return async (target, mutation) => {
    const device = target && records.originOf(target).from === 'device';
    const rollback =
      target && mutation.optimistic ? records.patch(target.id, mutation.optimistic) : () => undefined;
    publish();
    try {
      await store.settled();
      return await (target && device
        ? onDevice(target, mutation)
        : inSequence(target?.id, () => send(target, mutation)));
    } finally {
      rollback();
      publish();
    }
  };
}
