import { screen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';

/** The console is for administrators: search engines stay out. */
const page = (title: string) => ({ title, noindex: true });

export const routes: ScreenRoute[] = [
  screen(
    paths.adminDashboard(),
    'dashboard',
    () => import(/* webpackChunkName: "dashboard" */ './dashboard/AdminDashboardScreen'),
    page('Admin Dashboard'),
  ),
  screen(
    paths.adminReservations(),
    'reservations',
    () => import(/* webpackChunkName: "reservations" */ './reservations/ManageReservationsScreen'),
    page('Manage Reservations'),
  ),
  screen(
    paths.adminEvents(),
    'events',
    () => import(/* webpackChunkName: "events" */ './events/ManageEventsScreen'),
    page('Manage Events'),
  ),
  screen(
    paths.adminNewEvent(),
    'events',
    () => import(/* webpackChunkName: "events" */ './events/ManageEventsScreen'),
    page('Manage Events'),
  ),
  screen(
    paths.adminStalls(),
    'stalls',
    () => import(/* webpackChunkName: "stalls" */ './stalls/ManageStallsScreen'),
    page('Manage Stalls'),
  ),
  screen(
    paths.adminNewStall(),
    'stalls',
    () => import(/* webpackChunkName: "stalls" */ './stalls/ManageStallsScreen'),
    page('Manage Stalls'),
  ),
  screen(
    paths.adminMenu(),
    'menu',
    () => import(/* webpackChunkName: "menu" */ './menu/ManageMenuScreen'),
    page('Manage Menu'),
  ),
  screen(
    paths.adminNewMenuItem(),
    'menu',
    () => import(/* webpackChunkName: "menu" */ './menu/ManageMenuScreen'),
    page('Manage Menu'),
  ),
  screen(
    paths.adminOrders(),
    'orders',
    () => import(/* webpackChunkName: "orders" */ './orders/ManageOrdersScreen'),
    page('Manage Orders'),
  ),
];

/** The console's screens are for administrators only, so none is written as a static page. */
export const prerender: string[] = [];
