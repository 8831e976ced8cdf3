import { eq } from 'drizzle-orm';
import { numberOf, reservationId } from '../records/ids';
import { pageArgs } from '../records/page';
import { readRecords } from '../records/readRecords';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { ReservationStatus } from './reservationInput';
import { Reservation, toReservation } from './reservationRecord';
import { reservations } from './reservationTable';

const { list, find } = readRecords({
  of: 'reservation',
  table: reservations,
  numberIn: (id) => numberOf(id, 'RES-'),
  idOf: reservationId,
  select: (db) => db.select().from(reservations).$dynamic(),
  toRecord: toReservation,
});

builder.queryFields((t) => ({
  reservations: t.field({
    type: [Reservation],
    args: pageArgs,
    extensions: access('host'),
    resolve: (_, args, context) => list(context, args),
  }),
  reservation: t.field({
    type: Reservation,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('host'),
    resolve: (_, { id }, context) => find(context, id),
  }),
  reservationsByStatus: t.field({
    type: [Reservation],
    args: { ...pageArgs, status: t.arg({ type: ReservationStatus, required: true }) },
    extensions: access('host'),
    resolve: (_, { status, ...args }, context) => list(context, args, eq(reservations.status, status)),
  }),
}));
