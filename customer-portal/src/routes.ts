import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import * as titles from '@venue/shared/screen-titles';

/** Metadata of a page. All pages here are personal, so search engines must not index them. */
const page = (title: string) => ({ title, noindex: true });

export const routes: ScreenRoute[] = [
  defineScreen(
    paths.signIn(),
    'sign-in',
    () => import(/* webpackChunkName: "sign-in" */ './sign-in/SignInScreen'),
    page('Sign In'),
  ),
  defineScreen(
    paths.auth(),
    'sign-in',
    () => import(/* webpackChunkName: "sign-in" */ './sign-in/SignInScreen'),
    page('Sign In'),
  ),
  defineScreen(
    paths.dashboard(),
    'dashboard',
    () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen'),
    page(titles.DASHBOARD_TITLE),
  ),
  defineScreen(
    paths.profile(),
    'profile',
    () => import(/* webpackChunkName: "profile" */ './profile/ProfileScreen'),
    page(titles.PROFILE_TITLE),
  ),
  defineScreen(
    paths.orders(),
    'orders',
    () => import(/* webpackChunkName: "orders" */ './orders/OrdersScreen'),
    page(titles.ORDERS_TITLE),
  ),
  defineScreen(
    paths.tickets(),
    'tickets',
    () => import(/* webpackChunkName: "tickets" */ './tickets/TicketsScreen'),
    page(titles.TICKETS_TITLE),
  ),
  defineScreen(
    paths.favorites(),
    'favorites',
    () => import(/* webpackChunkName: "favorites" */ './favorites/FavoritesScreen'),
    page(titles.FAVORITES_TITLE),
  ),
  defineScreen(
    paths.reviews(),
    'reviews',
    () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsScreen'),
    page(titles.REVIEWS_TITLE),
  ),
];

/** None, because the screens depend on the visitor. */
export const prerender: string[] = [];
