export interface Identified {
  id: string;
}

/** A record as the server last returned it, linked to the state that our own next change led to. */
export interface ServerRow<Row> {
  from: 'server';
  row: Row;
  version: string | undefined;
  /** The state that a change without an answer would have led to. */
  attempted?: Row;
  next?: ServerRow<Row>;
}
/** Where a row object comes from. Rows of this device (samples, offline creations) must never reach a server. */
export type Origin<Row> = ServerRow<Row> | { from: 'device' };

export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The latest state of a record that differs from `serverRow` by our own changes alone. */
export function latestServerRow<Row>(serverRow: ServerRow<Row>): ServerRow<Row> {
  let last = serverRow;
  while (last.next) last = last.next;
  return last;
}

/** The rows of one list. The origin of a row object is remembered for as long as the object is referenced. */
export function createRecords<Row extends Identified>() {
  let kind: 'none' | 'sample' | 'live' = 'none';
  let base: readonly Row[] = [];
  const patches = new Map<string, Partial<Row>[]>();
  const origins = new WeakMap<Row, Origin<Row>>();

  const find = (id: string) => base.find((row) => row.id === id);

  function setOrigin(row: Row, origin: Origin<Row>) {
    origins.set(row, origin);
    return row;
  }

  function originOf(row: Row): Origin<Row> {
    const origin = origins.get(row);
    if (!origin)
      throw new Error('Pass the row as the data layer gave it, not a copy: its origin is tied to it.');
    return origin;
  }

  /** Notes that this row came from the server. */
  function trackServerRow(row: Row, version: string | undefined): ServerRow<Row> {
    const origin: ServerRow<Row> = { from: 'server', row, version };
    origins.set(row, origin);
    return origin;
  }

  /** An unchanged record keeps its row object, so that only changed rows are rendered again. */
  function reuseIfEqual(row: Row, version: string | undefined, before: Map<string, Row>) {
    const old = before.get(row.id);
    const origin = old && origins.get(old);
    if (old && origin?.from === 'server' && origin.version === version && isEqual(old, row)) return old;
    trackServerRow(row, version);
    return row;
  }

  return {
    find,
    setOrigin,
    originOf,
    trackServerRow,
    kind: () => kind,
    base: () => base,
    showSamples(rows: Row[]) {
      kind = 'sample';
      base = rows.map((row) => setOrigin(row, { from: 'device' }));
    },
    showLive(rows: Row[], versions: Record<string, string>) {
      const before = new Map(kind === 'live' ? base.map((row) => [row.id, row]) : []);
      kind = 'live';
      base = rows.map((row) => reuseIfEqual(row, versions[row.id], before));
    },
    clear() {
      kind = 'none';
      base = [];
    },
    add(row: Row) {
      base = [...base, row];
    },
    replace(row: Row) {
      base = base.map((each) => (each.id === row.id ? row : each));
    },
    remove(id: string) {
      base = base.filter((row) => row.id !== id);
    },
    /** Applies an optimistic update; the returned function rolls it back. */
    patch(id: string, patch: Partial<Row>) {
      patches.set(id, [...(patches.get(id) ?? []), patch]);
      return () => {
        const others = (patches.get(id) ?? []).filter((each) => each !== patch);
        if (others.length > 0) patches.set(id, others);
        else patches.delete(id);
      };
    },
    /** The rows to show: the loaded ones with the optimistic updates. */
    rows(): readonly Row[] {
      if (patches.size === 0) return base;
      return base.map((row) => {
        const mine = patches.get(row.id);
        return mine ? setOrigin(Object.assign({}, row, ...mine), originOf(row)) : row;
      });
    },
  };
}

export type Records<Row extends Identified> = ReturnType<typeof createRecords<Row>>;
