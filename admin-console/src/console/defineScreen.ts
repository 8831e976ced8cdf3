import type { ListState } from '@venue/shared/graphql';
import type { IconName } from '@venue/shared/ui';
import { useMemo } from 'react';
import { searchAmong } from '../lists/findRows';
import { recordUrl } from '../lists/listUrl';

/** What the console knows of a screen before it is loaded. */
interface ScreenInfo {
  path: string;
  /** Its heading, and what tab, tile and command palette call it: "Manage Events". */
  title: string;
  /** What the command palette says of it. */
  summary: string;
  /** Its tile on the dashboard; without `text` the tile counts the records. */
  tile?: { icon: IconName; text?: string };
  /** Its Add dialog, which has an address of its own. */
  add?: { path: string; label: string; tileText: string };
}

/** Rows that can be looked through, as far as they are known. */
export type KnownRows<Row> = Pick<ListState<Row>, 'rows' | 'origin' | 'phase'>;

/** Rows that no server keeps. */
export const localRows = <Row>(rows: readonly Row[]): KnownRows<Row> => ({
  rows,
  origin: null,
  phase: 'ready',
});

interface ScreenRecords<Row> {
  /** "Reservation". */
  kind: string;
  /** A hook: the rows, loaded when they are first needed or out of date. */
  useRows: () => KnownRows<Row>;
  /** What the palette looks in: enough to tell two records apart. */
  searchText: (row: Row) => string;
  name: (row: Row) => string;
  detail: (row: Row) => string;
}

/** Somewhere the command palette leads to. */
export interface Destination {
  /** What tells it from all others. */
  id: string;
  /** Its address; null for the sign-in to the live server. */
  to: string | null;
  name: string;
  /** What it is: "Screen", "Reservation". */
  kind: string;
  /** What else tells it apart. */
  detail: string;
}

export interface DefinedScreen extends ScreenInfo {
  /** A hook: finds records by what was typed, each with an address that shows it alone. */
  useRecordSearch?: () => (typed: string) => Destination[];
  /** A hook: how many records there are, as far as it is known. */
  useTotal?: () => Pick<ListState<unknown>, 'phase'> & { total: number };
}

/** How many records of a kind the palette shows. */
const MAX_RESULTS = 6;

/** One screen of the console with its records, for routes, tiles and the command palette. */
export function defineScreen<Row extends { id: string | number }>({
  records,
  ...info
}: ScreenInfo & { records?: ScreenRecords<Row> }): DefinedScreen {
  if (!records) return info;
  const { kind, useRows, searchText, name, detail } = records;

  function useRecordSearch() {
    const { rows, origin, phase } = useRows();
    // A record that no screen shows is not found either.
    const known = phase === 'ready' ? rows : null;
    const search = useMemo(() => searchAmong(known ?? [], searchText), [known]);
    return (typed: string) =>
      search(typed)
        .slice(0, MAX_RESULTS)
        .map((row) => ({
          id: `${kind} ${row.id}`,
          to: recordUrl(info.path, row.id, origin),
          name: name(row),
          kind,
          detail: detail(row),
        }));
  }

  function useTotal() {
    const { rows, phase } = useRows();
    return { phase, total: rows.length };
  }

  return { ...info, useRecordSearch, useTotal };
}
