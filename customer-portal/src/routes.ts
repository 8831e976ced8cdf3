import { screen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';

/** Everything here is about one person: search engines stay out. */
const page = (title: string) => ({ title, noindex: true });

export const routes: ScreenRoute[] = [
  screen(
    paths.signIn(),
    'sign-in',
    () => import(/* webpackChunkName: "sign-in" */ './sign-in/SignInScreen'),
    page('Sign In'),
  ),
  screen(
    paths.auth(),
    'sign-in',
    () => import(/* webpackChunkName: "sign-in" */ './sign-in/SignInScreen'),
    page('Sign In'),
  ),
  screen(
    paths.dashboard(),
    'dashboard',
    () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen'),
    page('Dashboard'),
  ),
  screen(
    paths.profile(),
    'profile',
    () => import(/* webpackChunkName: "profile" */ './profile/ProfileScreen'),
    page('My Profile'),
  ),
  screen(
    paths.orders(),
    'orders',
    () => import(/* webpackChunkName: "orders" */ './orders/OrdersScreen'),
    page('My Orders'),
  ),
  screen(
    paths.tickets(),
    'tickets',
    () => import(/* webpackChunkName: "tickets" */ './tickets/TicketsScreen'),
    page('My Tickets'),
  ),
  screen(
    paths.favorites(),
    'favorites',
    () => import(/* webpackChunkName: "favorites" */ './favorites/FavoritesScreen'),
    page('My Favorites'),
  ),
  screen(
    paths.reviews(),
    'reviews',
    () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsScreen'),
    page('My Reviews'),
  ),
];

/** What these screens show depends on the visitor, so none is written as a static page. */
export const prerender: string[] = [];
