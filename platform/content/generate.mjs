import { dishesOf } from './crossRules.mjs';
import { code, list, moduleText, name, PURE } from './code.mjs';
import { RHYTHM, WEEKDAYS, WEEKS_OF_MONTH } from './fields.mjs';
import { venueModules } from './generateVenue.mjs';
import { CATALOGUE, wordModules } from './generateWords.mjs';
import { addressOf } from './pictureFiles.mjs';
import { GROUPS, ORDER_GROUPS } from './schema.mjs';
import { dayText, kshText, timeText, usualHours } from './words.mjs';

/** The imports of pictures, from the module of their group each. @param {string[]} used */
function pictureImports(pictures, used, up = '.') {
  return Object.entries(pictures).flatMap(([group, known]) => {
    const names = Object.keys(known).filter((each) => used.includes(each));
    return names.length > 0 ? [`import { ${names.join(', ')} } from '${up}/pictures/${group}';`] : [];
  });
}

const pictureModules = ({ pictures }) =>
  Object.entries(pictures).map(([group, known]) => [
    `${CATALOGUE}/pictures/${group}.ts`,
    moduleText(
      'pictures.yaml',
      ["import { photo } from '../../picture';"],
      Object.entries(known).map(([key, { photo, file, alt, drawing = 'dish' }]) => {
        const made = `photo(${[photo ?? '', alt, drawing].map(code).join(', ')})`;
        // An own picture has its address in the place of the photo service's.
        const picture = file
          ? `Object.assign(${PURE} ${made}, { photo: ${code(addressOf(key, file))} })`
          : made;
        return `export const ${key} = ${PURE} ${picture};`;
      }),
    ),
  ]);

/** What the tabs of the menu are called (requirements 2, Menu). */
const TABS = { starters: 'Starters', mains: 'Main Course', desserts: 'Desserts', beverages: 'Beverages' };

/** The menu: what the order page or the dish page shares with it is a module of its own, so that they do not load the rest. */
function menuModules(content) {
  const { menu, pictures } = content;
  const dishes = dishesOf(content).map((dish) => ({ pages: ['menu'], ...dish }));
  const isShared = ({ id, pages }) => pages.length > 1 || id === menu.sampleDish.id;
  const variable = ({ id }) => `dish${id}`;
  const call = ({ id, name: title, description, price, rating, group, estimatedTime, dietary, picture }) =>
    `dish(${code({ id, name: title, description, price, rating, group, estimatedTime, dietary, picture: name(picture) })})`;
  const imports = (own) =>
    pictureImports(
      pictures,
      own.map(({ picture }) => picture),
    );
  const lists = (page) =>
    (page === 'order' ? ORDER_GROUPS : GROUPS).map((group) => {
      const own = dishes.filter((dish) => dish.group === group && dish.pages.includes(page));
      return `export const ${group}: readonly CatalogueDish[] = ${list(own.map((dish) => (isShared(dish) ? variable(dish) : call(dish))))};`;
    });
  const pageModule = (page) => {
    const listed = dishes.filter(({ pages }) => pages.includes(page));
    return moduleText(
      'menu.yaml',
      [
        "import { type CatalogueDish, dish } from '../dish';",
        `import { ${listed.filter(isShared).map(variable).join(', ')} } from './sharedDishes';`,
        ...imports(listed.filter((dish) => !isShared(dish))),
      ],
      lists(page),
    );
  };
  const shared = dishes.filter(isShared);
  const sample = dishes.find(({ id }) => id === menu.sampleDish.id);
  const { longDescription, morePictures, ingredients, nutrition, allergenNotice } = menu.sampleDish;
  return [
    [
      `${CATALOGUE}/sharedDishes.ts`,
      moduleText(
        'menu.yaml',
        ["import { dish } from '../dish';", ...imports(shared)],
        shared.map((each) => `export const ${variable(each)} = ${call(each)};`),
      ),
    ],
    [`${CATALOGUE}/menuDishes.ts`, pageModule('menu')],
    [`${CATALOGUE}/orderPageDishes.ts`, pageModule('order')],
    [
      `${CATALOGUE}/sampleDishId.ts`,
      moduleText('menu.yaml', [], [`export const SAMPLE_DISH_ID = ${sample.id};`]),
    ],
    [
      `${CATALOGUE}/sampleDish.ts`,
      moduleText(
        'menu.yaml',
        [
          "import type { SampleDish } from '../dish';",
          `import { ${variable(sample)} } from './sharedDishes';`,
          ...pictureImports(pictures, morePictures),
        ],
        [
          `export const SAMPLE_DISH: SampleDish = ${code({
            dish: name(variable(sample)),
            tab: TABS[sample.group],
            longDescription,
            thumbnails: [name(`${variable(sample)}.picture`), ...morePictures.map(name)],
            ingredients,
            nutrition: Object.entries(nutrition).map(([key, amount]) => ({ name: key, amount })),
            allergenNotice,
          })};`,
        ],
      ),
    ],
  ];
}

const camelCase = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Each stall is a module of its own, so that the home page loads the four that it shows, and highlights apart from all. */
function stallModules(content) {
  const { stalls, pictures, venue } = content;
  const variable = ({ id }) => `${camelCase(id)}Stall`;
  const { label, ...kitchen } = venue.hours.kitchen;
  const priceOf = ({ price, dish }) => price ?? dishesOf(content).find(({ id }) => id === dish).price;
  const ofStalls = (own) =>
    own.map((each) => `import { ${variable(each)} } from './stalls/${camelCase(each.id)}';`);
  const all = (title, own) =>
    `export const ${title}: readonly CatalogueStall[] = ${list(own.map(variable))};`;
  const typeImport = "import type { CatalogueStall } from '../stall';";
  const featured = stalls.filter((each) => each.featured);
  return [
    ...stalls.map((each, index) => {
      const isKitchen = each.hours === 'kitchen';
      const fields = {
        id: each.id,
        number: String(index + 1).padStart(2, '0'),
        name: each.name,
        category: each.category,
        accent: each.colour,
        description: each.description,
        specialties: each.specialties,
        openingHours: usualHours(isKitchen ? kitchen : each.hours),
        ...(isKitchen ? { hoursLabel: label } : {}),
        ...(each.featured ? { featured: true } : {}),
        ...(each.offersServices ? { offersServices: true } : {}),
        ...(each.takesReservations ? { takesReservations: true } : {}),
        ...(each.kind ? { kind: each.kind } : {}),
        pictures: each.pictures.map(name),
        ...(each.amenities
          ? { amenities: each.amenities.map((one) => ({ ...one, description: one.description ?? null })) }
          : {}),
      };
      return [
        `${CATALOGUE}/stalls/${camelCase(each.id)}.ts`,
        moduleText(
          'stalls.yaml',
          ["import { stall } from '../../stall';", ...pictureImports(pictures, each.pictures, '..')],
          [`export const ${variable(each)} = stall(${code(fields)});`],
        ),
      ];
    }),
    [
      `${CATALOGUE}/stalls.ts`,
      moduleText('stalls.yaml', [typeImport, ...ofStalls(stalls)], [all('STALLS', stalls)]),
    ],
    [
      `${CATALOGUE}/featuredStalls.ts`,
      moduleText('stalls.yaml', [typeImport, ...ofStalls(featured)], [all('FEATURED_STALLS', featured)]),
    ],
    [
      `${CATALOGUE}/highlights.ts`,
      moduleText(
        'stalls.yaml',
        ["import type { MenuHighlight, StallSlug } from '@venue/shared/types';"],
        [
          `export const HIGHLIGHTS: Readonly<Record<StallSlug, readonly MenuHighlight[]>> = ${code(
            Object.fromEntries(
              stalls.map(({ id, highlights }) => [
                id,
                highlights.map(({ item, description, as = '{price}', ...rest }) => ({
                  item,
                  price: as.replace('{price}', kshText(priceOf(rest))),
                  description,
                })),
              ]),
            ),
          )};`,
        ],
      ),
    ],
    [
      'shared/src/generated/stallSlugs.ts',
      moduleText(
        'stalls.yaml',
        [],
        [`export const STALL_SLUGS = ${code(stalls.map(({ id }) => id))} as const;`],
      ),
    ],
  ];
}

/** "every Friday" as the series that the next date is worked out from; a day is one of its own. */
function seriesOf({ on, from }) {
  if (!RHYTHM.test(on)) return { weekday: new Date(on).getUTCDay(), start: from, date: on };
  const [, every, week, weekday] = RHYTHM.exec(on);
  const series = { weekday: WEEKDAYS.indexOf(every ?? weekday), start: from };
  return week ? { ...series, weekOfMonth: WEEKS_OF_MONTH[week] } : series;
}

function eventModules({ events, pictures }) {
  const used = (own) => own.flatMap((each) => each.pictures);
  const fields = (event, own) => {
    const { id, title, description, from, to, location, isPromotional = false, category, highlights } = event;
    const time = `${timeText(from)} - ${timeText(to)}`;
    const shown = event.pictures.map(name);
    return code({
      id,
      title,
      description,
      time,
      location,
      isPromotional,
      category,
      highlights,
      ...own,
      pictures: shown,
    });
  };
  const upcoming = events.upcoming.map((event) => {
    const date = RHYTHM.test(event.on) ? event.on[0].toUpperCase() + event.on.slice(1) : dayText(event.on);
    return `upcomingEvent(${fields(event, { date, series: seriesOf(event) })})`;
  });
  const past = events.past.map((event) => {
    const { on, attendees, rating, album } = event;
    return `pastEvent(${fields(event, { day: on, attendees, rating, photos: album.length })})`;
  });
  const ids = (title, own) => `export const ${title} = ${code(own.map(({ id }) => id))} as const;`;
  return [
    [
      `${CATALOGUE}/eventIds.ts`,
      moduleText(
        'events.yaml',
        [],
        [ids('UPCOMING_EVENT_IDS', events.upcoming), ids('PAST_EVENT_IDS', events.past)],
      ),
    ],
    [
      `${CATALOGUE}/upcomingEvents.ts`,
      moduleText(
        'events.yaml',
        [
          "import { type UpcomingEvent, upcomingEvent } from '../event';",
          ...pictureImports(pictures, used(events.upcoming)),
        ],
        [`export const UPCOMING_EVENTS: readonly UpcomingEvent[] = ${list(upcoming)};`],
      ),
    ],
    [
      `${CATALOGUE}/pastEvents.ts`,
      moduleText(
        'events.yaml',
        [
          "import { type PastEvent, pastEvent } from '../event';",
          ...pictureImports(pictures, used(events.past)),
        ],
        [`export const PAST_EVENTS: readonly PastEvent[] = ${list(past)};`],
      ),
    ],
    [
      `${CATALOGUE}/albums.ts`,
      moduleText(
        'events.yaml',
        [
          "import { album, type EventPhoto } from '../album';",
          "import type { PastEventId } from '../event';",
          ...pictureImports(
            pictures,
            events.past.flatMap(({ album }) => album.map(({ picture }) => picture)),
          ),
        ],
        [
          `export const ALBUMS: Readonly<Record<PastEventId, EventPhoto[]>> = {\n${events.past
            .map(
              ({ id, album }) =>
                `${code(id)}: album(${code(id)}, ${code(album.map(({ picture, caption, likes }) => [name(picture), caption, likes]))}),`,
            )
            .join('\n')}\n};`,
        ],
      ),
    ],
    [
      `${CATALOGUE}/galleryTiles.ts`,
      moduleText(
        'events.yaml',
        [
          "import { type GalleryTile, tile } from '../galleryTile';",
          ...pictureImports(
            pictures,
            events.gallery.map(({ picture }) => picture),
          ),
        ],
        [
          `export const GALLERY_TILES: readonly GalleryTile[] = ${list(
            events.gallery.map(
              ({ caption, picture, event }) => `tile(${code(caption)}, ${picture}, ${code(event)})`,
            ),
          )};`,
        ],
      ),
    ],
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
