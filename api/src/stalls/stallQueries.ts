import { eq } from 'drizzle-orm';
import { numberOf } from '../records/ids';
import { pageArgs, pageOf } from '../records/page';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { selectStalls, Stall } from './stallRecord';
import { stalls } from './stallTables';

builder.queryFields((t) => ({
  stalls: t.field({
    type: [Stall],
    args: pageArgs,
    extensions: access('public'),
    async resolve(_, args, { db, versions }) {
      const { condition, order, limit } = pageOf(args, stalls.id, numberOf);
      const query = selectStalls(db).where(condition).orderBy(order);
      const found = await (limit ? query.limit(limit) : query);
      found.forEach(({ id, version }) => versions.note('stall', id, version));
      return found;
    },
  }),
  stall: t.field({
    type: Stall,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('public'),
    async resolve(_, args, { db, versions }) {
      const id = numberOf(args.id);
      if (id === null) return null;
      const [found] = await selectStalls(db).where(eq(stalls.id, id));
      if (found) versions.note('stall', found.id, found.version);
      return found ?? null;
    },
  }),
}));
