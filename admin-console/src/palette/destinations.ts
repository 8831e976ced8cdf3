import type { ListState } from '@venue/shared/graphql';
import { paths } from '@venue/shared/paths';
import { formatKsh } from '@venue/shared/rules';
import type { AdminEvent, AdminMenuItem, AdminReservation, AdminStall, Order } from '@venue/shared/types';
import { createSearch } from '../lists/findRows';
import { recordUrl } from '../lists/listUrl';

/** Somewhere the palette leads to. */
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

const screen = (to: string, name: string, detail: string): Destination => ({
  id: to,
  to,
  name,
  kind: 'Screen',
  detail,
});

const SCREENS: readonly Destination[] = [
  screen(paths.adminDashboard(), 'Admin Dashboard', 'Figures and the latest'),
  screen(paths.adminReservations(), 'Manage Reservations', 'Confirm, cancel, new bookings'),
  screen(paths.adminEvents(), 'Manage Events', 'Add, edit, delete'),
  screen(paths.adminStalls(), 'Manage Stalls', 'Details, amenities, galleries'),
  screen(paths.adminMenu(), 'Manage Menu', 'Dishes, prices, availability'),
  screen(paths.adminOrders(), 'Manage Orders', 'Orders on this device'),
  screen(paths.adminNewEvent(), 'Add Event', 'Opens the form'),
  screen(paths.adminNewStall(), 'Add Stall', 'Opens the form'),
  screen(paths.adminNewMenuItem(), 'Add Menu Item', 'Opens the form'),
];

const ACTIONS: readonly Destination[] = [
  {
    ...{ id: 'sign-in', to: null, name: 'Sign in to the live server', kind: 'Action' },
    detail: 'Loads and saves the real records',
  },
];

const SCREENS_AND_ACTIONS = [...SCREENS, ...ACTIONS];

/** How many records of a kind are shown. */
const MAX_RESULTS = 6;

type Listed<Row> = Pick<ListState<Row>, 'rows' | 'origin' | 'phase'>;

/** Rows that no server keeps. */
export const localRecords = <Row>(rows: readonly Row[]): Listed<Row> => ({
  rows,
  origin: null,
  phase: 'ready',
});

export interface Records {
  reservations: Listed<AdminReservation>;
  events: Listed<AdminEvent>;
  stalls: Listed<AdminStall>;
  menuItems: Listed<AdminMenuItem>;
  orders: Listed<Order>;
}

const inPlaces = createSearch<Destination>(({ name, detail }) => `${name} ${detail}`);

interface Kind<Row> {
  kind: string;
  /** The list that shows the record alone. */
  list: string;
  /** What the palette looks in: enough to tell two records apart. */
  searchText: (row: Row) => string;
  name: (row: Row) => string;
  detail: (row: Row) => string;
}

/** Finds records of a kind, each with an address that shows it and no other. */
function finder<Row extends { id: string | number }>({ kind, list, searchText, name, detail }: Kind<Row>) {
  const search = createSearch(searchText);
  return ({ rows, origin, phase }: Listed<Row>, typed: string): Destination[] =>
    // What no screen shows, nothing leads to.
    search(phase === 'ready' ? rows : [], typed)
      .slice(0, MAX_RESULTS)
      .map((row) => ({
        id: `${kind} ${row.id}`,
        to: recordUrl(list, row.id, origin),
        name: name(row),
        kind,
        detail: detail(row),
      }));
}

const findReservations = finder<AdminReservation>({
  kind: 'Reservation',
  list: paths.adminReservations(),
  searchText: ({ id, date, time, name, phone }) => `${id} ${name ?? ''} ${phone ?? ''} ${date} ${time}`,
  name: ({ id, name }) => (name ? `${id} · ${name}` : id),
  detail: ({ date, time }) => `${date} at ${time}`,
});
const findEvents = finder<AdminEvent>({
  kind: 'Event',
  list: paths.adminEvents(),
  searchText: ({ title, date }) => `${title} ${date}`,
  // spec 5: an empty title is sent as it is
  name: ({ title }) => title || 'Untitled event',
  detail: ({ date, time }) => `${date} at ${time}`,
});
const findStalls = finder<AdminStall>({
  kind: 'Stall',
  list: paths.adminStalls(),
  searchText: ({ name, location }) => `${name} ${location}`,
  name: ({ name }) => name || 'Unnamed stall',
  detail: ({ location }) => location,
});
const findMenuItems = finder<AdminMenuItem>({
  kind: 'Menu Item',
  list: paths.adminMenu(),
  searchText: ({ name, category }) => `${name} ${category}`,
  name: ({ name }) => name,
  detail: ({ category, price }) => `${category}, ${formatKsh(price)}`,
});
const findOrders = finder<Order>({
  kind: 'Order',
  list: paths.adminOrders(),
  searchText: ({ id, date }) => `${id} ${date}`,
  name: ({ id }) => id,
  detail: ({ date }) => date,
});

/** Screens and actions, and records whose text holds what was typed; without a word, no records. */
export function findDestinations(typed: string, records: Records): Destination[] {
  const places = [...inPlaces(SCREENS_AND_ACTIONS, typed)];
  if (typed.trim() === '') return places;
  return [
    ...places,
    ...findReservations(records.reservations, typed),
    ...findEvents(records.events, typed),
    ...findStalls(records.stalls, typed),
    ...findMenuItems(records.menuItems, typed),
    ...findOrders(records.orders, typed),
  ];
}
