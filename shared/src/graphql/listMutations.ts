import type { Answer } from './answer';
import { operationName, textOf } from './documents';
import { type Failure, refused } from './failures';
import type { List } from './list';
import type { DataSource, Outcome } from './listState';
import type { PendingMutation } from './listView';
import type { Mutation } from './mutation';
import { createOwnChanges } from './ownChanges';
import { changeInMemory, NOT_LIVE, stepsInAfterMutation } from './policy';
import { createRetryKeys } from './retryKeys';
import { findRow, type Identified, replaceRow, type Row, serverRow } from './rows';

export type Mutate<Item> = <Variables>(
  target: Row<Item> | null,
  mutation: Mutation<Item, Variables>,
) => Promise<Outcome<Row<Item>>>;

/** How a mutation ended that was not refused. Refusals are thrown, so that its optimistic update is rolled back. */
type Saved<Item> = Extract<Outcome<Row<Item>>, { ok: true }>;

/**
 * The mutations of a list. A change is sent once, made in memory when the server is unreachable, and never shown as
 * success when refused. Those of one record run one after the other, each based on the one before.
 */
export function createMutations<Item extends Identified>(list: List<Item>): Mutate<Item> {
  const { client, cache, name, read } = list;
  const keys = createRetryKeys();
  const own = createOwnChanges<Item>(read);

  function makeInMemory<V>(
    target: Row<Item> | null,
    mutation: Mutation<Item, V>,
    source: DataSource,
    retryTarget?: string,
  ): Saved<Item> {
    // When the change turns out to be saved, making the same change again is a new one with a new key.
    const onSaved = () => retryTarget !== undefined && keys.clear(retryTarget);
    const changed = changeInMemory(list.withRows(), target, mutation, onSaved);
    list.show({ ...changed.list, source });
    return { ok: true, value: changed.value, saved: 'device' };
  }

  /** A row of this device is never sent. Querying the list instead shows whether the server is back. */
  async function onDevice<V>(target: Row<Item>, mutation: Mutation<Item, V>): Promise<Saved<Item>> {
    await list.api.load();
    const { phase, source, failure } = list.api.getState();
    if (phase === 'failed' && failure) throw failure;
    if (source === 'live') throw NOT_LIVE;
    return makeInMemory(target, mutation, source ?? 'offline');
  }

  /** The server made the change: its record takes its row's place. */
  function showSaved<V>(
    base: Row<Item> | null,
    { fromServer }: Mutation<Item, V>,
    { value, versions }: Answer<unknown>,
  ): Row<Item> {
    const item = fromServer(value, base);
    if (item === undefined || (!item && !base))
      throw refused('NO_DATA', 'The server answered that nothing was changed.');
    const { rows, origin } = list.snapshot();
    const shown = item && findRow(rows, item.id);
    const saved = item && serverRow(item, versions);
    if (base && saved) own.saved(base, saved);
    if (origin === 'server') {
      const redrawn = base && shown ? fromServer(value, shown) : item;
      const row = redrawn && serverRow(redrawn, versions);
      const others = row ? replaceRow(rows, row) : rows.filter(({ id }) => id !== base?.id);
      list.show({ ...list.snapshot(), rows: row && !shown && !base ? [...rows, row] : others });
    }
    return saved ?? (base as Row<Item>); // one of them is there, as was checked above
  }

  /** On servers without versions, a record that somebody else saved meanwhile is not overwritten. */
  async function findConflict<V>(
    base: Row<Item> | null,
    { checkConflict }: Mutation<Item, V>,
  ): Promise<Failure | null> {
    if (!base || !checkConflict || base.version !== undefined) return null;
    const { failure, value } = await client.request(list.one, { id: base.id });
    if (failure) return failure.kind === 'unreachable' && failure.reason !== 'answer' ? failure : null;
    const now = read(value);
    return now && own.conflict(base, now);
  }

  async function send<V>(target: Row<Item> | null, mutation: Mutation<Item, V>): Promise<Saved<Item>> {
    const base = target && own.latest(target);
    const conflict = await findConflict(base, mutation);
    if (conflict?.kind === 'unreachable') return makeInMemory(target, mutation, 'offline');
    if (conflict) throw conflict;

    const change = operationName(textOf(mutation.document)) + JSON.stringify(mutation.variables);
    const retryTarget = target?.id ?? change;
    const isCleared = list.watchClearing();
    const answer = await client.request(mutation.document, mutation.variables, {
      version: base?.version,
      idempotencyKey: list.idempotency() ? keys.keyFor(retryTarget, change) : undefined,
    });
    list.reloadIfFetching();
    const { failure } = answer;
    if (failure?.kind === 'unreachable' && base) own.unanswered(base, mutation.inMemory(base, []));
    if (failure?.kind !== 'unreachable') keys.clear(retryTarget);
    if (failure) {
      const source = stepsInAfterMutation(list.snapshot(), failure, target === null);
      if (!source || isCleared()) throw failure;
      return makeInMemory(target, mutation, source, retryTarget);
    }
    const saved = showSaved(base, mutation, answer);
    // A list that worked from memory is queried again.
    if (!list.isLive() && !isCleared()) await list.api.load();
    const { rows, origin } = list.snapshot();
    return { ok: true, value: (origin === 'server' && findRow(rows, saved.id)) || saved, saved: 'live' };
  }

  async function run<V>(target: Row<Item> | null, mutation: Mutation<Item, V>) {
    await list.settled();
    return target?.origin === 'device' ? onDevice(target, mutation) : send(target, mutation);
  }

  return async (target, mutation) => {
    const mutations = cache.getMutationCache();
    const started = mutations.build<Saved<Item>, Failure, PendingMutation<Item>, unknown>(cache, {
      mutationKey: [name],
      ...(target && { scope: { id: `${name}/${target.id}` } }),
      mutationFn: () => run(target, mutation),
    });
    try {
      return await started.execute({ target, mutation });
    } catch (thrown) {
      if (thrown instanceof Error) throw thrown;
      return { ok: false, failure: thrown as Failure }; // `run` throws nothing else
    } finally {
      mutations.remove(started);
    }
  };
}
