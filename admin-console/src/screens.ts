import type { ComponentType } from 'react';
import type { DefinedScreen } from './console/defineScreen';
import { dashboardScreen } from './dashboard/dashboardScreen';
import { eventsScreen } from './events/eventsScreen';
import { menuScreen } from './menu/menuScreen';
import { ordersScreen } from './orders/ordersScreen';
import { reservationsScreen } from './reservations/reservationsScreen';
import { stallsScreen } from './stalls/stallsScreen';

export interface LoadableScreen extends DefinedScreen {
  /** The `webpackChunkName` inside `load`. */
  chunk: string;
  load: () => Promise<{ default: ComponentType }>;
}

const screen = (info: DefinedScreen, chunk: string, load: LoadableScreen['load']): LoadableScreen => ({
  ...info,
  chunk,
  load,
});

/** Every screen of the console, in the order of tiles and command palette. Each is a chunk of its own. */
export const SCREENS: readonly LoadableScreen[] = [
  screen(
    dashboardScreen,
    'dashboard',
    () => import(/* webpackChunkName: "dashboard" */ './dashboard/AdminDashboardScreen'),
  ),
  screen(
    reservationsScreen,
    'reservations',
    () => import(/* webpackChunkName: "reservations" */ './reservations/ManageReservationsScreen'),
  ),
  screen(
    eventsScreen,
    'events',
    () => import(/* webpackChunkName: "events" */ './events/ManageEventsScreen'),
  ),
  screen(
    stallsScreen,
    'stalls',
    () => import(/* webpackChunkName: "stalls" */ './stalls/ManageStallsScreen'),
  ),
  screen(menuScreen, 'menu', () => import(/* webpackChunkName: "menu" */ './menu/ManageMenuScreen')),
  screen(
    ordersScreen,
    'orders',
    () => import(/* webpackChunkName: "orders" */ './orders/ManageOrdersScreen'),
  ),
];
