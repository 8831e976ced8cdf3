import { addressOf } from './pictureFiles.mjs';
import { shown, spaced } from './words.mjs';

/** What the categories of the console are called on the menu. */
export const GROUP_OF = {
  Appetizers: 'starters',
  'Main Courses': 'mains',
  Desserts: 'desserts',
  Beverages: 'beverages',
  Sides: 'starters',
  Specials: 'mains',
};
export const FLAGS = {
  isVegetarian: 'vegetarian',
  isVegan: 'vegan',
  isGlutenFree: 'gluten-free',
  isSpicy: 'spicy',
};

const dietaryOf = (item) => Object.keys(FLAGS).flatMap((flag) => (item[flag] ? FLAGS[flag] : []));

/** The name of the picture with this address. */
function pictureAt(url, pictures) {
  const known = Object.values(pictures).flatMap((group) => Object.entries(group));
  const [address] = url.split('?');
  return known.find(
    ([name, { photo, file }]) =>
      address.endsWith(`/photo-${photo}`) || (file && address.endsWith(addressOf(name, file))),
  )?.[0];
}

function knownPicture(url, { pictures }, refuse) {
  const picture = pictureAt(url ?? '', pictures);
  if (!picture)
    refuse(
      'picture',
      `the picture ${url ? shown(url) : '(none)'} is not in shared/content/pictures.yaml. Add it there, with words for those who can't see it.`,
    );
  return picture ?? [];
}

/** The fields of these names that were changed. */
const fieldsNamed = (names, after) =>
  names.flatMap((key) => {
    const value = after[key];
    return key in after ? [[[key], typeof value === 'string' ? spaced(value) : value]] : [];
  });

/** What the console says of a dish as fields of the menu. */
export function dishFields(after, dish, content, refuse) {
  const fields = fieldsNamed(['name', 'price', 'description'], after);
  if (Object.keys(FLAGS).some((flag) => flag in after)) {
    const flags = Object.fromEntries(
      Object.entries(FLAGS).map(([flag, kind]) => [
        flag,
        after[flag] ?? dish?.dietary.includes(kind) ?? false,
      ]),
    );
    fields.push([['dietary'], dietaryOf(flags)]);
  }
  if ('image' in after)
    fields.push([['picture'], after.image ? knownPicture(after.image, content, refuse) : undefined]);
  return fields;
}

/** The new first picture before the others. */
const withFirst = (url, { pictures: old }, content, refuse) => {
  const first = knownPicture(url, content, refuse);
  return [[['pictures'], [first, ...old.filter((each) => each !== first)].flat()]];
};

/** What the console says of a stall. */
export const stallFields = (after, stall, content, refuse) => [
  ...fieldsNamed(['name', 'description'], after),
  ...('mainImage' in after ? withFirst(after.mainImage, stall, content, refuse) : []),
];

/** What the console says of an event. On the site, upcoming ones repeat. */
export function eventFields(after, event, content, refuse) {
  const isPast = 'attendees' in event;
  if ('date' in after && !isPast)
    refuse(
      'on',
      `on the site it is "${event.on}", and has no date. Change that in shared/content/events.yaml.`,
    );
  return [
    ...fieldsNamed(['title', 'description'], after),
    ...('date' in after && isPast ? [[['on'], after.date]] : []),
    ...('time' in after ? [[['from'], after.time]] : []),
    ...('image' in after ? withFirst(after.image, event, content, refuse) : []),
  ];
}
