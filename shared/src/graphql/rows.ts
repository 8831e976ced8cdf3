import type { Attended } from '../types';
import type { Answer } from './answer';

export interface Identified {
  id: string;
}

/** Where a row comes from. Rows of this device (samples, records added without a server) are never sent. */
interface Provenance {
  origin: 'server' | 'device';
  /** The version of the server's record, from servers that keep versions. A change is based on it. */
  version?: string;
  /** What the host has seen of the party, from servers that keep it. */
  attended?: Attended | undefined;
}

/** A record as a list holds it, with where it comes from. */
export type Row<Item> = Item & Provenance;

/** The rows of this device: samples. */
export const deviceRow = <Item extends Identified>(item: Item): Row<Item> => ({ ...item, origin: 'device' });

/** A record of the server, with what its answer says beside. */
export function serverRow<Item extends Identified>(
  item: Item,
  { versions, extras }: Pick<Answer<unknown>, 'versions' | 'extras'>,
): Row<Item> {
  const version = versions[item.id];
  const attended = extras.attendance?.[item.id];
  return {
    ...item,
    origin: 'server',
    ...(version !== undefined && { version }),
    ...(attended && { attended }),
  };
}

/** A row after a change; it comes from where it came before. */
export function changedRow<Item extends Identified>(item: Item, before: Row<Item> | null): Row<Item> {
  const version = before?.version;
  return { ...item, origin: before?.origin ?? 'device', ...(version !== undefined && { version }) };
}

export const findRow = <Each extends Identified>(rows: readonly Each[], id: string) =>
  rows.find((row) => row.id === id);

export const replaceRow = <Each extends Identified>(rows: readonly Each[], row: Each) =>
  rows.map((each) => (each.id === row.id ? row : each));

/** The rows after changes of others: changed ones in their places, new ones last, without those that are gone. */
export function withChanges<Each extends Identified>(
  rows: readonly Each[],
  changed: readonly Each[],
  deleted: readonly string[],
): readonly Each[] {
  if (changed.length === 0 && deleted.length === 0) return rows;
  const by = new Map(changed.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.filter(({ id }) => !deleted.includes(id)).map((row) => by.get(row.id) ?? row),
    ...changed.filter(({ id }) => !known.has(id)),
  ];
}
