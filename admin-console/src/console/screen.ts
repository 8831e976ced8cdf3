import type { EntityName, ListState } from '@venue/shared/graphql';
import { phoneNumber } from '@venue/shared/phone-number';
import type { Order } from '@venue/shared/types';
import type { IconName } from '@venue/shared/ui';
import type { ComponentType } from 'react';
import type { ListStates } from '../data/useLiveList';
import { searchAmong } from '../lists/findRows';
import { recordUrl } from '../lists/listUrl';
import type { Destination } from '../palette/destination';

/** A screen of the console: what routes, tiles and the command palette know of it before it is loaded. */
export interface ConsoleScreen {
  path: string;
  /** Its heading, and what tab, tile and command palette call it: "Manage Events". */
  title: string;
  /** What the command palette says of it. */
  summary: string;
  /** Its tile on the dashboard; without `text` the tile counts the reservations. */
  tile?: { icon: IconName; text?: string };
  /** What the calls of its records are named after, where a server keeps them: `createEvent`. */
  entity?: EntityName;
  /** Its Add dialog; one with a path has an address of its own, and a tile. */
  add?: { label: string; path?: string; tileText?: string };
  /** Views of the same path with addresses of their own, for the command palette. */
  views?: readonly { path: string; title: string; summary: string }[];
  records?: SearchableRecords;
  /** The `webpackChunkName` inside `load`. Each screen is a chunk of its own. */
  chunk: string;
  load: () => Promise<{ default: ComponentType }>;
}

type Known<Row> = Pick<ListState<Row>, 'rows' | 'origin' | 'phase'>;

/** Every list that the palette looks through: those of the data layer, and the orders, which this browser keeps. */
export interface KnownLists extends ListStates {
  orders: Known<Order>;
}

type RowOf<Name extends keyof KnownLists> = KnownLists[Name]['rows'][number];

interface ScreenRecords<Row> {
  /** "Reservation". */
  kind: string;
  /** What the palette looks in: enough to tell two records apart. */
  searchText: (row: Row) => string;
  name: (row: Row) => string;
  detail: (row: Row) => string;
}

/** The records of a screen, whatever they are. */
interface SearchableRecords {
  /** Finds some of them by what was typed, each with the address in this list that shows it alone. */
  finder: (lists: KnownLists, listPath: string) => (typed: string) => Destination[];
}

/** How many records of a kind the palette shows. */
const MAX_RESULTS = 6;

/** What the command palette knows of a screen's records. */
export function defineRecords<Name extends keyof KnownLists>(
  list: Name,
  { kind, searchText, name, detail }: ScreenRecords<RowOf<Name>>,
): SearchableRecords {
  return {
    finder(lists, listPath) {
      const { rows, origin, phase }: Known<RowOf<Name>> = lists[list];
      // A record that no screen shows is not found either.
      let search: ReturnType<typeof searchAmong<RowOf<Name>>> | undefined;
      return (typed) => {
        search ??= searchAmong(phase === 'ready' ? rows : [], searchText);
        const number = phoneNumber(typed);
        return [...new Set([...search(typed), ...(number ? search(number) : [])])]
          .slice(0, MAX_RESULTS)
          .map((row) => ({
            id: `${kind} ${row.id}`,
            to: recordUrl(listPath, row.id, origin),
            name: name(row),
            kind,
            detail: detail(row),
          }));
      };
    },
  };
}
