import * as v from 'valibot';
import {
  BOOLEAN,
  choice,
  DAY,
  DRAWINGS,
  HOURS,
  line,
  list,
  PHOTO,
  PICTURE,
  PICTURES,
  PRICE,
  PRINTED_DAYS,
  PRINTED_HOURS,
  RATING,
  record,
  RHYTHM,
  RHYTHM_MESSAGE,
  SLUG,
  SPECIAL_DATE,
  text,
  texts,
  TIME,
  URL_ADDRESS,
  usualHoursOf,
  whole,
} from './fields.mjs';
import { HOME, OFFERS, PAGES } from './pageSchemas.mjs';
import { SAMPLES } from './sampleSchemas.mjs';

/** Colours and icons of the design system. */
export const COLOURS = 'ember forest sun lake clay plum rose moss slate'.split(' ');
export const ICONS =
  'calendar car cart chat check clock fish flame gift globe heart home image info leaf lock mail menu moon music phone pin receipt scissors search send share star store sun ticket upload user users utensils warning wifi'.split(
    ' ',
  );
/** The groups of the menu, in the order of its tabs. */
export const GROUPS = ['starters', 'mains', 'desserts', 'beverages'];
/** Those of the order page (requirements 2, Order). */
export const ORDER_GROUPS = ['starters', 'mains', 'beverages'];
export const DIETARY = ['vegetarian', 'vegan', 'gluten-free', 'spicy'];
/** schema.org's names for what a stall can be; without one it is a place to eat. */
const STALL_KINDS = [
  'Restaurant',
  'BarOrPub',
  'CafeOrCoffeeShop',
  'Bakery',
  'BeautySalon',
  'DaySpa',
  'AutoWash',
  'Store',
];

const DISH = record({
  id: whole('must be a number that no other dish has', 1),
  name: line(),
  description: v.optional(text()),
  price: PRICE,
  rating: v.optional(RATING),
  estimatedTime: v.optional(whole('must be a whole number of minutes, such as 12', 1, 300)),
  dietary: v.optional(list(choice(DIETARY)), []),
  picture: v.optional(PICTURE),
  pages: v.optional(list(choice(['menu', 'order']), 1)),
});
/** A text about hours in which each time is one that a clock has. @param {string} hours */
const hasTimes = (hours) =>
  (hours.match(/\d+\s*[:.]\s*\d+(?:\s*[AP]\.?M)?/gi) ?? []).every((time) =>
    /^((1[0-2]|0?[1-9]):[0-5]\d [AP]M|([01]?\d|2[0-3]):[0-5]\d|24:00)$/.test(time),
  );
const TIMES_MESSAGE = 'must have times such as 11:00-23:00 or 11:00 AM-11:00 PM';
/** Rows that are shown as they are. */
const HOURS_ROWS = record({
  label: line(),
  rows: list(record({ days: line(), hours: v.pipe(line(), v.check(hasTimes, TIMES_MESSAGE)) }), 1),
});
/** Rows that are read too. A day without a row is closed. */
const READ_HOURS_ROWS = record({
  label: line(),
  rows: list(
    record({
      days: v.pipe(line(), v.regex(PRINTED_DAYS, 'must be days such as Mon-Thu or Sun')),
      hours: v.pipe(
        line(),
        v.regex(PRINTED_HOURS, 'must be hours such as 11:00-22:00 or 11:00 AM-10:00 PM, or Closed'),
      ),
    }),
    1,
  ),
});

const MENU = record({
  ...Object.fromEntries(GROUPS.map((group) => [group, list(DISH, 1)])),
  sampleDish: v.optional(
    record({
      id: whole('must be the number of a dish', 1),
      longDescription: v.optional(text()),
      morePictures: v.optional(list(PICTURE)),
      ingredients: v.optional(texts()),
      nutrition: v.optional(v.record(line(), line(), 'must be a record of amounts')),
      allergenNotice: v.optional(text()),
    }),
  ),
});
const STALL = record({
  id: SLUG,
  name: line(),
  /** What search engines take it for. */
  kind: v.optional(choice(STALL_KINDS)),
  category: line(),
  colour: choice(COLOURS),
  description: text(),
  specialties: texts(1),
  hours: v.union(
    [v.literal('kitchen'), usualHoursOf()],
    'must be "kitchen", or "opens" and "closes" with times such as 09:00, and "closedOn" and "except" with weekdays',
  ),
  featured: v.optional(BOOLEAN),
  offersServices: v.optional(BOOLEAN),
  takesReservations: v.optional(BOOLEAN),
  pictures: PICTURES,
  amenities: v.optional(list(record({ name: line(), icon: choice(ICONS), description: v.optional(text()) }))),
  highlights: list(
    record({
      item: line(),
      price: v.optional(PRICE),
      dish: v.optional(whole('must be the number of a dish', 1)),
      as: v.optional(v.pipe(line(), v.includes('{price}', 'must have {price} where the price stands'))),
      description: text(),
    }),
    1,
  ),
});
const EVENT = { id: SLUG, title: line(), description: text() };
const EVENT_PLACE = {
  from: TIME,
  to: TIME,
  location: line(),
  category: line(),
  isPromotional: v.optional(BOOLEAN),
  highlights: texts(1),
  pictures: PICTURES,
};
const EVENTS = record({
  upcoming: list(
    record({
      ...EVENT,
      on: v.union([DAY, v.pipe(v.string(), v.regex(RHYTHM))], RHYTHM_MESSAGE),
      ...EVENT_PLACE,
    }),
  ),
  past: list(
    record({
      ...EVENT,
      on: DAY,
      ...EVENT_PLACE,
      attendees: whole('must be a number of guests'),
      rating: RATING,
      album: list(record({ picture: PICTURE, caption: line(), likes: whole('must be a number') }), 1),
    }),
  ),
  gallery: list(record({ caption: line(), picture: PICTURE, event: SLUG })),
});
const TILL_MESSAGE = 'must be the five to seven digits of a Buy Goods till, or none';
const PHONE_MESSAGE = 'must be a number with its country, such as +254 712 345 678';
const latitude = 'must be a number of degrees, such as -1.28';
const VENUE = record({
  name: line(),
  shortName: v.pipe(line(), v.maxLength(12, 'must have at most 12 letters, which fit below an icon')),
  place: line(),
  tagline: line(),
  description: text(),
  phone: v.pipe(v.string(PHONE_MESSAGE), v.regex(/^\+(?:\d ?){9,14}\d$/, PHONE_MESSAGE)),
  email: v.pipe(v.string('must be an e-mail address'), v.email('must be an e-mail address')),
  whatsapp: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))], 'must be digits'),
    v.regex(/^[1-9]\d{9,14}$/, 'must be digits alone, with the country first, such as 254712345678'),
  ),
  till: v.union(
    [
      v.literal('none'),
      v.pipe(
        v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
        v.regex(/^\d{5,7}$/, TILL_MESSAGE),
      ),
    ],
    TILL_MESSAGE,
  ),
  address: record({
    street: line(),
    city: line(),
    country: line(),
    countryCode: v.pipe(
      v.string('must be two capitals'),
      v.regex(/^[A-Z]{2}$/, 'must be two capitals, such as KE'),
    ),
  }),
  coordinates: record({
    latitude: v.pipe(v.number(latitude), v.minValue(-90, latitude), v.maxValue(90, latitude)),
    longitude: v.pipe(v.number(latitude), v.minValue(-180, latitude), v.maxValue(180, latitude)),
  }),
  social: list(record({ name: line(), url: URL_ADDRESS })),
  logo: v.optional(line()),
  icon: v.optional(line()),
  sharePicture: v.optional(line()),
  siteUrl: v.pipe(URL_ADDRESS, v.regex(/[^/]$/, 'must have no slash at its end')),
  tables: whole('must be a number of tables from 1 to 500', 1, 500),
  seats: whole('must be a number of seats', 1),
  replyWithinHours: whole('must be a number of hours from 1 to 72', 1, 72),
  delivery: record({
    fee: whole('must be a whole number of shillings', 0),
    freeAbove: whole('must be a whole number of shillings', 0),
    radiusKm: whole('must be a whole number of kilometres', 1, 100),
    shortestMinutes: whole('must be a whole number of minutes', 1, 300),
    longestMinutes: whole('must be a whole number of minutes', 1, 300),
  }),
  reservations: record({
    first: TIME,
    last: TIME,
    heldMinutes: whole('must be a whole number of minutes', 0, 240),
    changeAheadHours: whole('must be a whole number of hours', 0, 72),
  }),
  hours: record({
    kitchen: usualHoursOf({ label: line() }),
    tableService: READ_HOURS_ROWS,
    gardenBar: v.optional(HOURS_ROWS),
    grounds: v.optional(HOURS_ROWS),
  }),
  specialDays: list(
    record({
      dates: list(SPECIAL_DATE, 1),
      hours: v.union(
        [v.literal('closed'), HOURS],
        'must be "closed", or "opens" and "closes" with times such as 09:00',
      ),
      reason: line(),
    }),
  ),
});
const ALT_MESSAGE = 'must say in a few words what is to be seen, for whoever cannot see the picture';
const ALT = v.pipe(
  v.string(ALT_MESSAGE),
  v.maxLength(200, ALT_MESSAGE),
  v.minLength(3, ALT_MESSAGE),
  v.regex(/^(?!.*\.(jpe?g|png|webp)$)(?!(IMG|DSC|PXL|WhatsApp|image|picture|photo)[\W_\d]*)/i, ALT_MESSAGE),
);
const drawing = v.optional(choice(DRAWINGS));
const EITHER =
  'must have "photo", the end of an address of the photo service, or "file", a file of shared/content/pictures';
const PICTURE_FILE = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be a word in small letters')),
  v.record(
    PICTURE,
    v.pipe(
      record({ photo: v.optional(PHOTO), file: v.optional(line()), alt: ALT, drawing }),
      v.check(({ photo, file }) => (photo === undefined) !== (file === undefined), EITHER),
    ),
    'must be a record of pictures',
  ),
  'must be groups of pictures',
);
const TESTIMONIALS = list(
  record({
    name: line(),
    role: line(),
    content: text(),
    rating: whole('must be a whole number from 1 to 5', 1, 5),
    avatar: v.pipe(v.string('must be initials'), v.regex(/^\p{Lu}{1,3}$/u, 'must be initials, such as WN')),
  }),
);

/** The form of each file of the content. */
export const SCHEMAS = {
  venue: VENUE,
  home: HOME,
  pages: PAGES,
  offers: OFFERS,
  pictures: PICTURE_FILE,
  menu: MENU,
  stalls: list(STALL, 1),
  events: EVENTS,
  testimonials: TESTIMONIALS,
  samples: SAMPLES,
};
