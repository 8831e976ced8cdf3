import type { LoadableScreen } from './console/screen';
import { dashboardScreen } from './dashboard/dashboardScreen';
import { eventsScreen } from './events/eventsScreen';
import { menuScreen } from './menu/menuScreen';
import { ordersScreen } from './orders/ordersScreen';
import { reservationsScreen } from './reservations/reservationsScreen';
import { stallsScreen } from './stalls/stallsScreen';

/** Every screen of the console, in the order of tiles and command palette. Each is a chunk of its own. */
export const SCREENS: readonly LoadableScreen[] = [
  {
    ...dashboardScreen,
    chunk: 'dashboard',
    load: () => import(/* webpackChunkName: "dashboard" */ './dashboard/AdminDashboardScreen'),
  },
  {
    ...reservationsScreen,
    chunk: 'reservations',
    load: () => import(/* webpackChunkName: "reservations" */ './reservations/ManageReservationsScreen'),
  },
  {
    ...eventsScreen,
    chunk: 'events',
    load: () => import(/* webpackChunkName: "events" */ './events/ManageEventsScreen'),
  },
  {
    ...stallsScreen,
    chunk: 'stalls',
    load: () => import(/* webpackChunkName: "stalls" */ './stalls/ManageStallsScreen'),
  },
  {
    ...menuScreen,
    chunk: 'menu',
    load: () => import(/* webpackChunkName: "menu" */ './menu/ManageMenuScreen'),
  },
  {
    ...ordersScreen,
    chunk: 'orders',
    load: () => import(/* webpackChunkName: "orders" */ './orders/ManageOrdersScreen'),
  },
];
