import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import * as titles from '@venue/shared/screen-titles';
import { STALL_SLUGS } from '@venue/shared/types';
import { SAMPLE_DISH_PATH } from './catalogue/dish';
import { PAST_EVENT_IDS, UPCOMING_EVENT_IDS } from './catalogue/event';
import { HOME_PAGE } from './home/homePage';

export const routes: ScreenRoute[] = [
  defineScreen(
    paths.home(),
    'home',
    () => import(/* webpackChunkName: "home" */ './home/HomeScreen'),
    HOME_PAGE,
  ),
  defineScreen(
    paths.stalls(),
    'stalls',
    () => import(/* webpackChunkName: "stalls" */ './stalls/StallsScreen'),
    {
      title: titles.STALLS_TITLE,
      description:
        'Nine stalls in one garden near Ruai Flyover: nyama choma, fresh fish, pork, African dishes and juice, a restaurant and bar, beauty, spa and barber, and a car wash. See who is open now.',
    },
  ),
  defineScreen(
    paths.stall(':id'),
    'stall',
    () => import(/* webpackChunkName: "stall" */ './stalls/stall-page/StallScreen'),
    {
      title: 'Stall',
    },
  ),
  defineScreen(paths.menu(), 'menu', () => import(/* webpackChunkName: "menu" */ './menu/MenuScreen'), {
    title: titles.MENU_TITLE,
    description:
      'Starters, main courses, desserts and beverages of a Nairobi garden kitchen, with prices in KSh. Order online.',
  }),
  defineScreen(
    paths.dish(':id'),
    'dish',
    () => import(/* webpackChunkName: "dish" */ './menu/dish-page/DishScreen'),
    {
      title: 'Dish',
      canonical: SAMPLE_DISH_PATH,
    },
  ),
  defineScreen(
    paths.reservations(),
    'reservations',
    () => import(/* webpackChunkName: "reservations" */ './reservations/ReservationsScreen'),
    { title: titles.RESERVATIONS_TITLE },
  ),
  defineScreen(
    paths.events(),
    'events',
    () => import(/* webpackChunkName: "events" */ './events/EventsScreen'),
    {
      title: 'Events & Experiences',
      description:
        'Live bands, jazz, family days, tastings and the monthly nyama choma festival in a Nairobi garden. See the next dates and reserve a place.',
    },
  ),
  defineScreen(
    paths.event(':id'),
    'event',
    () => import(/* webpackChunkName: "event" */ './events/event-page/EventScreen'),
    {
      title: 'Event',
    },
  ),
  defineScreen(
    paths.eventPhotos(':id'),
    'event-photos',
    () => import(/* webpackChunkName: "event-photos" */ './events/photos/EventPhotosScreen'),
    { title: 'Event photos' },
  ),
  defineScreen(
    paths.planEvent(),
    'plan-event',
    () => import(/* webpackChunkName: "plan-event" */ './plan-event/PlanEventScreen'),
    { title: 'Plan Your Event' },
  ),
  defineScreen(
    paths.billboard(),
    'billboard',
    () => import(/* webpackChunkName: "billboard" */ './billboard/BillboardScreen'),
    { title: 'Billboard Advertising' },
  ),
  defineScreen(paths.order(), 'order', () => import(/* webpackChunkName: "order" */ './order/OrderScreen'), {
    title: titles.ORDER_TITLE,
  }),
  defineScreen(paths.cart(), 'cart', () => import(/* webpackChunkName: "cart" */ './cart/CartScreen'), {
    title: 'Your cart',
    noindex: true,
  }),
  defineScreen(
    paths.cartPage(),
    'checkout',
    () => import(/* webpackChunkName: "checkout" */ './cartpage/CheckoutScreen'),
    { title: titles.CHECKOUT_TITLE, noindex: true },
  ),
  defineScreen(
    paths.checkout(),
    'checkout',
    () => import(/* webpackChunkName: "checkout" */ './cartpage/CheckoutScreen'),
    { title: titles.CHECKOUT_TITLE, canonical: paths.cartPage(), noindex: true },
  ),
  defineScreen(
    paths.contact(),
    'contact',
    () => import(/* webpackChunkName: "contact" */ './contact/ContactScreen'),
    { title: 'Contact' },
  ),
  defineScreen(
    paths.privacyPolicy(),
    'privacy-policy',
    () => import(/* webpackChunkName: "privacy-policy" */ './legal/PrivacyPolicyScreen'),
    {
      title: 'Privacy Policy',
      description:
        'What Bustani Gardens learns about you, when and why, and what you can do about it. Effective 30 August 2025.',
    },
  ),
  defineScreen(paths.terms(), 'terms', () => import(/* webpackChunkName: "terms" */ './legal/TermsScreen'), {
    title: 'Terms and Conditions',
    description:
      'The terms of the Bustani Gardens website, orders, reservations, events and billboard. Effective 30 August 2025.',
  }),
];

/** The public addresses that are written as static pages. */
export const prerender: string[] = [
  ...routes.map((route) => route.path).filter((path) => !path.includes(':')),
  SAMPLE_DISH_PATH,
  ...STALL_SLUGS.map(paths.stall),
  ...[...UPCOMING_EVENT_IDS, ...PAST_EVENT_IDS].map(paths.event),
  ...PAST_EVENT_IDS.map(paths.eventPhotos),
];
