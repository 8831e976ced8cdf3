import * as v from 'valibot';
import {
  BOOLEAN,
  choice,
  DAY,
  DRAWINGS,
  line,
  list,
  PICTURE,
  PRICE,
  RATING,
  record,
  SLUG,
  text,
  texts,
  whole,
} from './fields.mjs';

const TITLED = { title: line(), text: text() };
const CARD = { name: line(), availability: line(), line: text(), picture: PICTURE };

/** The words of the home page. */
export const HOME = record({
  hero: record({
    location: line(),
    title: texts(1),
    line: text(),
    where: line(),
    menu: line(),
    book: line(),
  }),
  carousel: record({
    label: line(),
    slides: list(record({ title: line(), line: text(), picture: PICTURE }), 1),
  }),
  stats: v.optional(record({ ...TITLED, figures: list(record({ value: line(), label: line() })) })),
  galleryWords: record(TITLED),
  restaurant: record({
    ...TITLED,
    points: texts(1),
    pictures: v.pipe(list(PICTURE), v.length(2, 'must have two pictures')),
    button: line(),
    stall: SLUG,
  }),
  amenities: record({
    ...TITLED,
    cards: list(
      record({
        ...CARD,
        stall: v.optional(SLUG),
        page: v.optional(choice(['plan-event', 'menu', 'events'])),
      }),
    ),
  }),
  stallsWords: record(TITLED),
  eventsWords: record(TITLED),
  reviews: v.optional(record({ rating: RATING, count: line() })),
  call: record(TITLED),
  billboardWords: v.optional(record({ ...TITLED, points: texts(1), board: line() })),
  search: record({ cuisines: texts(1), picture: PICTURE }),
});

/** The words of other public pages. */
export const PAGES = record({
  menuWords: record({ lead: line(), description: text() }),
  orderPage: record({ lead: line() }),
  stallsPage: record({
    description: text(),
    eyebrow: line(),
    lead: text(),
    amenitiesLead: line(),
    additionalAmenities: list(record({ name: line(), availability: line(), drawing: choice(DRAWINGS) })),
  }),
  eventsPage: record({ description: text(), lead: text(), own: text(), picture: PICTURE }),
  reservationsPage: record({ eyebrow: line(), table: text() }),
  faqs: list(record({ id: SLUG, question: line(), answer: text() }), 1),
  map: record({ roads: v.pipe(texts(), v.length(2, 'must have two names')) }),
  legal: record({ effective: DAY, updated: DAY, venue: line(), services: text(), allergens: line() }),
});

/** Budgets that the form of an inquiry offers (requirements 9, Inquiry options). */
const BUDGETS = ['20,000-40,000', '40,000-70,000', '70,000-100,000', '100,000+'];
const PAGE_TOP = { description: text(), eyebrow: line(), ...TITLED, picture: PICTURE };

/** What is sold besides food: packages for events, and the billboard. */
export const OFFERS = record({
  planEvent: record({
    ...PAGE_TOP,
    packages: list(
      record({
        id: SLUG,
        name: line(),
        price: PRICE,
        maxGuests: whole('must be a number of guests', 1),
        budget: choice(BUDGETS),
        line: text(),
        features: texts(1),
        picture: PICTURE,
      }),
    ),
  }),
  billboard: v.optional(
    record({
      ...PAGE_TOP,
      plans: list(
        record({
          id: SLUG,
          duration: line(),
          days: whole('must be a number of days', 1),
          price: PRICE,
          popular: BOOLEAN,
          coverage: line(),
          features: texts(1),
        }),
        1,
      ),
      longer: record(TITLED),
      notes: texts(),
    }),
  ),
});
