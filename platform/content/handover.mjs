import * as v from 'valibot';
import { addressOf } from './pictureFiles.mjs';
import { ContentError } from './read.mjs';
import { recordsOf, TABLES } from './tables.mjs';
import { nearest } from './words.mjs';

/** What the categories of the console are called on the menu. */
const GROUP_OF = {
  Appetizers: 'starters',
  'Main Courses': 'mains',
  Desserts: 'desserts',
  Beverages: 'beverages',
  Sides: 'starters',
  Specials: 'mains',
};
const FLAGS = { isVegetarian: 'vegetarian', isVegan: 'vegan', isGlutenFree: 'gluten-free', isSpicy: 'spicy' };

const ITEM = v.object({
  name: v.string(),
  description: v.string(),
  price: v.unknown(),
  image: v.string(),
  category: v.string(),
  ...Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, v.boolean()])),
});
const EVENT = v.object({
  title: v.string(),
  description: v.string(),
  date: v.string(),
  time: v.string(),
  image: v.nullish(v.string()),
});
const STALL = v.object({ name: v.string(), description: v.string(), mainImage: v.nullish(v.string()) });
const handoverOf = (name, record) =>
  v.object({
    handover: v.literal(name),
    changes: v.array(
      v.variant('change', [
        v.object({ change: v.literal('add'), after: record }),
        v.object({ change: v.literal('update'), name: v.string(), after: v.partial(record) }),
        v.object({ change: v.literal('remove'), name: v.string() }),
      ]),
    ),
  });
const HANDOVER = v.variant('handover', [
  handoverOf('menu', ITEM),
  handoverOf('events', EVENT),
  handoverOf('stalls', STALL),
]);

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

function requirePicture(url, pictures, where) {
  const picture = pictureAt(url ?? '', pictures);
  if (picture) return picture;
  throw new ContentError(
    `${where}: the picture ${url || '(none)'} is not in shared/content/pictures.yaml. Add it there, with words for those who can't see it.`,
  );
}

const fieldsNamed = (names, after) => names.flatMap((key) => (key in after ? [[[key], after[key]]] : []));

/** What the console says of a dish as fields of the menu. */
function dishFields(after, dish, { pictures }, where) {
  const fields = fieldsNamed(['name', 'price'], after);
  if ('description' in after) fields.push([['description'], after.description || undefined]);
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
    fields.push([['picture'], after.image ? requirePicture(after.image, pictures, where) : undefined]);
  return fields;
}

/** The new first picture before the others. */
const withFirst = (url, { pictures: old }, { pictures }, where) => {
  const first = requirePicture(url, pictures, where);
  return [[['pictures'], [first, ...old.filter((each) => each !== first)]]];
};

/** What the console says of a stall. */
const stallFields = (after, stall, content, where) => [
  ...fieldsNamed(['name', 'description'], after),
  ...('mainImage' in after ? withFirst(after.mainImage, stall, content, where) : []),
];

/** What the console says of an event. On the site, upcoming ones repeat. */
function eventFields(after, event, content, where) {
  if ('date' in after && !('attendees' in event))
    throw new ContentError(
      `${where}: on the site it is "${event.on}", and has no date. Change that in shared/content/events.yaml.`,
    );
  return [
    ...fieldsNamed(['title', 'description'], after),
    ...('date' in after ? [[['on'], after.date]] : []),
    ...('time' in after ? [[['from'], after.time]] : []),
    ...('image' in after ? withFirst(after.image, event, content, where) : []),
  ];
}

const FIELDS = { menu: dishFields, events: eventFields, stalls: stallFields };

/**
 * Reads the file with which a list of the console hands over its changes. The console and the site know a record by its name.
 * @param {string} text @param {string} file @param {object} content
 * @returns {{ table: (typeof TABLES)['menu'], rows: import('./spreadsheet.mjs').Row[] }}
 */
export function readHandover(text, file, content) {
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ContentError(`${file} is no JSON: ${error.message}`);
  }
  const { success, output, issues } = v.safeParse(HANDOVER, value);
  if (!success)
    throw new ContentError(
      `${file} is no file that the console has saved: ${v.getDotPath(issues[0]) ?? 'the whole'}: ${issues[0].message}`,
    );
  if (output.changes.length === 0) throw new ContentError(`${file} holds no change.`);
  const table = TABLES[output.handover];
  const titleOf = ({ name, title }) => name ?? title;
  const records = recordsOf(table, content).map(({ record }) => record);
  const rows = output.changes.map((each, index) => {
    const where = `${file}, change ${index + 1}, ${each.name ?? titleOf(each.after)}`;
    const known = records.find((record) => titleOf(record) === each.name);
    if (each.change === 'add' && !table.mayGrow)
      throw new ContentError(
        `${where}: a new ${table.what} is written in shared/content/${table.file}.yaml.`,
      );
    if (each.change !== 'add' && !known)
      throw new ContentError(
        `${where}: the site has no ${table.what} of this name${nearest(each.name, records.map(titleOf))}`,
      );
    const row = { line: where, id: known?.id, name: each.name ?? titleOf(each.after), fields: [] };
    if (each.change === 'remove') return { ...row, isRemoved: true };
    const fields = FIELDS[output.handover](each.after, known, content, where);
    if (output.handover !== 'menu') return { ...row, fields };
    const list = GROUP_OF[each.after.category];
    if (each.after.category !== undefined && !list)
      throw new ContentError(
        `${where}: no category is named "${each.after.category}"${nearest(each.after.category, Object.keys(GROUP_OF))}`,
      );
    return { ...row, list, fields };
  });
  if (rows.every(({ isRemoved, list, fields }) => !isRemoved && !list && fields.length === 0))
    throw new ContentError(`${file}: the site does not show what was changed.`);
  return { table, rows };
}
