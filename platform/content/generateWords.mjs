import { code, moduleText, name } from './code.mjs';
import { GROUPS } from './schema.mjs';
import { kshText } from './words.mjs';

export const CATALOGUE = 'public-site/src/catalogue/generated';

const FILES = ['home', 'pages', 'offers'];
const PLACEHOLDER = /\{(\w+)\}/g;

/** What stands in a text for each {placeholder}. */
export function placeholders({ venue, offers }) {
  const { delivery, reservations } = venue;
  const prices = (list) => list.map(({ price }) => price);
  const [packages, plans] = [prices(offers.planEvent.packages), prices(offers.billboard?.plans ?? [])];
  return {
    name: venue.name,
    replyWithin: `within ${venue.replyWithinHours} hours`,
    tableHeldMinutes: reservations.heldMinutes,
    changeAheadHours: reservations.changeAheadHours,
    deliveryFee: kshText(delivery.fee),
    freeDelivery: `above ${kshText(delivery.freeAbove)}`,
    deliveryRadius: delivery.radiusKm,
    deliveryMinutes: `${delivery.shortestMinutes}-${delivery.longestMinutes}`,
    ...(packages.length > 0 && { cheapestPackage: kshText(Math.min(...packages)) }),
    ...(plans.length > 0 && {
      cheapestPlan: kshText(Math.min(...plans)),
      dearestPlan: kshText(Math.max(...plans)),
    }),
  };
}

/** The placeholders in the words of the pages, each with its place. */
export const usedPlaceholders = (content) =>
  FILES.flatMap((file) => {
    const walk = (value, path) => {
      if (typeof value === 'string')
        return [...value.matchAll(PLACEHOLDER)].map(([, word]) => ({ file, path, word }));
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, inner]) =>
        walk(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      );
    };
    return walk(content[file], []);
  });

/** What stands in the code for a part that the owner has left out. */
const leftOut = ({ home }) => ({
  home: {
    stats: { figures: [] },
    reviews: { rating: 0, count: '' },
    billboardWords: { title: '', text: '', points: [], board: '' },
  },
  offers: {
    billboard: {
      ...{ description: '', eyebrow: '', title: '', text: '', picture: home.search.picture },
      ...{ plans: [], longer: { title: '', text: '' }, notes: [] },
    },
  },
});

/** The types of parts whose lists may be empty. */
const TYPES = {
  stats: 'StatsWords',
  amenities: 'AmenitiesWords',
  planEvent: 'PlanEventWords',
  billboard: 'BillboardWords',
};

/** Where a card or a button leads. */
const linkOf = ({ stall, page, ...rest }) => ({
  ...rest,
  link: stall ? `/stalls/${stall}` : `/${page ?? 'stalls'}`,
});

const dishPrices = (menu) => GROUPS.flatMap((group) => menu[group].map(({ price }) => price));
/** "KSh 200-1,500" */
const rangeOf = (prices) =>
  `${kshText(Math.min(...prices)).replace('\u00A0', ' ')}-${Math.max(...prices).toLocaleString('en')}`;

/** The parts that say more than their file: where they lead, and what follows from the menu. */
const LINKED = {
  search: (words, { menu }) => ({ ...words, priceRange: rangeOf(dishPrices(menu)) }),
  restaurant: linkOf,
  // On a phone of 320 dots the drawn map has room for so many letters.
  map: (words, { venue }) => ({ ...words, name: venue.name.length > 20 ? venue.shortName : venue.name }),
  amenities: (words) => ({ ...words, cards: words.cards.map(linkOf) }),
};

/**
 * The words of the pages: each part of a file is a module, so that a page loads its own words alone.
 * @param {(used: string[]) => string[]} importsOf The imports of pictures.
 */
export function wordModules(content, importsOf) {
  const known = placeholders(content);
  const fill = (text) => text.replace(PLACEHOLDER, (_, word) => known[word]);
  return FILES.flatMap((file) =>
    Object.entries({ ...leftOut(content)[file], ...content[file] }).map(([part, words]) => {
      const used = [];
      const convert = (value, key) => {
        if (Array.isArray(value))
          return value.map((each) => convert(each, key === 'pictures' ? 'picture' : ''));
        if (typeof value === 'string' && key !== 'picture') return fill(value);
        if (typeof value === 'string') return name(used[used.push(value) - 1]);
        if (typeof value !== 'object') return value;
        return Object.fromEntries(
          Object.entries(value).map(([field, inner]) => [field, convert(inner, field)]),
        );
      };
      const value = code(convert(LINKED[part]?.(words, content) ?? words));
      const title = part.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
      const type = TYPES[part];
      const imports = importsOf(used).concat(type ? `import type { ${type} } from '../../words';` : []);
      const statement = type
        ? `export const ${title}: ${type} = ${value};`
        : `export const ${title} = ${value} as const;`;
      return [`${CATALOGUE}/words/${part}.ts`, moduleText(`${file}.yaml`, imports, [statement])];
    }),
  );
}
