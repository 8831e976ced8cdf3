import { screen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { STALL_SLUGS } from '@venue/shared/types';
import { HOME_PAGE } from './home/homePage';

export const routes: ScreenRoute[] = [
  screen(
    paths.home(),
    'home',
    () => import(/* webpackChunkName: "home" */ './home/HomeScreen'),
    HOME_PAGE,
  ),
  screen(paths.stalls(), 'stalls', () => import(/* webpackChunkName: "stalls" */ './stalls/StallsScreen'), {
    title: 'Our Stalls',
    description:
      'Nine stalls in one garden near Ruai Flyover: nyama choma, fresh fish, pork, African dishes and juice, a restaurant and bar, beauty, spa and barber, and a car wash. See who is open now.',
  }),
  screen(paths.stall(':id'), 'stall', () => import(/* webpackChunkName: "stall" */ './stalls/StallScreen'), {
    title: 'Stall',
  }),
  screen(paths.menu(), 'menu', () => import(/* webpackChunkName: "menu" */ './menu/MenuScreen'), {
    title: 'Menu',
  }),
  screen(paths.dish(':id'), 'dish', () => import(/* webpackChunkName: "dish" */ './menu/DishScreen'), {
    title: 'Dish',
  }),
  screen(
    paths.reservations(),
    'reservations',
    () => import(/* webpackChunkName: "reservations" */ './reservations/ReservationsScreen'),
    { title: 'Reservations' },
  ),
  screen(paths.events(), 'events', () => import(/* webpackChunkName: "events" */ './events/EventsScreen'), {
    title: 'Events & Experiences',
  }),
  screen(paths.event(':id'), 'event', () => import(/* webpackChunkName: "event" */ './events/EventScreen'), {
    title: 'Event',
  }),
  screen(
    paths.eventPhotos(':id'),
    'event-photos',
    () => import(/* webpackChunkName: "event-photos" */ './events/EventPhotosScreen'),
    { title: 'Event photos' },
  ),
  screen(
    paths.planEvent(),
    'plan-event',
    () => import(/* webpackChunkName: "plan-event" */ './plan-event/PlanEventScreen'),
    { title: 'Plan Your Event' },
  ),
  screen(
    paths.billboard(),
    'billboard',
    () => import(/* webpackChunkName: "billboard" */ './billboard/BillboardScreen'),
    { title: 'Billboard advertising' },
  ),
  screen(paths.order(), 'order', () => import(/* webpackChunkName: "order" */ './order/OrderScreen'), {
    title: 'Order Online',
  }),
  screen(paths.cart(), 'cart', () => import(/* webpackChunkName: "cart" */ './cart/CartScreen'), {
    title: 'Your cart',
  }),
  screen(
    paths.cartPage(),
    'checkout',
    () => import(/* webpackChunkName: "checkout" */ './cartpage/CheckoutScreen'),
    { title: 'Checkout' },
  ),
  screen(
    paths.checkout(),
    'checkout',
    () => import(/* webpackChunkName: "checkout" */ './cartpage/CheckoutScreen'),
    { title: 'Checkout', canonical: paths.cartPage() },
  ),
  screen(
    paths.contact(),
    'contact',
    () => import(/* webpackChunkName: "contact" */ './contact/ContactScreen'),
    { title: 'Contact' },
  ),
  screen(
    paths.privacyPolicy(),
    'privacy-policy',
    () => import(/* webpackChunkName: "privacy-policy" */ './legal/PrivacyPolicyScreen'),
    { title: 'Privacy Policy' },
  ),
  screen(paths.terms(), 'terms', () => import(/* webpackChunkName: "terms" */ './legal/TermsScreen'), {
    title: 'Terms and Conditions',
  }),
];

/** Every public address that is written as a static page. */
export const prerender: string[] = [
  ...routes.map((route) => route.path).filter((path) => !path.includes(':')),
  ...STALL_SLUGS.map(paths.stall),
];
