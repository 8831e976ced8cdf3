/** One change, stamped with when and in which tab it was made. The two together are unique. */
export interface Entry<O> {
  time: number;
  tab: string;
  operation: O;
}

/** What the entries start from: the values as one tab read them at `since`. */
export interface Base<V> {
  since: number;
  tab: string;
  values: V;
}

/** Which base: the oldest one wins among tabs. */
export type BaseName = Omit<Base<unknown>, 'values'>;

/** Everything a tab knows. A base without values names one the listener has already. */
export interface History<V, O> {
  base: BaseName & { values?: V };
  entries: Entry<O>[];
}

export interface LogRules<V, O> {
  empty: V;
  /** Pure: the values after an entry. It has to make sense of an entry whatever came before it. */
  apply: (values: V, entry: Entry<O>) => V;
  now?: () => number;
}

export interface OperationLog<V, O> {
  tab: string;
  values: () => V;
  history: () => History<V, O> & { base: Base<V> };
  /** The same for a tab that stands on this base: with ours only if that tab has to change to it. */
  historyFor: (theirs: BaseName) => History<V, O>;
  /** Begins at what was just read from storage. Changes made before reading are made again on top of it. */
  start: (values: V) => void;
  /** The same after this page slept without hearing the other tabs: all it knew is in what was read. */
  startOver: (values: V) => void;
  /** A change made in this tab. */
  record: (operation: O) => Entry<O>;
  /** Changes from other tabs, in any order, any number of times. */
  receive: (entries: Entry<O>[]) => void;
  /** What another tab knows; the older base wins, so that all tabs end on the same one. */
  merge: (history: History<V, O>) => void;
}

type Stamp = Pick<Entry<unknown>, 'time' | 'tab'>;

const stampOf = ({ time, tab }: Stamp) => `${time}@${tab}`;
const inOrder = (a: Stamp, b: Stamp) => a.time - b.time || (a.tab < b.tab ? -1 : Number(a.tab > b.tab));
const isOlder = (a: BaseName, b: BaseName) =>
  inOrder({ time: a.since, tab: a.tab }, { time: b.since, tab: b.tab }) < 0;

/**
 * The memory of one tab: a base and the changes made since in any tab, replayed in one order that every tab
 * agrees on. Whatever the order of arrival, tabs that know the same entries hold the same values.
 */
export function createOperationLog<V, O>({
  empty,
  apply,
  now = Date.now,
}: LogRules<V, O>): OperationLog<V, O> {
  const tab = Math.random().toString(36).slice(2);
  let clock = 0;
  let base: Base<V> = { since: 0, tab, values: empty };
  let entries: Entry<O>[] = [];
  let known = new Set<string>();
  let values = empty;

  // Follows the wall clock, so that of two people's changes the later one counts, and never stands still.
  const tick = () => (clock = Math.max(now(), clock + 1));
  // What was made before the base was read is in it already: every tab saves before it tells.
  const counts = (entry: Entry<O>) => entry.time > base.since;
  const replay = () => {
    entries.sort(inOrder);
    values = entries.filter(counts).reduce(apply, base.values);
  };

  function learn(incoming: Entry<O>[]) {
    const fresh = incoming.filter((entry) => !known.has(stampOf(entry)));
    for (const entry of fresh) {
      known.add(stampOf(entry));
      clock = Math.max(clock, entry.time);
    }
    return fresh;
  }

  function start(read: V, kept: Entry<O>[]) {
    base = { since: tick(), tab, values: read };
    known = new Set();
    entries = learn(kept.map((entry) => ({ ...entry, time: tick() })));
    replay();
  }

  return {
    tab,
    values: () => values,
    history: () => ({ base, entries }),
    historyFor: (theirs) => ({
      base: isOlder(base, theirs) ? base : { since: base.since, tab: base.tab },
      entries,
    }),
    start: (read) => start(read, entries),
    startOver: (read) => start(read, []),
    record(operation) {
      const entry = { time: tick(), tab, operation };
      known.add(stampOf(entry));
      entries.push(entry);
      values = apply(values, entry);
      return entry;
    },
    receive(incoming) {
      const fresh = learn(incoming).sort(inOrder);
      const [first] = fresh;
      const last = entries.at(-1);
      if (!first) return;
      const late = last && inOrder(first, last) < 0;
      entries.push(...fresh);
      if (late) replay();
      else values = fresh.filter(counts).reduce(apply, values);
    },
    merge(history) {
      const theirs = history.base;
      const fresh = learn(history.entries);
      const { since, tab: from, values: read } = theirs;
      const adopted = read !== undefined && isOlder(theirs, base);
      if (adopted) base = { since, tab: from, values: read };
      if (!adopted && fresh.length === 0) return;
      entries.push(...fresh);
      replay();
    },
  };
}
