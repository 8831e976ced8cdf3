import { eq } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import { change, changedRecord } from '../records/change';
import { deleteRecord } from '../records/deleteRecord';
import { numberOf, reservationId } from '../records/ids';
import { lockRecord, savedNow } from '../records/lockRecord';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import type { Context } from '../schema/context';
import {
  CreateReservationInput,
  newReservation,
  reservationColumns,
  ReservationStatus,
  UpdateReservationInput,
} from './reservationInput';
import {
  Reservation,
  type ReservationRow,
  ReservationStatusChange,
  toReservation,
} from './reservationRecord';
import { reservations } from './reservationTable';

const changed = (row: ReservationRow | undefined) => changedRecord('reservation', row && toReservation(row));

type Columns = Partial<ReturnType<typeof reservationColumns>>;

const update = (context: Context, info: GraphQLResolveInfo, args: { id: string }, columns: Columns) =>
  change(context, info, args, async (tx, person) => {
    const number = numberOf(args.id, 'RES-');
    const id = await lockRecord(tx, reservations, 'reservation', number, context);
    const [row] = await tx
      .update(reservations)
      .set({ ...columns, ...savedNow(person) })
      .where(eq(reservations.id, id))
      .returning();
    return changed(row);
  });

builder.mutationFields((t) => ({
  createReservation: t.field({
    type: Reservation,
    nullable: true,
    args: { input: t.arg({ type: CreateReservationInput, required: true }) },
    extensions: access('admin'),
    resolve(_, args, context, info) {
      const columns = newReservation(args.input);
      return change(context, info, args, async (tx, person) => {
        const [row] = await tx
          .insert(reservations)
          .values({ ...columns, savedBy: person.id })
          .returning();
        return changed(row);
      });
    },
  }),
  updateReservation: t.field({
    type: Reservation,
    nullable: true,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateReservationInput, required: true }),
    },
    extensions: access('admin'),
    resolve: (_, args, context, info) => update(context, info, args, reservationColumns(args.input)),
  }),
  updateReservationStatus: t.field({
    type: ReservationStatusChange,
    nullable: true,
    args: { id: t.arg.id({ required: true }), status: t.arg({ type: ReservationStatus, required: true }) },
    extensions: access('admin'),
    resolve: (_, args, context, info) => update(context, info, args, { status: args.status }),
  }),
  deleteReservation: t.boolean({
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('admin'),
    resolve: (_, args, context, info) =>
      deleteRecord(context, info, args, {
        of: 'reservation',
        table: reservations,
        number: numberOf(args.id, 'RES-'),
        idOf: reservationId,
      }),
  }),
}));
