import { and, eq, type SQL } from 'drizzle-orm';
import { numberOf } from '../records/ids';
import { type PageArgs, pageArgs, pageOf } from '../records/page';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import type { Context } from '../schema/context';
import { ReservationStatus } from './reservationInput';
import { Reservation, toReservation } from './reservationRecord';
import { reservations } from './reservationTable';

const numberIn = (id: string) => numberOf(id, 'RES-');

async function list({ db, versions }: Context, args: PageArgs, filter?: SQL) {
  const { condition, order, limit } = pageOf(args, reservations.id, numberIn);
  const query = db.select().from(reservations).where(and(condition, filter)).orderBy(order).$dynamic();
  const found = (await (limit ? query.limit(limit) : query)).map(toReservation);
  found.forEach(({ id, version }) => versions.note('reservation', id, version));
  return found;
}

builder.queryFields((t) => ({
  reservations: t.field({
    type: [Reservation],
    args: pageArgs,
    extensions: access('admin'),
    resolve: (_, args, context) => list(context, args),
  }),
  reservation: t.field({
    type: Reservation,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('admin'),
    async resolve(_, args, { db, versions }) {
      const id = numberIn(args.id);
      if (id === null) return null;
      const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
      if (!row) return null;
      const found = toReservation(row);
      versions.note('reservation', found.id, found.version);
      return found;
    },
  }),
  reservationsByStatus: t.field({
    type: [Reservation],
    args: { ...pageArgs, status: t.arg({ type: ReservationStatus, required: true }) },
    extensions: access('admin'),
    resolve: (_, { status, ...args }, context) => list(context, args, eq(reservations.status, status)),
  }),
}));
