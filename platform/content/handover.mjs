import * as v from 'valibot';
import { ContentError } from './read.mjs';
import { GROUPS } from './schema.mjs';
import { TABLES } from './tables.mjs';
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
/** What a new dish has until somebody says otherwise. */
const NEW_DISH = { rating: 4.5, estimatedTime: 15 };

const ITEM = v.object({
  name: v.string(),
  description: v.string(),
  price: v.unknown(),
  image: v.string(),
  category: v.string(),
  ...Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, v.boolean()])),
});
const HANDOVER = v.object({
  handover: v.literal('menu'),
  changes: v.array(
    v.variant('change', [
      v.object({ change: v.literal('add'), after: ITEM }),
      v.object({ change: v.literal('update'), name: v.string(), after: v.partial(ITEM) }),
      v.object({ change: v.literal('remove'), name: v.string() }),
    ]),
  ),
});

const dietaryOf = (item) => Object.keys(FLAGS).flatMap((flag) => (item[flag] ? FLAGS[flag] : []));

/** The name of the picture with this address. */
function pictureAt(url, pictures) {
  const known = Object.values(pictures).flatMap((group) => Object.entries(group));
  return known.find(([, { photo }]) => url.split('?')[0].endsWith(`/photo-${photo}`))?.[0];
}

/** What the console says of a dish as fields of the menu. */
function fieldsOf(after, dish, pictures, where) {
  const fields = ['name', 'description', 'price'].flatMap((key) =>
    key in after ? [[[key], after[key]]] : [],
  );
  if (Object.keys(FLAGS).some((flag) => flag in after)) {
    const flags = Object.fromEntries(
      Object.entries(FLAGS).map(([flag, kind]) => [
        flag,
        after[flag] ?? dish?.dietary.includes(kind) ?? false,
      ]),
    );
    fields.push([['dietary'], dietaryOf(flags)]);
  }
  if ('image' in after) {
    const picture = pictureAt(after.image, pictures);
    if (!picture)
      throw new ContentError(
        `${where}: the picture ${after.image || '(none)'} is not in shared/content/pictures.yaml. Add it there, with words for those who can't see it.`,
      );
    fields.push([['picture'], picture]);
  }
  return fields;
}

/**
 * Reads the file with which Manage Menu hands over its changes. The console and the menu know a dish by its name.
 * @param {string} text @param {string} file @param {object} content
 * @returns {{ table: (typeof TABLES)['menu'], rows: import('./spreadsheet.mjs').Row[] }}
 */
export function readHandover(text, file, { menu, pictures }) {
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ContentError(`${file} is no JSON: ${error.message}`);
  }
  const { success, output, issues } = v.safeParse(HANDOVER, value);
  if (!success)
    throw new ContentError(
      `${file} is no file that Manage Menu has saved: ${v.getDotPath(issues[0]) ?? 'the whole'}: ${issues[0].message}`,
    );
  if (output.changes.length === 0) throw new ContentError(`${file} holds no change.`);
  const dishes = GROUPS.flatMap((group) => menu[group]);
  const names = dishes.map(({ name }) => name);
  const rows = output.changes.map((each, index) => {
    const where = `${file}, change ${index + 1}, ${each.name ?? each.after.name}`;
    const dish = dishes.find(({ name }) => name === each.name);
    if (each.change !== 'add' && !dish)
      throw new ContentError(`${where}: the menu has no dish of this name${nearest(each.name, names)}`);
    const row = { line: where, id: dish?.id, fields: [] };
    if (each.change === 'remove') return { ...row, isRemoved: true };
    const list = GROUP_OF[each.after.category];
    if (each.after.category !== undefined && !list)
      throw new ContentError(
        `${where}: no category is named "${each.after.category}"${nearest(each.after.category, Object.keys(GROUP_OF))}`,
      );
    const fields = fieldsOf(each.after, dish, pictures, where);
    const own = each.change === 'add' ? Object.entries(NEW_DISH).map(([key, number]) => [[key], number]) : [];
    return { ...row, list, fields: [...fields, ...own] };
  });
  return { table: TABLES.menu, rows };
}
