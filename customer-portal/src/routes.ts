import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import * as titles from './screenTitles';

/** Metadata of a page. All pages here are personal, so search engines must not index them. */
const page = (title: string) => ({ title, noindex: true });

export const routes: ScreenRoute[] = [
  defineScreen({
    path: paths.signIn(),
    audience: 'everyone',
    chunk: 'sign-in',
    load: () => import(/* webpackChunkName: "sign-in" */ './sign-in/SignInScreen'),
    page: page('Sign In'),
  }),
  defineScreen({
    path: paths.auth(),
    audience: 'everyone',
    chunk: 'sign-in',
    load: () => import(/* webpackChunkName: "sign-in" */ './sign-in/SignInScreen'),
    page: page('Sign In'),
  }),
  defineScreen({
    path: paths.dashboard(),
    audience: 'signed-in',
    chunk: 'dashboard',
    load: () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen'),
    page: page(titles.DASHBOARD_TITLE),
  }),
  defineScreen({
    path: paths.profile(),
    audience: 'signed-in',
    chunk: 'profile',
    load: () => import(/* webpackChunkName: "profile" */ './profile/ProfileScreen'),
    page: page(titles.PROFILE_TITLE),
  }),
  defineScreen({
    path: paths.orders(),
    audience: 'signed-in',
    chunk: 'orders',
    load: () => import(/* webpackChunkName: "orders" */ './orders/OrdersScreen'),
    page: page(titles.ORDERS_TITLE),
  }),
  defineScreen({
    path: paths.tickets(),
    audience: 'signed-in',
    chunk: 'tickets',
    offline: true,
    load: () => import(/* webpackChunkName: "tickets" */ './tickets/TicketsScreen'),
    page: page(titles.TICKETS_TITLE),
  }),
  defineScreen({
    path: paths.favorites(),
    audience: 'signed-in',
    chunk: 'favorites',
    load: () => import(/* webpackChunkName: "favorites" */ './favorites/FavoritesScreen'),
    page: page(titles.FAVORITES_TITLE),
  }),
  defineScreen({
    path: paths.reviews(),
    audience: 'signed-in',
    chunk: 'reviews',
    load: () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsScreen'),
    page: page(titles.REVIEWS_TITLE),
  }),
];
