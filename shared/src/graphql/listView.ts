import type { QueryClient, QueryState } from '@tanstack/query-core';
import type { Refused } from './failures';
import type { ListState } from './listState';
import type { Mutation } from './entity';
import type { Snapshot } from './policy';
import type { Identified, Row } from './rows';

/** What is kept of a mutation that is under way, for its optimistic update. */
export interface PendingMutation<Item> {
  target: Row<Item> | null;
  mutation: Pick<Mutation<Item>, 'optimistic'>;
}

type Query<Item> = QueryState<Snapshot<Item>, Refused> | undefined;

interface ViewOptions<Item> {
  cache: QueryClient;
  name: string;
  snapshot: () => Snapshot<Item>;
  query: () => Query<Item>;
  /** The query under way is a refresh, which nobody has asked for. */
  isQuiet: () => boolean;
}

const PHASES = { pending: 'idle', success: 'ready', error: 'failed' } as const;

/** The list as a screen shows it: with the optimistic updates of the mutations that are under way. */
function stateOf<Item extends Identified>(
  { source, origin, rows, unsaved, notSaved, sent }: Snapshot<Item>,
  query: Query<Item>,
  pending: readonly PendingMutation<Item>[],
  isQuiet: boolean,
): ListState<Row<Item>> {
  const { status = 'pending', fetchStatus = 'idle', error = null, errorUpdateCount = 0 } = query ?? {};
  const refreshing = fetchStatus === 'fetching';
  const patched = (row: Row<Item>): Row<Item> =>
    pending
      .filter(({ target, mutation }) => target?.id === row.id && mutation.optimistic)
      .reduce((before, { mutation }) => ({ ...before, ...mutation.optimistic }), row);
  return {
    phase: refreshing && status !== 'success' ? 'loading' : PHASES[status],
    source: source ?? (errorUpdateCount > 0 ? 'live' : null),
    rows: pending.length > 0 ? rows.map(patched) : rows,
    origin,
    refreshing: refreshing && !isQuiet,
    failure: refreshing ? null : error,
    unsaved: unsaved.map(({ id, summary }) => ({ id, summary })),
    notSaved,
    sent,
  };
}

/** What the screen of a list subscribes to. */
export function createView<Item extends Identified>({
  cache,
  name,
  snapshot,
  query,
  isQuiet,
}: ViewOptions<Item>) {
  const pending = () =>
    cache
      .getMutationCache()
      .findAll({ mutationKey: [name], status: 'pending' })
      .map((mutation) => mutation.state.variables as PendingMutation<Item>); // as `createMutations` starts them

  let seen: { query: Query<Item>; pending: PendingMutation<Item>[]; state: ListState<Row<Item>> } | null =
    null;

  return {
    /** The same object until something changes. */
    getState() {
      const now = { query: query(), pending: pending() };
      const isSame =
        seen?.query === now.query &&
        seen?.pending.length === now.pending.length &&
        seen.pending.every((each, index) => each === now.pending[index]);
      if (!seen || !isSame) seen = { ...now, state: stateOf(snapshot(), now.query, now.pending, isQuiet()) };
      return seen.state;
    },
    subscribe(listener: () => void) {
      const ofList = ([first]: readonly unknown[] = []) => first === name && listener();
      const ends = [
        cache.getQueryCache().subscribe((event) => ofList(event.query.queryKey)),
        cache.getMutationCache().subscribe((event) => ofList(event.mutation?.options.mutationKey)),
      ];
      return () => ends.forEach((end) => end());
    },
  };
}
