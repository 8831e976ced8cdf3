import type { ReactNode } from 'react';

/**
 * How a screen of the console is made. `x.resource.tsx` describes the rows in plain data (a `Resource`); the screen
 * reads them and owns its forms and mutations:
 *
 *     const { events } = useVenueData();
 *     const list = useResourceList(events, eventsResource);      // loads, searches, filters, sorts, pages
 *     <ListScreen resource={eventsResource} list={list} actions={<Button>Add Event</Button>}>
 *       <ListTable resource={eventsResource} list={list} rowActions={rowActions} />
 *     </ListScreen>
 *     <FormDialog …/> <DeleteDialog …/>                          // beside it, with `useDialog`
 *
 * Rows that no server keeps: `useListView(rows, resource)` in place of `useResourceList`. A screen that needs a
 * different page uses the parts of `ListScreen` one by one (`ListBody`, `SourceBar`, `SearchAndFilters`).
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
  /** One of them: "1 event". */
  one: string;
  /** Names the search box. */
  search: string;
  /** The catalogue's text when the list is refused. */
  loadFailed: string;
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
  options: readonly { value: string; label: string }[];
  matches: (row: Row, value: string) => boolean;
}

/** A status as people read it: "Confirmed". */
export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The words a status can be set to: ours, and the one that is stored if it is another. */
export const statusChoices = (known: readonly string[], stored: string | undefined) =>
  stored === undefined || stored === '' || known.includes(stored) ? known : [...known, stored];

/** The options of a filter over words. */
export const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capitalized(value) }));
