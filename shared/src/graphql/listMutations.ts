import type { Answer } from './answer';
import { operationName, textOf } from './documents';
import type { Mutation } from './entity';
import { type Failure, refused } from './failures';
import type { List } from './list';
import type { DataSource, Outcome } from './listState';
import type { PendingMutation } from './listView';
import { changeInMemory, NOT_LIVE, stepsInAfterMutation } from './policy';
import { createRetryKeys } from './retryKeys';
import { findRow, type Identified, replaceRow, type Row, serverRow } from './rows';

export type Mutate<Item> = (
  target: Row<Item> | null,
  mutation: Mutation<Item>,
) => Promise<Outcome<Row<Item>>>;

/** How a mutation ended that was not refused. Refusals are thrown, so that its optimistic update is rolled back. */
type Saved<Item> = Extract<Outcome<Row<Item>>, { ok: true }>;

/**
 * The mutations of a list. A change is sent once, made in memory when the server is unreachable, and never shown as
 * success when refused. Those of one record run one after the other, each based on the one before.
 */
export function createMutations<Item extends Identified>(list: List<Item>): Mutate<Item> {
  const { client, cache, name } = list;
  const keys = createRetryKeys();
  const own = createOwnChanges<Item>();

  function makeInMemory(
    target: Row<Item> | null,
    mutation: Mutation<Item>,
    source: DataSource,
    retryTarget?: string,
  ): Saved<Item> {
    const changed = changeInMemory(list.withRows(), target, mutation, {
      by: client.lastPerson(),
      // The same change is a new one from now on. Only a creation may still be under way at a slow server.
      onBack: (isSaved) => retryTarget !== undefined && (isSaved || target) && keys.clear(retryTarget),
      async send(now) {
        const outcome = await mutate(now, mutation);
        return outcome.ok ? null : outcome.failure;
      },
    });
    list.show({ ...changed.list, source });
    return { ok: true, value: changed.value, saved: 'device' };
  }

  /** A row of this device is never sent. Querying the list instead shows whether the server is back. */
  async function onDevice(target: Row<Item>, mutation: Mutation<Item>): Promise<Saved<Item>> {
    await list.api.load();
    const { phase, source, failure } = list.api.getState();
    if (phase === 'failed' && failure) throw failure;
    if (source === 'live') throw NOT_LIVE;
    return makeInMemory(target, mutation, source ?? 'offline');
  }

  /** The server made the change: its record takes its row's place. */
  function showSaved(
    base: Row<Item> | null,
    { fromServer, undelete }: Mutation<Item>,
    answer: Answer<unknown>,
  ): Row<Item> {
    const { value } = answer;
    const item = fromServer(value, base);
    if (item === undefined || (!item && !base))
      throw refused('NO_DATA', 'The server answered that nothing was changed.');
    const { rows, origin } = list.snapshot();
    const shown = item && findRow(rows, item.id);
    const saved = item && serverRow(item, answer);
    if (base && saved) own.saved(base, saved);
    if (origin === 'server') {
      const redrawn = base && shown ? fromServer(value, shown) : item;
      const row = redrawn && serverRow(redrawn, answer);
      const others = row ? replaceRow(rows, row) : rows.filter(({ id }) => id !== base?.id);
      list.show({ ...list.snapshot(), rows: row && !shown && (!base || undelete) ? [...rows, row] : others });
    }
    return saved ?? (base as Row<Item>); // one of them is there, as was checked above
  }

  async function send(target: Row<Item> | null, mutation: Mutation<Item>): Promise<Saved<Item>> {
    const base = target && own.latest(target);
    const { attendance, call } = mutation;
    const { document, variables } = call;
    const change = operationName(textOf(document)) + JSON.stringify([variables, attendance]);
    const retryTarget = target?.id ?? change;
    const isCleared = list.watchClearing();
    const answer = await client.request(document, variables as never, {
      version: mutation.undelete || attendance ? undefined : base?.version,
      ...(attendance && { attendance }),
      ...(mutation.undelete && { undelete: true }),
      idempotencyKey: list.extras()?.idempotency ? keys.keyFor(retryTarget, change) : undefined,
    });
    list.reloadIfFetching();
    const { failure } = answer;
    if (failure?.kind !== 'unreachable') keys.clear(retryTarget);
    const mine = failure && target ? await afterOwnLostChange(failure, target) : null;
    if (mine) return send(mine, mutation);
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

  /** In conflict with a change of our own whose answer was lost: the record after it; null in any other. */
  async function afterOwnLostChange(failure: Failure, { id }: Row<Item>) {
    const lost = list.snapshot().unsaved.filter((change) => change.id === id);
    if (failure.kind !== 'refused' || failure.code !== 'CONFLICT' || lost.length === 0) return null;
    const now = await list.api.get(id);
    return now.ok && now.saved === 'live' && lost.every((change) => change.isReflectedIn(now.value))
      ? now.value
      : null;
  }

  async function run(target: Row<Item> | null, mutation: Mutation<Item>) {
    await list.settled();
    const saved = await (target?.origin === 'device' ? onDevice(target, mutation) : send(target, mutation));
    list.noteChange(mutation.kind, target, saved.value);
    return saved;
  }

  const mutate: Mutate<Item> = async (target, mutation) => {
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
  return mutate;
}

/**
 * What this device did to records, so that nobody is in conflict with their own changes: a dialog that was opened before
 * one of them is based on the record after it. A server without versions compares nothing.
 */
function createOwnChanges<Item extends Identified>() {
  const after = new Map<string, Row<Item>>();
  const stateOf = ({ id, version }: Row<Item>) => `${id} ${version}`;

  /** The record after the changes that followed this row's version. */
  function latest(row: Row<Item>): Row<Item> {
    const next = row.version === undefined ? undefined : after.get(stateOf(row));
    return next ? latest(next) : row;
  }

  return {
    latest,
    /** The server made a change of ours. A version that is reached again has nothing after it. */
    saved(before: Row<Item>, now: Row<Item>) {
      if (stateOf(before) !== stateOf(now)) after.set(stateOf(before), now);
      after.delete(stateOf(now));
    },
  };
}
