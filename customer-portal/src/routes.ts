import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';

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
    page('Dashboard'),
  ),
  defineScreen(
    paths.profile(),
    'profile',
    () => import(/* webpackChunkName: "profile" */ './profile/ProfileScreen'),
    page('My Profile'),
  ),
  defineScreen(
    paths.orders(),
    'orders',
    () => import(/* webpackChunkName: "orders" */ './orders/OrdersScreen'),
    page('My Orders'),
  ),
  defineScreen(
    paths.tickets(),
    'tickets',
    () => import(/* webpackChunkName: "tickets" */ './tickets/TicketsScreen'),
    page('My Tickets'),
  ),
  defineScreen(
    paths.favorites(),
    'favorites',
    () => import(/* webpackChunkName: "favorites" */ './favorites/FavoritesScreen'),
    page('My Favorites'),
  ),
  defineScreen(
    paths.reviews(),
    'reviews',
    () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsScreen'),
    page('My Reviews'),
  ),
];

/** None, because the screens depend on the visitor. */
export const prerender: string[] = [];
