import type { ConsoleScreen } from './console/screen';
import { dashboardScreen } from './dashboard/dashboardScreen';
import { eventsScreen } from './events/eventsScreen';
import { menuScreen } from './menu/menuScreen';
import { ordersScreen } from './orders/ordersScreen';
import { reservationsScreen } from './reservations/reservationsScreen';
import { stallsScreen } from './stalls/stallsScreen';

/** Every screen of the console, in the order of tiles and command palette. */
export const SCREENS: readonly ConsoleScreen[] = [
  dashboardScreen,
  reservationsScreen,
  eventsScreen,
  stallsScreen,
  menuScreen,
  ordersScreen,
];
