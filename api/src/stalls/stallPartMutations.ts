import { menuHighlightFields } from '@venue/shared/entities';
import { and, eq } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from '../database/database';
import { change } from '../records/change';
import { numberOf } from '../records/ids';
import { lockRecord, savedNow } from '../records/lockRecord';
import { checkedValues } from '../records/recordFields';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import type { Context } from '../schema/context';
import { notFound, refuseProblems } from '../schema/errors';
import { MenuItem, StallImage } from './stallApi';
import { imageColumns, imageInputFields, itemColumns, MAX_PARTS, nextPart } from './stallParts';
import { menuItems, stallImages, stalls } from './stallTables';

/** Changes a part of a stall, which is a change of the stall: it is locked and gets a new version. */
function changeStall<Value, Args extends { stallId: string }>(
  context: Context,
  info: GraphQLResolveInfo,
  args: Args,
  work: (tx: Database, stallId: number) => Promise<Value>,
) {
  return change(context, info, args, async (tx, person) => {
    const id = await lockRecord(tx, stalls, 'stall', numberOf(args.stallId), context);
    const value = await work(tx, id);
    const [row] = await tx
      .update(stalls)
      .set(savedNow(person))
      .where(eq(stalls.id, id))
      .returning({ version: stalls.version });
    if (!row) throw new Error('The statement returned no stall.');
    return { value, record: { of: 'stall', id: String(id), version: row.version } };
  });
}

const places = (tx: Database, table: typeof stallImages | typeof menuItems, stallId: number) =>
  tx.select({ id: table.id, position: table.position }).from(table).where(eq(table.stallId, stallId));

const refuseMore = (count: number, field: string, what: string) =>
  refuseProblems({ [field]: count >= MAX_PARTS && `At most ${MAX_PARTS} ${what} belong to a stall.` });

async function removePart(
  tx: Database,
  table: typeof stallImages | typeof menuItems,
  what: string,
  stallId: number,
  partId: string,
) {
  const id = numberOf(partId);
  if (id === null) throw notFound(what);
  const removed = await tx
    .delete(table)
    .where(and(eq(table.stallId, stallId), eq(table.id, id)))
    .returning({ id: table.id });
  if (removed.length === 0) throw notFound(what);
  return true;
}

builder.mutationFields((t) => ({
  addStallImage: t.field({
    type: StallImage,
    nullable: true,
    args: {
      stallId: t.arg.id({ required: true }),
      url: t.arg.string({ required: true }),
      alt: t.arg.string(),
    },
    extensions: access('admin'),
    resolve(_, args, context, info) {
      const { url, alt } = args;
      checkedValues(imageInputFields, { url, alt });
      return changeStall(context, info, args, async (tx, stallId) => {
        const present = await places(tx, stallImages, stallId);
        refuseMore(present.length, 'url', 'pictures');
        const place = nextPart(present);
        const image = imageColumns({ url, alt });
        await tx.insert(stallImages).values({ stallId, ...place, ...image });
        return { id: String(place.id), ...image };
      });
    },
  }),
  removeStallImage: t.boolean({
    nullable: true,
    args: { stallId: t.arg.id({ required: true }), imageId: t.arg.id({ required: true }) },
    extensions: access('admin'),
    resolve: (_, args, context, info) =>
      changeStall(context, info, args, (tx, stallId) =>
        removePart(tx, stallImages, 'picture', stallId, args.imageId),
      ),
  }),
  addMenuItem: t.field({
    type: MenuItem,
    nullable: true,
    args: {
      stallId: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      price: t.arg.float({ required: true }),
      description: t.arg.string({ required: true }),
      image: t.arg.string(),
    },
    extensions: access('admin'),
    resolve(_, args, context, info) {
      const { name, price, description, image } = args;
      const item = { name, price, description, image };
      checkedValues(menuHighlightFields, item);
      return changeStall(context, info, args, async (tx, stallId) => {
        const present = await places(tx, menuItems, stallId);
        refuseMore(present.length, 'name', 'menu items');
        const place = nextPart(present);
        const columns = itemColumns(item);
        await tx.insert(menuItems).values({ stallId, ...place, ...columns });
        return { id: String(place.id), ...columns };
      });
    },
  }),
  removeMenuItem: t.boolean({
    nullable: true,
    args: { stallId: t.arg.id({ required: true }), menuItemId: t.arg.id({ required: true }) },
    extensions: access('admin'),
    resolve: (_, args, context, info) =>
      changeStall(context, info, args, (tx, stallId) =>
        removePart(tx, menuItems, 'menu item', stallId, args.menuItemId),
      ),
  }),
}));
