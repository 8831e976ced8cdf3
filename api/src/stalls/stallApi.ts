import { menuHighlightFields, stallImageFields, stallKind, type Fields } from '@venue/shared/entities';
import { AMENITY_CATALOGUE } from '@venue/shared/limits';
import type { AdminMenuHighlight, StallImage as ImageRecord } from '@venue/shared/types';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { plainIds } from '../records/ids';
import { shownOf } from '../records/readRecords';
import { addRecordApi } from '../records/recordApi';
import { checksOf } from '../records/recordFields';
import { inputType, objectType } from '../records/recordTypes';
import { problemsOf, type Check } from '../schema/checks';
import { refuseProblems } from '../schema/errors';
import { imageInputFields, MAX_PARTS, replaceParts, type SentParts } from './stallParts';
import { menuItems, stallImages, stalls } from './stallTables';

const PARTS = { readBy: 'public' } as const;
export const StallImage = objectType<ImageRecord>('StallImage', stallImageFields, PARTS);
export const MenuItem = objectType<AdminMenuHighlight>('MenuItem', menuHighlightFields, PARTS);

const withId = { more: (t) => ({ id: t.id() }) } satisfies Parameters<typeof inputType>[2];
const StallImageInput = inputType('StallImageInput', imageInputFields, withId);
const MenuItemInput = inputType('MenuItemInput', menuHighlightFields, withId);

const images = sql<ImageRecord[]>`coalesce((
  select json_agg(json_build_object('id', ${stallImages.id}::text, 'url', ${stallImages.url}, 'alt', ${stallImages.alt})
    order by ${stallImages.position})
  from ${stallImages} where ${eq(stallImages.stallId, stalls.id)}), '[]')`;

const menuHighlights = sql<AdminMenuHighlight[]>`coalesce((
  select json_agg(json_build_object('id', ${menuItems.id}::text, 'name', ${menuItems.name}, 'price', ${menuItems.price},
      'description', ${menuItems.description}, 'image', ${menuItems.image})
    order by ${menuItems.position})
  from ${menuItems} where ${eq(menuItems.stallId, stalls.id)}), '[]')`;

/** Stalls with their pictures and menu items, in one statement however many there are. */
const selectStalls = (db: Database) =>
  db
    .select({ ...getTableColumns(stalls), images, menuHighlights })
    .from(stalls)
    .$dynamic();

/** A list of parts: the first problem in it, and where. */
const parts = (what: string, fields: Fields): Check => {
  const checks = checksOf(fields);
  return (value) => {
    if (!Array.isArray(value)) return false;
    if (value.length > MAX_PARTS) return `At most ${MAX_PARTS} ${what} belong to a stall.`;
    for (const [index, part] of value.entries()) {
      const problem = Object.values(problemsOf(checks, part as object)).find(Boolean);
      if (problem) return `${problem} (${what}, number ${index + 1})`;
    }
    return false;
  };
};

const AMENITIES: string[] = AMENITY_CATALOGUE.map(({ id }) => id);

export interface StallInput extends SentParts {
  id?: string | null;
  amenities?: readonly string[] | null;
}

const amenitiesIn = ({ amenities }: StallInput) =>
  amenities === null ? [] : amenities && [...new Set(amenities)];

export const stallApi = addRecordApi({
  ...{ ...stallKind, ...plainIds, table: stalls, readBy: 'public' },
  select: selectStalls,
  toRecord: (row: Awaited<ReturnType<typeof selectStalls>>[number]) => ({
    ...shownOf(row),
    id: String(row.id),
  }),
  more: (t) => ({
    amenities: t.exposeIDList('amenities', { description: 'Ids of the fixed amenity catalogue.' }),
    images: t.expose('images', { type: [StallImage] }),
    menuHighlights: t.expose('menuHighlights', { type: [MenuItem] }),
  }),
  moreInput: (t, isNew) => ({
    id: t.id(isNew ? { description: 'Always empty: the server gives the id.' } : {}),
    amenities: t.idList(),
    images: t.field({ type: [StallImageInput] }),
    menuHighlights: t.field({ type: [MenuItemInput] }),
  }),
  moreChecks: {
    amenities: (value) =>
      Array.isArray(value) &&
      !value.every((id) => AMENITIES.includes(id)) &&
      'Choose amenities of the catalogue.',
    images: parts('pictures', imageInputFields),
    menuHighlights: parts('menu items', menuHighlightFields),
  },
  added(values, input: StallInput) {
    refuseProblems({ id: !!input.id && 'Leave the id empty: the server gives it.' });
    return { ...values, amenities: amenitiesIn(input) ?? [] };
  },
  edited(values, input, _, id) {
    refuseProblems({ id: !!input.id && input.id !== id && 'The id in the input is of another stall.' });
    return { ...values, amenities: amenitiesIn(input) };
  },
  sampled: ({ amenities }) => ({ amenities }),
  saveParts: replaceParts,
});
