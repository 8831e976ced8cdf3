import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { StallStatus } from './stallInput';
import { menuItems, stallImages, stalls } from './stallTables';

interface ImageRecord {
  id: string;
  url: string;
  alt: string;
}
export interface ItemRecord {
  id: string;
  name: string;
  price: number;
  description: string;
  image: string | null;
}

const images = sql<ImageRecord[]>`coalesce((
  select json_agg(json_build_object('id', ${stallImages.id}::text, 'url', ${stallImages.url}, 'alt', ${stallImages.alt})
    order by ${stallImages.position})
  from ${stallImages} where ${eq(stallImages.stallId, stalls.id)}), '[]')`;

const menuHighlights = sql<ItemRecord[]>`coalesce((
  select json_agg(json_build_object('id', ${menuItems.id}::text, 'name', ${menuItems.name}, 'price', ${menuItems.price},
      'description', ${menuItems.description}, 'image', ${menuItems.image})
    order by ${menuItems.position})
  from ${menuItems} where ${eq(menuItems.stallId, stalls.id)}), '[]')`;

/** Stalls with their pictures and menu items, in one statement however many there are. */
export const selectStalls = (db: Database) =>
  db
    .select({
      id: sql<string>`${stalls.id}::text`,
      version: stalls.version,
      name: stalls.name,
      description: stalls.description,
      location: stalls.location,
      mainImage: stalls.mainImage,
      amenities: stalls.amenities,
      status: stalls.status,
      images,
      menuHighlights,
    })
    .from(stalls)
    .$dynamic();

export type StallRecord = Awaited<ReturnType<typeof selectStalls>>[number];

export const StallImage = builder.objectRef<ImageRecord>('StallImage').implement({
  extensions: access('public'),
  fields: (t) => ({ id: t.exposeID('id'), url: t.exposeString('url'), alt: t.exposeString('alt') }),
});

export const MenuItem = builder.objectRef<ItemRecord>('MenuItem').implement({
  extensions: access('public'),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    price: t.exposeFloat('price', { description: 'KSh.' }),
    description: t.exposeString('description'),
    image: t.exposeString('image', { nullable: true }),
  }),
});

export const Stall = builder.objectRef<StallRecord>('Stall').implement({
  extensions: access('public'),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    location: t.exposeString('location'),
    mainImage: t.exposeString('mainImage', { nullable: true }),
    images: t.expose('images', { type: [StallImage] }),
    amenities: t.exposeIDList('amenities', { description: 'Ids of the fixed amenity catalogue.' }),
    menuHighlights: t.expose('menuHighlights', { type: [MenuItem] }),
    status: t.expose('status', { type: StallStatus }),
  }),
});
