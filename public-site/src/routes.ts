import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { STALL_SLUGS } from '@venue/shared/types';
import { HOME_PAGE } from './home/homePage';
import { SAMPLE_PAGE, samplePath } from './menu/samplePage';
import { PAST_EVENT_IDS } from './catalogue/event';
import { UPCOMING_EVENT_IDS } from './events/upcomingEventIds';

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
      title: 'Our Stalls',
      description:
        'Nine stalls in one garden near Ruai Flyover: nyama choma, fresh fish, pork, African dishes and juice, a restaurant and bar, beauty, spa and barber, and a car wash. See who is open now.',
    },
  ),
  defineScreen(
    paths.stall(':id'),
    'stall',
    () => import(/* webpackChunkName: "stall" */ './stalls/StallScreen'),
    {
      title: 'Stall',
    },
  ),
  defineScreen(paths.menu(), 'menu', () => import(/* webpackChunkName: "menu" */ './menu/MenuScreen'), {
    title: 'Menu',
    description:
      'Starters, main courses, desserts and beverages of a Nairobi garden kitchen, with prices in KSh. Order online.',
  }),
  defineScreen(
    paths.dish(':id'),
    'dish',
    () => import(/* webpackChunkName: "dish" */ './menu/DishScreen'),
    SAMPLE_PAGE,
  ),
  defineScreen(
    paths.reservations(),
    'reservations',
    () => import(/* webpackChunkName: "reservations" */ './reservations/ReservationsScreen'),
    {
      title: 'Reservations',
      description:
        'Reserve a table or book a small event at Bustani Gardens in Nairobi, 11:00 AM to 10:00 PM. Confirmed within 24 hours.',
    },
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
    () => import(/* webpackChunkName: "event" */ './events/EventScreen'),
    {
      title: 'Event',
    },
  ),
  defineScreen(
    paths.eventPhotos(':id'),
    'event-photos',
    () => import(/* webpackChunkName: "event-photos" */ './events/EventPhotosScreen'),
    { title: 'Event photos' },
  ),
  defineScreen(
    paths.planEvent(),
    'plan-event',
    () => import(/* webpackChunkName: "plan-event" */ './plan-event/PlanEventScreen'),
    {
      title: 'Plan Your Event',
      description:
        'Birthdays, weddings, launches and team lunches in the garden: three packages from KSh 25,000, or your own plan.',
    },
  ),
  defineScreen(
    paths.billboard(),
    'billboard',
    () => import(/* webpackChunkName: "billboard" */ './billboard/BillboardScreen'),
    {
      title: 'Billboard Advertising',
      description:
        'A roadside billboard on the Eastern Bypass near Ruai Flyover, Nairobi: from KSh 6,000 a week to KSh 120,000 for six months.',
    },
  ),
  defineScreen(paths.order(), 'order', () => import(/* webpackChunkName: "order" */ './order/OrderScreen'), {
    title: 'Order Online',
    description:
      'Food from Bustani Gardens at your door in 30-45 minutes within 5 km; delivery is free above KSh 1,000.',
  }),
  defineScreen(paths.cart(), 'cart', () => import(/* webpackChunkName: "cart" */ './cart/CartScreen'), {
    title: 'Your cart',
    noindex: true,
  }),
  defineScreen(
    paths.cartPage(),
    'checkout',
    () => import(/* webpackChunkName: "checkout" */ './cartpage/CheckoutScreen'),
    { title: 'Checkout', noindex: true },
  ),
  defineScreen(
    paths.checkout(),
    'checkout',
    () => import(/* webpackChunkName: "checkout" */ './cartpage/CheckoutScreen'),
    { title: 'Checkout', canonical: paths.cartPage(), noindex: true },
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

/** Every public address that is written as a static page. */
export const prerender: string[] = [
  ...routes.map((route) => route.path).filter((path) => !path.includes(':')),
  samplePath,
  ...STALL_SLUGS.map(paths.stall),
  ...[...UPCOMING_EVENT_IDS, ...PAST_EVENT_IDS].map(paths.event),
  ...PAST_EVENT_IDS.map(paths.eventPhotos),
];
