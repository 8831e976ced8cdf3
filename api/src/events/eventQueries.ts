import { eq } from 'drizzle-orm';
import { numberOf } from '../records/ids';
import { pageArgs, pageOf } from '../records/page';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { Event, toEvent } from './eventRecord';
import { events } from './eventTable';

builder.queryFields((t) => ({
  events: t.field({
    type: [Event],
    args: pageArgs,
    extensions: access('public'),
    async resolve(_, args, { db, versions }) {
      const { condition, order, limit } = pageOf(args, events.id, numberOf);
      const query = db.select().from(events).where(condition).orderBy(order).$dynamic();
      const found = (await (limit ? query.limit(limit) : query)).map(toEvent);
      found.forEach(({ id, version }) => versions.note('event', id, version));
      return found;
    },
  }),
  event: t.field({
    type: Event,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('public'),
    async resolve(_, args, { db, versions }) {
      const id = numberOf(args.id);
      if (id === null) return null;
      const [row] = await db.select().from(events).where(eq(events.id, id));
      if (!row) return null;
      versions.note('event', args.id, row.version);
      return toEvent(row);
    },
  }),
}));
