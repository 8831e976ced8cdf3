import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';

/** The console is for administrators: search engines stay out. */
const page = (title: string) => ({ title, noindex: true });

export const routes: ScreenRoute[] = [
  defineScreen(
    paths.adminDashboard(),
    'dashboard',
    () => import(/* webpackChunkName: "dashboard" */ './dashboard/AdminDashboardScreen'),
    page('Admin Dashboard'),
  ),
  defineScreen(
    paths.adminReservations(),
    'reservations',
    () => import(/* webpackChunkName: "reservations" */ './reservations/ManageReservationsScreen'),
    page('Manage Reservations'),
  ),
  defineScreen(
    paths.adminEvents(),
    'events',
    () => import(/* webpackChunkName: "events" */ './events/ManageEventsScreen'),
    page('Manage Events'),
  ),
  defineScreen(
    paths.adminNewEvent(),
    'events',
    () => import(/* webpackChunkName: "events" */ './events/ManageEventsScreen'),
    page('Manage Events'),
  ),
  defineScreen(
    paths.adminStalls(),
    'stalls',
    () => import(/* webpackChunkName: "stalls" */ './stalls/ManageStallsScreen'),
    page('Manage Stalls'),
  ),
  defineScreen(
    paths.adminNewStall(),
    'stalls',
    () => import(/* webpackChunkName: "stalls" */ './stalls/ManageStallsScreen'),
    page('Manage Stalls'),
  ),
  defineScreen(
    paths.adminMenu(),
    'menu',
    () => import(/* webpackChunkName: "menu" */ './menu/ManageMenuScreen'),
    page('Manage Menu'),
  ),
  defineScreen(
    paths.adminNewMenuItem(),
    'menu',
    () => import(/* webpackChunkName: "menu" */ './menu/ManageMenuScreen'),
    page('Manage Menu'),
  ),
  defineScreen(
    paths.adminOrders(),
    'orders',
    () => import(/* webpackChunkName: "orders" */ './orders/ManageOrdersScreen'),
    page('Manage Orders'),
  ),
];

/** The console's screens are for administrators only, so none is written as a static page. */
export const prerender: string[] = [];
