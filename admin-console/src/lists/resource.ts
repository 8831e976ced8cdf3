import { isolated } from '@venue/shared/text';
import type { ReactNode } from 'react';
import type { Option } from '@venue/shared/ui';

/**
 * How a list of the console is made. A `Resource` describes the rows in plain data; the screen reads them and gives
 * `ListScreen` its slots:
 *
 *     const { reservations } = useVenueData();
 *     const list = useResourceList(reservations, reservationsResource); // loads, searches, filters, sorts, pages
 *     <ListScreen list={list} above={…} bulk={…}>
 *       <ListTable list={list} rowActions={rowActions} />
 *     </ListScreen>
 *
 * `useListView` does the same for rows that no server keeps. Where records are added, edited and deleted,
 * `RecordScreen` is that screen with its dialogs.
 */
export interface Resource<Row extends { id: string | number }> {
  words: ResourceWords;
  columns: readonly Column<Row>[];
  /** What its file says of a row beside its columns, and the row's dialog where it has one. */
  details?: readonly Detail<Row>[];
  filters: readonly Filter<Row>[];
  /** What the search looks in. */
  searchText: (row: Row) => string;
}

export interface ResourceWords {
  /** The heading: "Manage Events". */
  title: string;
  /** The line below it. */
  lead: string;
  /** Completes "Loading …...", "Error loading …", "No … found". */
  many: string;
  /** One of them: "event". */
  one: string;
  /** What a person would miss, where it is not the records: "guests". */
  people?: string;
  /** Names the search box. */
  search: string;
  /** What the badge says of the rows found, where that is not "1 event", "2 events". */
  count?: (found: number) => string;
  /** The hint when search and filters leave nothing, where it differs from the other lists'. */
  noMatch?: string;
}

export interface Column<Row> {
  id: string;
  header: string;
  /** How a table or card shows it. */
  cell: (row: Row) => ReactNode;
  /** The same as plain text: for the file, and for sorting unless `sortBy` says otherwise. */
  text: (row: Row) => string;
  sortBy?: (row: Row) => string | number;
  /**
   * `name` heads the card and can't be hidden; `status` stands in the card's corner; numbers line up at the end; text
   * may run over several lines.
   */
  kind?: 'name' | 'status' | 'number' | 'text';
}

export interface Detail<Row> {
  header: string;
  /** Empty where there is none. */
  text: (row: Row) => string;
}

export interface Filter<Row> {
  /** Its name in the address: "status". */
  id: string;
  label: string;
  /** The option that filters nothing: "All Statuses". */
  all: string;
  options: readonly Option[];
  matches: (row: Row, value: string) => boolean;
}

/** The text of a row's name column. */
export const nameText = <Row extends { id: string | number }>({ columns }: Resource<Row>, row: Row) =>
  columns.find(({ kind }) => kind === 'name')?.text(row) ?? String(row.id);

/** What a row is called, for a line of ours. */
export const nameOf = <Row extends { id: string | number }>(resource: Resource<Row>, row: Row) =>
  isolated(nameText(resource, row));

export const textColumn = <Row>(
  id: string,
  header: string,
  text: (row: Row) => string,
  kind?: Column<Row>['kind'],
): Column<Row> => ({ id, header, cell: (row) => isolated(text(row)), text, ...(kind && { kind }) });

/** A column of numbers, sorted by value. `format` is for the screen; the file has the bare numbers. */
export const numberColumn = <Row>(
  id: string,
  header: string,
  value: (row: Row) => number,
  format: (value: number) => string = String,
): Column<Row> => ({
  id,
  header,
  kind: 'number',
  cell: (row) => format(value(row)),
  text: (row) => String(value(row)),
  sortBy: value,
});
