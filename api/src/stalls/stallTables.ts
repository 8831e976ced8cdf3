import { menuHighlightFields, stallFields, stallImageFields } from '@venue/shared/entities';
import { STALL_STATUSES } from '@venue/shared/types';
import { integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../records/recordColumns';
import { columnsOf } from '../records/recordFields';

export const stallStatus = pgEnum('stall_status', STALL_STATUSES);

export const stalls = pgTable('stalls', {
  ...recordColumns(),
  ...columnsOf(stallFields),
  /** Ids of the fixed amenity catalogue. */
  amenities: text('amenities').array().notNull(),
  status: stallStatus('status').notNull(),
});

/** The id of a picture or menu item counts within its stall (requirements 5, Admin stalls). */
const partColumns = () => ({
  stallId: integer('stall_id')
    .notNull()
    .references(() => stalls.id, { onDelete: 'cascade' }),
  id: integer('id').notNull(),
  position: integer('position').notNull(),
});

export const stallImages = pgTable(
  'stall_images',
  { ...partColumns(), ...columnsOf(stallImageFields) },
  (table) => [primaryKey({ columns: [table.stallId, table.id] })],
);

export const menuItems = pgTable(
  'menu_items',
  { ...partColumns(), ...columnsOf(menuHighlightFields) },
  (table) => [primaryKey({ columns: [table.stallId, table.id] })],
);
