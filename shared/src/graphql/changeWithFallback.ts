import type { Answer } from './answer';
import { type Failure, needsLiveSignIn, refused } from './failures';
import type { DataSource, Outcome } from './listState';
import { type Identified, newest, same, type Served } from './records';
import { createRetryKeys } from './retryKeys';
import { operationName, type TypedDocument } from './typedDocument';
import { type KeptChange, remember } from './unsaved';
import type { ListCore } from './withFallback';

/** One mutation, described twice: its effect on the server and its effect in memory. */
export interface Edit<Row, Variables> {
  kind: KeptChange<Row>['kind'];
  document: TypedDocument<unknown, Variables>;
  variables: Variables;
  /** `before` is null for a creation. */
  summary: (row: Row, before: Row | null) => string;
  /** The row after the change in memory; null when it is deleted. `current` is null for a creation. */
  inMemory: (current: Row | null, rows: readonly Row[]) => Row | null;
  /** The row after the server's answer; null when it is deleted, undefined when the change did not happen. */
  fromServer: (asked: unknown, current: Row | null) => Row | null | undefined;
  /** Whether a live row already contains the change. */
  landed: (row: Row) => boolean;
  /** Optimistic update: shown before the answer, rolled back when refused. */
  atOnce?: Partial<Row>;
  /** On servers without versions, first queries whether somebody else has saved the record meanwhile. */
  guarded?: boolean;
}

export type Change<Row> = <Variables>(
  target: Row | null,
  edit: Edit<Row, Variables>,
) => Promise<Outcome<Row>>;

const no = <Value>(failure: Failure): Outcome<Value> => ({ ok: false, failure });

const NOT_LIVE = refused(
  'NOT_LIVE',
  'The live list has come back. This row was not on the server, so nothing was sent.',
);

/**
 * The mutations of a list. A change is sent once, kept in memory when the server is unreachable, and never shown as
 * success when refused.
 */
export function changeWithFallback<Row extends Identified>(core: ListCore<Row>): Change<Row> {
  const { client, records, publish } = core;
  const keys = createRetryKeys();
  const turns = new Map<string, Promise<unknown>>();

  /** Changes of one record are sent one after the other, each based on the one before. */
  function inTurn<Value>(id: string | undefined, work: () => Promise<Value>): Promise<Value> {
    if (id === undefined) return work();
    const mine = (turns.get(id) ?? Promise.resolve()).then(work);
    const over = () => {
      if (turns.get(id) === ended) turns.delete(id);
    };
    const ended: Promise<void> = mine.then(over, over);
    turns.set(id, ended);
    return mine;
  }

  function keep<V>(target: Row | null, edit: Edit<Row, V>, source: DataSource, about?: string): Outcome<Row> {
    core.ensureRows();
    const current = target && records.find(target.id);
    if (target && !current) return no(refused('NOT_FOUND', 'This row is no longer in the list.'));
    if (target && current && records.originOf(current).from !== records.originOf(target).from)
      return no(NOT_LIVE);
    const row = edit.inMemory(current ?? null, records.base());
    const value = row ?? current;
    if (!value) return no(refused('NOT_FOUND', 'This row is no longer in the list.'));
    const known = new Set(
      records.base().flatMap((each) => (records.originOf(each).from === 'server' ? [each.id] : [])),
    );
    if (!row) records.remove(value.id);
    else {
      records.mark(row, current ? records.originOf(current) : { from: 'device' });
      if (current) records.replace(row);
      else records.add(row);
    }
    const { kind, landed } = edit;
    // When the change turns out to be saved, making the same change again is a new one with a new key.
    const arrived = () => about !== undefined && keys.answered(about);
    const kept = {
      id: value.id,
      kind,
      summary: edit.summary(value, current ?? null),
      landed,
      known,
      arrived,
    };
    core.keepChanges(remember(core.kept(), kept), source);
    return { ok: true, value, saved: 'device' };
  }

  /** A row of this device is never sent. Querying the list instead shows whether the server is back. */
  async function onDevice<V>(target: Row, edit: Edit<Row, V>): Promise<Outcome<Row>> {
    await core.load();
    const { phase, source, failure } = core.getState();
    if (phase === 'failed' && failure) return no(failure);
    if (source === 'live') return no(NOT_LIVE);
    return keep(target, edit, source ?? 'offline');
  }

  /** The server applied the change: its record replaces ours, and a list that worked from memory is queried again. */
  async function accept<V>(
    served: Served<Row> | null,
    edit: Edit<Row, V>,
    answer: Answer<unknown>,
  ): Promise<Outcome<Row>> {
    const row = edit.fromServer(answer.asked, served?.row ?? null);
    const value = row ?? served?.row;
    if (row === undefined || !value)
      return no(refused('NO_DATA', 'The server answered that nothing was changed.'));
    const live = records.kind() === 'live';
    if (row) {
      const now = records.served(row, answer.versions[row.id]);
      if (served) served.next = now;
      const shown = records.find(row.id);
      const redrawn = served && shown ? edit.fromServer(answer.asked, shown) : row;
      if (live && shown && redrawn) records.replace(records.mark(redrawn, now));
      else if (live && !served) records.add(row);
    } else if (live) records.remove(value.id);
    publish();
    const { phase, source } = core.getState();
    if (phase !== 'ready' || source !== 'live') await core.load();
    const listed = row && records.kind() === 'live' ? records.find(row.id) : undefined;
    return { ok: true, value: listed ?? value, saved: 'live' };
  }

  /** Looks for a conflict before sending; null when there is none. */
  async function overtaken<V>(served: Served<Row>, edit: Edit<Row, V>): Promise<Failure | null> {
    if (!edit.guarded || served.version !== undefined) return null;
    const answer = await client.request(core.one, { id: served.row.id });
    const { failure } = answer;
    if (failure?.kind === 'unreachable' && failure.reason !== 'answer') return failure;
    const row = failure ? null : core.readRow(answer.asked);
    if (!row || same(row, served.row) || same(row, served.attempted)) return null;
    return refused('CONFLICT', 'Somebody else saved this record after you opened it.');
  }

  async function send<V>(target: Row | null, edit: Edit<Row, V>): Promise<Outcome<Row>> {
    const origin = target && records.originOf(target);
    const served = origin?.from === 'server' ? newest(origin) : null;
    const early = served && (await overtaken(served, edit));
    if (early) return early.kind === 'unreachable' ? keep(target, edit, 'offline') : no(early);

    const name = operationName(edit.document);
    const change = name + JSON.stringify(edit.variables);
    const about = target?.id ?? change;
    const answer = await client.request(edit.document, edit.variables, {
      version: served?.version,
      idempotencyKey: core.idempotency() ? keys.keyFor(about, change) : undefined,
    });
    core.mutationEnded();
    const { failure } = answer;
    if (failure?.kind === 'unreachable') {
      if (served) served.attempted = edit.inMemory(served.row, []) ?? undefined;
      return target && records.kind() !== 'live' ? no(failure) : keep(target, edit, 'offline', about);
    }
    keys.answered(about);
    if (!failure) return accept(served, edit, answer);
    const onSamples = !target && records.kind() !== 'live' && needsLiveSignIn(failure);
    return onSamples ? keep(target, edit, 'sample') : no(failure);
  }

  return async (target, edit) => {
    const device = target && records.originOf(target).from === 'device';
    const takeBack = target && edit.atOnce ? records.patch(target.id, edit.atOnce) : () => undefined;
    publish();
    try {
      await core.settled();
      return await (target && device ? onDevice(target, edit) : inTurn(target?.id, () => send(target, edit)));
    } finally {
      takeBack();
      publish();
    }
  };
}
