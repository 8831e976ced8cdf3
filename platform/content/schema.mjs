import * as v from 'valibot';

/** The drawings, colours and icons of the design system. */
export const DRAWINGS =
  'barber billboard cake car coffee crowd dish drink fish garden grill juice kids leaf meat music pot spa table'.split(
    ' ',
  );
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
/** A dish takes at most so long, since "30-45 minutes" is promised for a delivery (requirements 9, Delivery). */
const LONGEST_MINUTES = 15;
const MAX_PRICE = 1_000_000;

const text = (max = 2000) => {
  const message = `must be words, at most ${max} letters`;
  return v.pipe(v.string(message), v.regex(/\S/, message), v.maxLength(max, message));
};
const line = () => text(200);
const whole = (message, min = 0, max = MAX_PRICE) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
const choice = (known) => v.picklist(known, `must be one of ${known.join(', ')}`);
const list = (item, min = 0) =>
  v.pipe(v.array(item, 'must be a list'), v.minLength(min, `must have at least ${min}`));
const record = (entries) =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? Object.keys(entries).join() : 'must be a record with fields of its own',
  );
const texts = (min = 0) => list(line(), min);

const PRICE = whole('must be a whole number of shillings above 0, such as 250', 1);
const SLUG = v.pipe(
  v.string('must be a name for an address'),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be a name for an address, in small letters with hyphens, such as fish-corner',
  ),
);
const PICTURE = v.pipe(
  v.string('must be the name of a picture'),
  v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be the name of a picture of pictures.yaml'),
);
const PICTURES = list(PICTURE, 1);
const RATING_MESSAGE = 'must be a number from 0 to 5, such as 4.7';
const RATING = v.pipe(v.number(RATING_MESSAGE), v.minValue(0, RATING_MESSAGE), v.maxValue(5, RATING_MESSAGE));
const TIME = v.pipe(
  v.string('must be a time such as 09:30'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time with two digits each, such as 09:30'),
);
const URL_ADDRESS = v.pipe(
  v.string('must be an address'),
  v.regex(/^https:\/\/[^\s/]+(\/\S*)?$/, 'must be an address that begins with https://'),
);

/** Whether there is such a day, such as 2026-02-29. @param {string} day */
const isDay = (day) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const DAY_MESSAGE = 'must be a day that there is, written like 2026-12-25';
const DAY = v.pipe(
  v.string(DAY_MESSAGE),
  v.regex(/^\d{4}-\d\d-\d\d$/, DAY_MESSAGE),
  v.check(isDay, DAY_MESSAGE),
);
const SPECIAL_MESSAGE = 'must be a day that there is, written like 2026-12-25, or 12-25 for every year';
const SPECIAL_DATE = v.pipe(
  v.string(SPECIAL_MESSAGE),
  v.regex(/^(\d{4}-)?\d\d-\d\d$/, SPECIAL_MESSAGE),
  v.check((day) => isDay(day.length === 5 ? `2024-${day}` : day), SPECIAL_MESSAGE),
);

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const WEEKS_OF_MONTH = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };
/** "every Friday", or "first Saturday of the month". */
export const RHYTHM = new RegExp(
  `^(?:every (${WEEKDAYS.join('|')})|(${Object.keys(WEEKS_OF_MONTH).join('|')}) (${WEEKDAYS.join('|')}) of the month)$`,
);
const RHYTHM_MESSAGE = 'must say when, such as "every Friday" or "first Saturday of the month"';

const DISH = record({
  id: whole('must be a number that no other dish has', 1),
  name: line(),
  description: text(),
  price: PRICE,
  rating: RATING,
  estimatedTime: whole(
    `must be a whole number of minutes from 1 to ${LONGEST_MINUTES}: the delivery promises 30-45 minutes`,
    1,
    LONGEST_MINUTES,
  ),
  dietary: list(choice(DIETARY)),
  picture: PICTURE,
  pages: v.optional(list(choice(['menu', 'order']), 1)),
});
const HOURS = record({ opens: TIME, closes: TIME });
const HOURS_ROWS = record({ label: line(), rows: list(record({ days: line(), hours: line() }), 1) });

const MENU = record({
  ...Object.fromEntries(GROUPS.map((group) => [group, list(DISH, 1)])),
  sampleDish: record({
    id: whole('must be the number of a dish', 1),
    longDescription: text(),
    morePictures: list(PICTURE),
    ingredients: texts(1),
    nutrition: v.record(line(), line(), 'must be a record of amounts'),
    allergenNotice: text(),
  }),
});
const STALL = record({
  id: SLUG,
  name: line(),
  category: line(),
  colour: choice(COLOURS),
  description: text(),
  specialties: texts(1),
  hours: v.union(
    [v.literal('kitchen'), HOURS],
    'must be "kitchen", or "opens" and "closes" with times such as 09:00',
  ),
  featured: v.optional(v.boolean('must be true or false')),
  offersServices: v.optional(v.boolean('must be true or false')),
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
  isPromotional: v.optional(v.boolean('must be true or false')),
  highlights: texts(1),
  pictures: PICTURES,
};
const EVENTS = record({
  upcoming: list(
    record({
      ...EVENT,
      on: v.pipe(v.string(RHYTHM_MESSAGE), v.regex(RHYTHM, RHYTHM_MESSAGE)),
      ...EVENT_PLACE,
    }),
    1,
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
    1,
  ),
  gallery: list(record({ caption: line(), picture: PICTURE, event: SLUG }), 1),
});
const TILL_MESSAGE = 'must be the five to seven digits of a Buy Goods till, or none';
const PHONE_MESSAGE = 'must be a number with its country, such as +254 712 345 678';
const latitude = 'must be a number of degrees, such as -1.28';
const VENUE = record({
  name: line(),
  tagline: line(),
  description: text(),
  phone: v.pipe(v.string(PHONE_MESSAGE), v.regex(/^\+\d[\d ]{7,18}\d$/, PHONE_MESSAGE)),
  email: v.pipe(v.string('must be an e-mail address'), v.email('must be an e-mail address')),
  whatsapp: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))], 'must be digits'),
    v.regex(/^[1-9]\d{7,14}$/, 'must be digits alone, with the country first, such as 254712345678'),
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
  siteUrl: v.pipe(URL_ADDRESS, v.regex(/[^/]$/, 'must have no slash at its end')),
  tables: whole('must be a number of tables from 1 to 500', 1, 500),
  hours: record({
    kitchen: record({ label: line(), opens: TIME, closes: TIME }),
    tableService: HOURS_ROWS,
    gardenBar: HOURS_ROWS,
    grounds: HOURS_ROWS,
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
const PHOTO = v.pipe(
  v.string('must be the end of an address'),
  v.regex(/^[\w-]+$/, 'must be the end of the address behind "photo-"'),
);
const PICTURE_FILE = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be a word in small letters')),
  v.record(
    PICTURE,
    record({ photo: PHOTO, alt: line(), drawing: choice(DRAWINGS) }),
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
  1,
);

/** The form of each file of the content. */
export const SCHEMAS = {
  venue: VENUE,
  pictures: PICTURE_FILE,
  menu: MENU,
  stalls: list(STALL, 1),
  events: EVENTS,
  testimonials: TESTIMONIALS,
};
