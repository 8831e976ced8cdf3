import { paths } from '@venue/shared/paths';
import type { AdminEvent, AdminReservation, AdminStall, Order } from '@venue/shared/types';
import { createSearch } from '../resource/find-rows';

/** Somewhere the palette leads to. */
export interface Destination {
  /** Its address, and what tells it from the others. */
  to: string;
  name: string;
  /** What it is: "Screen", "Reservation". */
  kind: string;
  /** What else tells it apart. */
  detail: string;
}

const screen = (to: string, name: string, detail: string): Destination => ({
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

/** How many records of a kind are shown. */
const MOST = 6;

/** A list's address with a search for one of its records. */
const found = (path: string, text: string) => `${path}?q=${encodeURIComponent(text)}`;

export interface Records {
  reservations: readonly AdminReservation[];
  events: readonly AdminEvent[];
  stalls: readonly AdminStall[];
  orders: readonly Order[];
}

const inScreens = createSearch<Destination>(({ name, detail }) => `${name} ${detail}`);
const inReservations = createSearch<AdminReservation>(
  ({ id, date, time, name, phone }) => `${id} ${name ?? ''} ${phone ?? ''} ${date} ${time}`,
);
const inEvents = createSearch<AdminEvent>(({ title, date }) => `${title} ${date}`);
const inStalls = createSearch<AdminStall>(({ name, location }) => `${name} ${location}`);
const inOrders = createSearch<Order>(({ id, date }) => `${id} ${date}`);

/** Screens, and records whose text holds what was typed; without a word, the screens alone. */
export function findDestinations(typed: string, records: Records): Destination[] {
  const screens = [...inScreens(SCREENS, typed)];
  if (typed.trim() === '') return screens;
  return [
    ...screens,
    ...inReservations(records.reservations, typed)
      .slice(0, MOST)
      .map(({ id, name, date, time }) => ({
        to: found(paths.adminReservations(), id),
        name: name ? `${id} · ${name}` : id,
        kind: 'Reservation',
        detail: `${date} at ${time}`,
      })),
    ...inEvents(records.events, typed)
      .slice(0, MOST)
      .map(({ title, date, time }) => ({
        to: found(paths.adminEvents(), title),
        name: title,
        kind: 'Event',
        detail: `${date} at ${time}`,
      })),
    ...inStalls(records.stalls, typed)
      .slice(0, MOST)
      .map(({ name, location }) => ({
        to: found(paths.adminStalls(), name),
        name,
        kind: 'Stall',
        detail: location,
      })),
    ...inOrders(records.orders, typed)
      .slice(0, MOST)
      .map(({ id, date }) => ({ to: found(paths.adminOrders(), id), name: id, kind: 'Order', detail: date })),
  ];
}
