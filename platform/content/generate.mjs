import { dishesOf, sampleDishOf } from './crossRules.mjs';
import { code, list, moduleText, name, PURE } from './code.mjs';
import { RHYTHM, WEEKDAYS, WEEKS_OF_MONTH } from './fields.mjs';
import { venueModules } from './generateVenue.mjs';
import { CATALOGUE, wordModules } from './generateWords.mjs';
import { addressOf } from './pictureFiles.mjs';
import { COLOURS, GROUPS, ORDER_GROUPS } from './schema.mjs';
import { dayText, kshText, timeText, usualHours } from './words.mjs';

/** A module of the catalogue: its path, and its text. @param {string} title @param {string} source @param {string[]} imports @param {string[]} statements */
const catalogue = (title, source, imports, statements) => [
  `${CATALOGUE}/${title}.ts`,
  moduleText(`${source}.yaml`, imports, statements),
];

/** The imports of pictures, from the module of their group each. @param {string[]} used */
function pictureImports(pictures, used, up = '.') {
  return Object.entries(pictures).flatMap(([group, known]) => {
    const names = Object.keys(known).filter((each) => used.includes(each));
    return names.length > 0 ? [`import { ${names.join(', ')} } from '${up}/pictures/${group}';`] : [];
  });
}

const pictureModules = ({ pictures }) =>
  Object.entries(pictures).map(([group, known]) => {
    const statements = Object.entries(known).map(([key, { photo, file, alt, drawing = 'dish' }]) => {
      const made = `photo(${[photo ?? '', alt, drawing].map(code).join(', ')})`;
      // An own picture has its address in the place of the photo service's.
      const own = file && `Object.assign(${PURE} ${made}, { photo: ${code(addressOf(key, file))} })`;
      return `export const ${key} = ${PURE} ${own ?? made};`;
    });
    return catalogue(`pictures/${group}`, 'pictures', ["import { photo } from '../../picture';"], statements);
  });

/** What is drawn for a dish without a picture. */
const DRAWING_OF = { starters: 'dish', mains: 'pot', desserts: 'cake', beverages: 'juice' };

/** What the tabs of the menu are called (requirements 2, Menu). */
const TABS = { starters: 'Starters', mains: 'Main Course', desserts: 'Desserts', beverages: 'Beverages' };

/** The menu: what the order page or the dish page shares with it is a module of its own, so that they do not load the rest. */
function menuModules(content) {
  const { pictures } = content;
  const sampleDish = sampleDishOf(content);
  const dishes = dishesOf(content).map((dish) => ({ pages: ['menu'], ...dish }));
  const isShared = ({ id, pages }) => pages.length > 1 || id === sampleDish.id;
  const variable = ({ id }) => `dish${id}`;
  const call = ({ id, name: title, description, price, rating, group, estimatedTime, dietary, ...rest }) => {
    // Neighbours in the list differ in colour.
    const accent = COLOURS[id % COLOURS.length];
    const drawn = { photo: '', alt: '', standIn: { motif: DRAWING_OF[group], accent } };
    const picture = rest.picture ? name(rest.picture) : drawn;
    return `dish(${code({ id, name: title, description, price, rating, group, estimatedTime, dietary, picture })})`;
  };
  const imports = (own) =>
    pictureImports(
      pictures,
      own.map(({ picture }) => picture),
    );
  const pageModule = (title, page, groups) => {
    const listed = dishes.filter(({ pages }) => pages.includes(page));
    const lists = groups.map((group) => {
      const own = listed.filter((dish) => dish.group === group);
      return `export const ${group}: readonly CatalogueDish[] = ${list(own.map((dish) => (isShared(dish) ? variable(dish) : call(dish))))};`;
    });
    const heads = [
      "import { type CatalogueDish, dish } from '../dish';",
      `import { ${listed.filter(isShared).map(variable).join(', ')} } from './sharedDishes';`,
    ];
    return catalogue(title, 'menu', [...heads, ...imports(listed.filter((dish) => !isShared(dish)))], lists);
  };
  const shared = dishes.filter(isShared);
  const { id, morePictures = [], ingredients = [], nutrition = {} } = sampleDish;
  const sample = variable({ id });
  const page = {
    dish: name(sample),
    tab: TABS[dishes.find((dish) => dish.id === id).group],
    longDescription: sampleDish.longDescription,
    thumbnails: [name(`${sample}.picture`), ...morePictures.map(name)],
    ingredients,
    nutrition: Object.entries(nutrition).map(([key, amount]) => ({ name: key, amount })),
    allergenNotice: sampleDish.allergenNotice,
  };
  const typeImports = [
    "import type { SampleDish } from '../dish';",
    `import { ${sample} } from './sharedDishes';`,
  ];
  return [
    catalogue(
      'sharedDishes',
      'menu',
      ["import { dish } from '../dish';", ...imports(shared)],
      shared.map((each) => `export const ${variable(each)} = ${call(each)};`),
    ),
    pageModule('menuDishes', 'menu', GROUPS),
    [
      'shared/src/generated/dishNames.ts',
      moduleText(
        'menu.yaml',
        [],
        [`export const DISH_NAMES: readonly string[] = ${code(dishes.map((dish) => dish.name))};`],
      ),
    ],
    pageModule('orderPageDishes', 'order', ORDER_GROUPS),
    catalogue('sampleDishId', 'menu', [], [`export const SAMPLE_DISH_ID = ${id};`]),
    catalogue(
      'sampleDish',
      'menu',
      [...typeImports, ...pictureImports(pictures, morePictures)],
      [`export const SAMPLE_DISH: SampleDish = ${code(page)};`],
    ),
  ];
}

const camelCase = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** What the pages call the stalls; of one alone none says that there are several. */
const wordsOf = ({ length }) => ({
  'IS_ONE_STALL: boolean': length === 1,
  STALLS_TITLE: length === 1 ? 'Our Kitchen' : 'Our Stalls',
  EXPLORE_STALLS: length === 1 ? 'See the Kitchen' : 'Explore Stalls',
});
const constant = ([title, value]) => `export const ${title} = ${code(value)};`;

/** Each stall is a module of its own, so that the home page loads the four that it shows, and highlights apart from all. */
function stallModules(content) {
  const { stalls, pictures, venue } = content;
  const variable = ({ id }) => `${camelCase(id)}Stall`;
  const { label, ...kitchen } = venue.hours.kitchen;
  const dishes = dishesOf(content);
  const priceOf = ({ price, dish }) => price ?? dishes.find(({ id }) => id === dish).price;
  const lists = (title, constant, own) => {
    const imports = own.map((each) => `import { ${variable(each)} } from './stalls/${camelCase(each.id)}';`);
    return catalogue(
      title,
      'stalls',
      ["import type { ListedStall } from '../stall';", ...imports],
      [`export const ${constant}: readonly ListedStall[] = ${list(own.map(variable))};`],
    );
  };
  const highlightsOf = ({ id, highlights }) => [
    id,
    highlights.map(({ item, description, as = '{price}', ...rest }) => ({
      item,
      price: as.replace('{price}', kshText(priceOf(rest))),
      description,
    })),
  ];
  const textsOf = ({ id, description, amenities = [] }) => [
    id,
    { description, amenities: amenities.map((one) => ({ ...one, description: one.description ?? null })) },
  ];
  const ids = code(stalls.map(({ id }) => id));
  return [
    ...stalls.map((each, index) => {
      const isKitchen = each.hours === 'kitchen';
      const fields = {
        id: each.id,
        number: String(index + 1).padStart(2, '0'),
        name: each.name,
        category: each.category,
        accent: each.colour,
        specialties: each.specialties,
        openingHours: usualHours(isKitchen ? kitchen : each.hours),
        hoursLabel: isKitchen ? label : undefined,
        // One among several.
        featured: (stalls.length > 1 && each.featured) || undefined,
        offersServices: each.offersServices || undefined,
        takesReservations: each.takesReservations || undefined,
        kind: each.kind,
        pictures: each.pictures.map(name),
      };
      return catalogue(
        `stalls/${camelCase(each.id)}`,
        'stalls',
        ["import { stall } from '../../stall';", ...pictureImports(pictures, each.pictures, '..')],
        [`export const ${variable(each)} = stall(${code(fields)});`],
      );
    }),
    lists('stalls', 'STALLS', stalls),
    lists(
      'featuredStalls',
      'FEATURED_STALLS',
      stalls.filter((each) => each.featured),
    ),
    catalogue(
      'stallTexts',
      'stalls',
      [
        "import type { StallSlug } from '@venue/shared/types';",
        "import type { StallTexts } from '../stall';",
      ],
      [
        `export const STALL_TEXTS: Readonly<Record<StallSlug, StallTexts>> = ${code(Object.fromEntries(stalls.map(textsOf)))};`,
      ],
    ),
    catalogue(
      'highlights',
      'stalls',
      ["import type { MenuHighlight, StallSlug } from '@venue/shared/types';"],
      [
        `export const HIGHLIGHTS: Readonly<Record<StallSlug, readonly MenuHighlight[]>> = ${code(Object.fromEntries(stalls.map(highlightsOf)))};`,
      ],
    ),
    [
      'shared/src/generated/stallWords.ts',
      moduleText('stalls.yaml', [], Object.entries(wordsOf(stalls)).map(constant)),
    ],
    [
      'shared/src/generated/stallSlugs.ts',
      moduleText('stalls.yaml', [], [`export const STALL_SLUGS = ${ids} as const;`]),
    ],
  ];
}

/** "every Friday" as the series that the next date is worked out from; a day is one of its own. */
function seriesOf({ on, from }) {
  if (!RHYTHM.test(on)) return { weekday: new Date(on).getUTCDay(), start: from, date: on };
  const [, every, week, weekday] = RHYTHM.exec(on);
  const weekOfMonth = WEEKS_OF_MONTH[week];
  return { weekday: WEEKDAYS.indexOf(every ?? weekday), start: from, weekOfMonth };
}

function eventModules({ events, pictures }) {
  const used = (own) => own.flatMap((each) => each.pictures);
  const fields = (event, own) => {
    const { id, title, description, from, to, location, isPromotional = false, category, highlights } = event;
    const time = `${timeText(from)} - ${timeText(to)}`;
    const shown = event.pictures.map(name);
    const texts = { id, title, description, time, location, isPromotional, category, highlights };
    return code({ ...texts, ...own, pictures: shown });
  };
  const upcoming = events.upcoming.map((event) => {
    const date = RHYTHM.test(event.on) ? event.on[0].toUpperCase() + event.on.slice(1) : dayText(event.on);
    return `upcomingEvent(${fields(event, { date, series: seriesOf(event) })})`;
  });
  const past = events.past.map((event) => {
    const { on, attendees, rating, album } = event;
    return `pastEvent(${fields(event, { day: on, attendees, rating, photos: album.length })})`;
  });
  const albums = events.past.map(({ id, album }) => {
    const photos = album.map(({ picture, caption, likes }) => [name(picture), caption, likes]);
    return `${code(id)}: album(${code(id)}, ${code(photos)}),`;
  });
  const tiles = events.gallery.map(
    ({ caption, picture, event }) => `tile(${code(caption)}, ${picture}, ${code(event)})`,
  );
  const ids = (title, own) => `export const ${title} = ${code(own.map(({ id }) => id))} as const;`;
  const moduleOf = (title, imports, own, statement) =>
    catalogue(title, 'events', [...imports, ...pictureImports(pictures, own)], [statement]);
  const pictureOf = ({ picture }) => picture;
  return [
    catalogue(
      'eventIds',
      'events',
      [],
      [ids('UPCOMING_EVENT_IDS', events.upcoming), ids('PAST_EVENT_IDS', events.past)],
    ),
    moduleOf(
      'upcomingEvents',
      ["import { type UpcomingEvent, upcomingEvent } from '../event';"],
      used(events.upcoming),
      `export const UPCOMING_EVENTS: readonly UpcomingEvent[] = ${list(upcoming)};`,
    ),
    moduleOf(
      'pastEvents',
      ["import { type PastEvent, pastEvent } from '../event';"],
      used(events.past),
      `export const PAST_EVENTS: readonly PastEvent[] = ${list(past)};`,
    ),
    moduleOf(
      'albums',
      ["import { album, type EventPhoto } from '../album';", "import type { PastEventId } from '../event';"],
      events.past.flatMap(({ album }) => album.map(pictureOf)),
      `export const ALBUMS: Readonly<Record<PastEventId, EventPhoto[]>> = {\n${albums.join('\n')}\n};`,
    ),
    moduleOf(
      'galleryTiles',
      ["import { type GalleryTile, tile } from '../galleryTile';"],
      events.gallery.map(pictureOf),
      `export const GALLERY_TILES: readonly GalleryTile[] = ${list(tiles)};`,
    ),
  ];
}

/**
 * The modules that follow from the content, by their paths. They are split as the pages load them.
 * @returns {Map<string, string>}
 */
export const generate = (content) =>
  new Map([
    ...pictureModules(content),
    ...menuModules(content),
    ...stallModules(content),
    ...eventModules(content),
    ...venueModules(content),
    ...wordModules(content, (used) => pictureImports(content.pictures, used, '..')),
  ]);
