import { STALL_STATUSES } from '@venue/shared/types';
import { integer, numeric, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../records/recordColumns';

export const stallStatus = pgEnum('stall_status', STALL_STATUSES);

export const stalls = pgTable('stalls', {
  ...recordColumns(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  location: text('location').notNull(),
  mainImage: text('main_image'),
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
  { ...partColumns(), url: text('url').notNull(), alt: text('alt').notNull() },
  (table) => [primaryKey({ columns: [table.stallId, table.id] })],
);

export const menuItems = pgTable(
  'menu_items',
  {
    ...partColumns(),
    name: text('name').notNull(),
    price: numeric('price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    description: text('description').notNull(),
    image: text('image'),
  },
  (table) => [primaryKey({ columns: [table.stallId, table.id] })],
);
