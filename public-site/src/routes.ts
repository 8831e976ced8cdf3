import { defineScreen, type ScreenRoute, type SiteFile } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import * as titles from './screenTitles';
import { STALL_SLUGS } from '@venue/shared/types';
import { SAMPLE_DISH_PATH } from './catalogue/dish';
import { EVENTS_CALENDAR_PATH } from './catalogue/event';
import { PAST_EVENT_IDS, UPCOMING_EVENT_IDS } from './catalogue/generated/eventIds';
import { VENUE } from '@venue/shared/venue';

/** Files beside the pages. No page loads what writes them. */
export const files: SiteFile[] = [
  {
    path: EVENTS_CALENDAR_PATH,
    text: async (now) => {
      const { eventsCalendar } = await import(
        /* webpackChunkName: "events-calendar" */ './events/eventsCalendar'
      );
      return eventsCalendar(now);
    },
  },
];

export const routes: ScreenRoute[] = [
  defineScreen({
    path: paths.home(),
    audience: 'everyone',
    chunk: 'home',
    offline: true,
    load: () => import(/* webpackChunkName: "home", webpackDefer: true */ './home/HomeScreen'),
    page: { title: VENUE.name },
    staticPages: true,
  }),
  defineScreen({
    path: paths.stalls(),
    audience: 'everyone',
    chunk: 'stalls',
    offline: true,
    load: () => import(/* webpackChunkName: "stalls", webpackDefer: true */ './stalls/StallsScreen'),
    page: { title: titles.STALLS_TITLE },
    staticPages: true,
  }),
  defineScreen({
    path: paths.stall(':id'),
    audience: 'everyone',
    chunk: 'stall',
    offline: true,
    load: () => import(/* webpackChunkName: "stall", webpackDefer: true */ './stalls/stall-page/StallScreen'),
    page: { title: 'Stall' },
    staticPages: STALL_SLUGS.map(paths.stall),
  }),
  defineScreen({
    path: paths.menu(),
    audience: 'everyone',
    chunk: 'menu',
    offline: true,
    load: () => import(/* webpackChunkName: "menu", webpackDefer: true */ './menu/MenuScreen'),
    page: { title: titles.MENU_TITLE },
    staticPages: true,
  }),
  defineScreen({
    path: paths.dish(':id'),
    audience: 'everyone',
    chunk: 'dish',
    load: () => import(/* webpackChunkName: "dish", webpackDefer: true */ './menu/dish-page/DishScreen'),
    page: { title: 'Dish', canonical: SAMPLE_DISH_PATH },
    staticPages: [SAMPLE_DISH_PATH],
  }),
  defineScreen({
    path: paths.reservations(),
    audience: 'everyone',
    chunk: 'reservations',
    offline: true,
    load: () =>
      import(/* webpackChunkName: "reservations", webpackDefer: true */ './reservations/ReservationsScreen'),
    page: { title: titles.RESERVATIONS_TITLE },
    staticPages: true,
  }),
  defineScreen({
    path: paths.events(),
    audience: 'everyone',
    chunk: 'events',
    load: () => import(/* webpackChunkName: "events", webpackDefer: true */ './events/EventsScreen'),
    page: { title: titles.EVENTS_TITLE },
    staticPages: true,
  }),
  defineScreen({
    path: paths.event(':id'),
    audience: 'everyone',
    chunk: 'event',
    load: () => import(/* webpackChunkName: "event", webpackDefer: true */ './events/event-page/EventScreen'),
    page: { title: 'Event' },
    staticPages: [...UPCOMING_EVENT_IDS, ...PAST_EVENT_IDS].map(paths.event),
  }),
  defineScreen({
    path: paths.eventPhotos(':id'),
    audience: 'everyone',
    chunk: 'event-photos',
    load: () =>
      import(/* webpackChunkName: "event-photos", webpackDefer: true */ './events/photos/EventPhotosScreen'),
    page: { title: 'Event photos' },
    staticPages: PAST_EVENT_IDS.map(paths.eventPhotos),
  }),
  defineScreen({
    path: paths.planEvent(),
    audience: 'everyone',
    chunk: 'plan-event',
    load: () =>
      import(/* webpackChunkName: "plan-event", webpackDefer: true */ './plan-event/PlanEventScreen'),
    page: { title: 'Plan Your Event' },
    staticPages: true,
  }),
  ...(VENUE.hasBillboard
    ? [
        defineScreen({
          path: paths.billboard(),
          audience: 'everyone',
          chunk: 'billboard',
          load: () =>
            import(/* webpackChunkName: "billboard", webpackDefer: true */ './billboard/BillboardScreen'),
          page: { title: 'Billboard Advertising' },
          staticPages: true,
        }),
      ]
    : []),
  defineScreen({
    path: paths.order(),
    audience: 'everyone',
    chunk: 'order',
    offline: true,
    load: () => import(/* webpackChunkName: "order", webpackDefer: true */ './order/OrderScreen'),
    page: { title: titles.ORDER_TITLE },
    staticPages: true,
  }),
  defineScreen({
    path: paths.cart(),
    audience: 'everyone',
    chunk: 'cart',
    offline: true,
    load: () => import(/* webpackChunkName: "cart", webpackDefer: true */ './cart/CartScreen'),
    page: { title: 'Your cart', noindex: true },
    staticPages: true,
  }),
  defineScreen({
    path: paths.cartPage(),
    audience: 'everyone',
    chunk: 'checkout',
    offline: true,
    load: () => import(/* webpackChunkName: "checkout", webpackDefer: true */ './cartpage/CheckoutScreen'),
    page: { title: titles.CHECKOUT_TITLE, noindex: true },
    staticPages: true,
  }),
  defineScreen({
    path: paths.checkout(),
    audience: 'everyone',
    chunk: 'checkout',
    offline: true,
    load: () => import(/* webpackChunkName: "checkout", webpackDefer: true */ './cartpage/CheckoutScreen'),
    page: { title: titles.CHECKOUT_TITLE, canonical: paths.cartPage(), noindex: true },
    staticPages: true,
  }),
  defineScreen({
    path: paths.contact(),
    audience: 'everyone',
    chunk: 'contact',
    offline: true,
    load: () => import(/* webpackChunkName: "contact", webpackDefer: true */ './contact/ContactScreen'),
    page: { title: 'Contact' },
    staticPages: true,
  }),
  defineScreen({
    path: paths.privacyPolicy(),
    audience: 'everyone',
    chunk: 'privacy-policy',
    load: () =>
      import(/* webpackChunkName: "privacy-policy", webpackDefer: true */ './legal/PrivacyPolicyScreen'),
    page: { title: 'Privacy Policy' },
    staticPages: true,
  }),
  defineScreen({
    path: paths.terms(),
    audience: 'everyone',
    chunk: 'terms',
    load: () => import(/* webpackChunkName: "terms", webpackDefer: true */ './legal/TermsScreen'),
    page: { title: 'Terms and Conditions' },
    staticPages: true,
  }),
];
