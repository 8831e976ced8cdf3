import type { IconName } from '@venue/shared/ui';
import type { ComponentType } from 'react';

/** What the console knows of a screen before it is loaded: for routes, tiles and the command palette. */
export interface ScreenInfo {
  path: string;
  /** Its heading, and what tab, tile and command palette call it: "Manage Events". */
  title: string;
  /** What the command palette says of it. */
  summary: string;
  /** Its tile on the dashboard; without `text` the tile counts the reservations. */
  tile?: { icon: IconName; text?: string };
  /** Its Add dialog; one with a path has an address of its own, and a tile. */
  add?: { label: string; path?: string; tileText?: string };
}

/** What the command palette says of a screen's records. */
export interface ScreenRecords<Row> {
  /** "Reservation". */
  kind: string;
  /** What the palette looks in: enough to tell two records apart. */
  searchText: (row: Row) => string;
  name: (row: Row) => string;
  detail: (row: Row) => string;
}

export interface LoadableScreen extends ScreenInfo {
  /** The `webpackChunkName` inside `load`. */
  chunk: string;
  load: () => Promise<{ default: ComponentType }>;
}
