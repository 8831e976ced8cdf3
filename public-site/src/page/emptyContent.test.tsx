// docs/recipes/content.md
import type { Venue } from '@venue/shared/types';
import { VENUE } from '@venue/shared/venue';
import { PAST_EVENT_IDS } from '../catalogue/generated/eventIds';
import { GALLERY_TILES } from '../catalogue/generated/galleryTiles';
import { SAMPLE_DISH } from '../catalogue/generated/sampleDish';
import { TESTIMONIALS } from '../catalogue/generated/testimonials';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import { AMENITIES } from '../catalogue/generated/words/amenities';
import { BILLBOARD } from '../catalogue/generated/words/billboard';
import { PLAN_EVENT } from '../catalogue/generated/words/planEvent';
import { REVIEWS } from '../catalogue/generated/words/reviews';
import { STALLS_PAGE } from '../catalogue/generated/words/stallsPage';
import { STATS } from '../catalogue/generated/words/stats';
import { DISHES } from '../catalogue/dishes';
import { findEvent } from '../catalogue/events';
import { STALLS } from '../catalogue/stalls';
import { routes } from '../routes';
import { staticPage } from '../testing/openPage';
import BillboardScreen from '../billboard/BillboardScreen';
import ContactScreen from '../contact/ContactScreen';
import { EventBody } from '../events/event-page/EventBody';
import EventsScreen from '../events/EventsScreen';
import HomeScreen from '../home/HomeScreen';
import PrivacyPolicyScreen from '../legal/PrivacyPolicyScreen';
import TermsScreen from '../legal/TermsScreen';
import DishScreen from '../menu/dish-page/DishScreen';
import MenuScreen from '../menu/MenuScreen';
import PlanEventScreen from '../plan-event/PlanEventScreen';
import StallsScreen from '../stalls/StallsScreen';
import StallScreen from '../stalls/stall-page/StallScreen';
import { NeighbourStalls } from '../stalls/stall-page/NeighbourStalls';

jest.mock('@venue/shared/venue', () => {
  const { VENUE } = jest.requireActual<{ VENUE: Venue }>('@venue/shared/venue');
  return { VENUE: { ...VENUE, hasBillboard: false } };
});
jest.mock('@venue/shared/stall-words', () => ({
  IS_ONE_STALL: true,
  STALLS_TITLE: 'Our Kitchen',
  EXPLORE_STALLS: 'See the Kitchen',
}));
jest.mock('../catalogue/generated/words/carousel', () => {
  const { CAROUSEL } = jest.requireActual<{ CAROUSEL: { slides: unknown[] } }>(
    '../catalogue/generated/words/carousel',
  );
  return { CAROUSEL: { ...CAROUSEL, slides: CAROUSEL.slides.slice(0, 1) } };
});

const [FIRST_STALL] = STALLS;
const EVENT = findEvent('friday-live-band');
const keep = (list: readonly unknown[], count: number) => (list as unknown[]).splice(count);

beforeAll(() => {
  if (EVENT) keep(EVENT.pictures, 1);
  keep(STALLS, 1);
  keep(SAMPLE_DISH.thumbnails, 1);
  for (const dish of DISHES) Object.assign(dish, { estimatedTime: undefined });
  Object.assign(REVIEWS, { count: '' });
  Object.assign(SAMPLE_DISH, { longDescription: undefined, allergenNotice: undefined });
  for (const list of [
    ...[PAST_EVENT_IDS, UPCOMING_EVENTS, GALLERY_TILES, TESTIMONIALS],
    ...[STATS.figures, AMENITIES.cards, SAMPLE_DISH.ingredients, SAMPLE_DISH.nutrition],
    ...[
      VENUE.social,
      VENUE.specialDays,
      STALLS_PAGE.additionalAmenities,
      BILLBOARD.notes,
      PLAN_EVENT.packages,
    ],
  ])
    keep(list, 0);
});

it.each([
  [
    '/',
    HomeScreen,
    /Evenings past|Upcoming events|guests say|Explore Stalls|All stalls|Follow the smoke|Beyond the table|every craving|Pause|Bypass traffic/,
  ],
  ['/events', EventsScreen, /Past Events/],
  ['/stalls', StallsScreen, /Additional Amenities|Our Stalls|All stalls|of 1|01 ·/],
  ['/contact', ContactScreen, /Follow Us|Special days/],
  ['/plan-event', PlanEventScreen, /Event packages/],
  ['/billboard', BillboardScreen, /^$/],
  ['/menu', MenuScreen, /Quickest first/],
  ['/menu/1', DishScreen, /Ingredients|Nutrition|Allergen/],
  ['/terms-and-conditions', TermsScreen, /stalls (and|they)|Billboard\./],
  ['/privacy-policy', PrivacyPolicyScreen, /stalls and/],
  ['/stalls/nowhere', StallScreen, /stall/i],
  ['a stall', () => FIRST_STALL && <NeighbourStalls stall={FIRST_STALL} />, /stall/],
  ['an event', () => EVENT && <EventBody event={EVENT} side={null} />, /What it looks like/],
] as const)(
  'where the venue has nothing yet, %s has no empty list and no heading without content',
  (_what, Screen, gone) => {
    const page = staticPage(Screen);
    expect(
      [...page.querySelectorAll('ul, ol, dl, nav')].filter(({ children }) => children.length === 0),
    ).toEqual([]);
    expect(page.textContent).not.toMatch(gone);
    expect(page.querySelector('[role=radiogroup]:empty')).toBeNull();
    expect(page.querySelector('[role=group][aria-label=Pictures]')).toBeNull();
  },
);

it('a venue without a billboard has no page of it', () => {
  expect(routes.map(({ path }) => path)).not.toContain('/billboard');
});

it('the top of the dish page, which waits for what is behind it, has something behind it (`hiddenUntilParsed`)', () => {
  const root = staticPage(DishScreen).querySelector('template')?.parentElement;
  const top = [...(root?.children ?? [])].find((part) => part.querySelector('h1'));
  expect(top?.nextElementSibling).toBeInstanceOf(Element);
});
