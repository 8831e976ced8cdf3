import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dishesOf, seenPictures } from './crossRules.mjs';
import {
  FIRST_VENUE,
  SPECIFIED_HOURS,
  SPECIFIED_PRICES,
  SPECIFIED_STALLS,
  SPECIFIED_WASHES,
} from './specification.mjs';
import { kshText } from './words.mjs';

const EXAMPLE_HOST = /\.example(\/|$)/;
/** The first guests of the content as it came; nobody has said what they say. */
const WRITTEN_GUESTS = ['Wambui Njoroge', 'Brian Otieno', 'Amina Hassan', 'Kevin Mutua', 'Faith Chebet'];
/** A hash of each text of the content as it came, written once: so no word of the first venue is in the code. */
const FIRST_TEXTS = new Set(
  JSON.parse(readFileSync(new URL('firstTexts.json', import.meta.url), 'utf8')).split(' '),
);
/** Where the words of a file are seen. */
const SEEN = {
  home: '/',
  pages: '/stalls, /events, /reservations, /contact, the maps, the legal pages',
  offers: '/plan-event, /billboard',
  menu: '/menu, /order',
  stalls: '/stalls',
  events: '/events',
  venue: 'the foot of every page, /contact, search engines',
  testimonials: '/',
  samples: 'the console while its server cannot be reached, /orders after a sign-in',
};
const WRITTEN_EVENTS = [
  'madaraka-day-choma',
  'jazz-under-the-trees',
  'easter-family-fun-day',
  'wine-and-embers-opening-night',
];

/** @param {string} text */
export const hashOfText = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** The texts of a part of the content that are words of a venue: shorter ones, numbers and rhythms any venue may have. */
export function textsOf(value, isVenues = /^[^\d+]\S* \S+ .{7}/) {
  if (typeof value === 'string') return isVenues.test(value) ? [value] : [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    key === 'on' ? [] : textsOf(inner, isVenues),
  );
}

/** How many texts of each section are the first venue's, by file: "hero 4, carousel 9". */
function firstTextsOf(content) {
  const isFirst = (text) => FIRST_TEXTS.has(hashOfText(text)) || /\bBustani\b/i.test(text);
  const sectionsOf = (file) =>
    (Array.isArray(content[file])
      ? content[file].map((entry) => [entry.name, entry])
      : Object.entries(content[file])
    )
      // The console's samples are seen by themselves, so that names count too.
      .map(([name, part]) => [
        name,
        textsOf(part, file === 'samples' ? / / : undefined).filter(isFirst).length,
      ])
      .filter(([, count]) => count > 0)
      .map((each) => each.join(' '));
  const files = Object.keys(SEEN).map((file) => [file, sectionsOf(file).join(', ')]);
  return Object.fromEntries(files.filter(([, sections]) => sections));
}

/**
 * What nobody has replaced yet, and where it is seen.
 * @returns {{ file: string, what: string, seen: string }[]}
 */
export function standInsOf(content) {
  const { venue, testimonials, events, pictures } = content;
  const found = [];
  const say = (is, file, what, seen) => void (is && found.push({ file, what, seen }));
  const seen = seenPictures(content);
  const pictureCount = Object.values(pictures)
    .flatMap((group) => Object.entries(group))
    .filter(([name, { photo }]) => photo && seen.has(name)).length;
  const guests = testimonials.filter(({ name }) => WRITTEN_GUESTS.includes(name)).length;
  const past = events.past.filter(({ id }) => WRITTEN_EVENTS.includes(id)).length;
  const isExample = (address) => EXAMPLE_HOST.test(address);
  say(
    venue.phone.endsWith('700 000 000'),
    'venue',
    `the phone ${venue.phone}`,
    'the foot of every page, /contact, stalls, receipts',
  );
  say(
    venue.whatsapp.endsWith('700000000'),
    'venue',
    `the WhatsApp number ${venue.whatsapp}`,
    'every confirmation of an order, a reservation or a message',
  );
  say(venue.till === 'none', 'venue', 'no till', 'the confirmation of an order, which names none');
  say(
    isExample(venue.email.split('@')[1]),
    'venue',
    `the e-mail address ${venue.email}`,
    'the foot of every page, /contact, /privacy-policy',
  );
  say(
    isExample(venue.siteUrl),
    'venue',
    `the site's address ${venue.siteUrl}`,
    'shared links, search engines, the codes of tables',
  );
  say(
    venue.social.some(({ url }) => isExample(url)),
    'venue',
    'the links to social networks',
    'the foot of every page, /contact',
  );
  say(
    venue.coordinates.latitude === -1.28 && venue.coordinates.longitude === 36.98,
    'venue',
    `the coordinates ${venue.coordinates.latitude}, ${venue.coordinates.longitude}`,
    'the maps of / and /contact, directions, search engines',
  );
  say(guests > 0, 'testimonials', `${guests} testimonials that nobody has said`, '/');
  say(
    past > 0,
    'events',
    `${past} past events, with guests and ratings that nobody has counted`,
    '/, /events/…',
  );
  say(
    pictureCount > 0,
    'pictures',
    `${pictureCount} pictures of the public photo service, none of which shows the venue`,
    'every page with pictures',
  );
  const isAnother = venue.name !== FIRST_VENUE;
  for (const [field, place] of [
    ['icon', 'the mark of the header, the icon of the tab and on phones'],
    ['sharePicture', 'links that are shared'],
  ])
    say(
      isAnother && !venue[field],
      'venue',
      `no "${field}", so it is ${field === 'icon' ? `that of ${FIRST_VENUE}` : 'the name alone'}`,
      place,
    );
  if (isAnother)
    for (const [file, sections] of Object.entries(firstTextsOf(content)))
      say(
        true,
        file,
        `texts still those of ${FIRST_VENUE}, letter for letter or by name: ${sections}`,
        SEEN[file],
      );
  return found;
}

/**
 * Where the content has other words than the specification, which is the owner's right.
 * @returns {string[]}
 */
export function ownWordsOf(content) {
  // Another venue's dishes and stalls are no other words for those of the specification.
  if (content.venue.name !== FIRST_VENUE) return [];
  const { stalls } = content;
  const dishes = dishesOf(content);
  const hoursOf = ({ hours }) => {
    const { opens, closes } = hours === 'kitchen' ? content.venue.hours.kitchen : hours;
    return `${opens}-${closes}`;
  };
  const washes = stalls.find(({ id }) => id === 'carwash')?.highlights ?? [];
  const price = (name, named, found) =>
    found?.price === named
      ? []
      : `${name} costs ${found?.price === undefined ? 'nothing of its own' : kshText(found.price)}; the specification says ${kshText(named)}`;
  return [
    ...Object.entries(SPECIFIED_PRICES).flatMap(([name, named]) => {
      const dish = dishes.find((each) => each.name === name);
      return dish ? price(name, named, dish) : `${name} is not sold; the specification names it`;
    }),
    ...Object.entries(SPECIFIED_WASHES).flatMap(([name, named]) =>
      price(
        name,
        named,
        washes.find(({ item }) => item === name),
      ),
    ),
    ...SPECIFIED_STALLS.filter((id) => !stalls.some((stall) => stall.id === id)).map(
      (id) => `the stall ${id} is missing; the specification names it`,
    ),
    ...Object.entries(SPECIFIED_HOURS).flatMap(([id, named]) => {
      const stall = stalls.find((each) => each.id === id);
      return !stall || hoursOf(stall) === named
        ? []
        : `${stall.name} is open ${hoursOf(stall)}; the specification says ${named}`;
    }),
  ];
}
