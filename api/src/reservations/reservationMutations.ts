import { eq, sql } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import { change, changedRecord } from '../records/change';
import { deleteRecord } from '../records/deleteRecord';
import { numberOf, reservationId } from '../records/ids';
import { lockRecord, savedNow } from '../records/lockRecord';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import type { Context } from '../schema/context';
import { attendanceColumns } from './attendance';
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

/** A mark is no new version: whoever has the booking open at the same time is in conflict with nobody. */
const marked = (header: string) => ({ ...attendanceColumns(header), savedAt: sql`now()` });

/** What was seen on another day says nothing about the new one. */
const ofDay = ({ date }: Columns) =>
  date && {
    attendance: sql`case when ${reservations.date} = ${date} then ${reservations.attendance} end`,
  };

function update(context: Context, info: GraphQLResolveInfo, args: { id: string }, columns: Columns) {
  const { attendance } = context;
  const mark = attendance === null ? null : marked(attendance);
  const noted = attendance === null ? args : { ...args, attendance: attendance.split(' ')[0] };
  return change(context, info, noted, async (tx, person) => {
    const number = numberOf(args.id, 'RES-');
    const id = await lockRecord(tx, reservations, 'reservation', number, context);
    const [row] = await tx
      .update(reservations)
      .set(mark ?? { ...columns, ...ofDay(columns), ...savedNow(person) })
      .where(eq(reservations.id, id))
      .returning();
    return changed(row);
  });
}

builder.mutationFields((t) => ({
  createReservation: t.field({
    type: Reservation,
    nullable: true,
    args: { input: t.arg({ type: CreateReservationInput, required: true }) },
    extensions: access('host'),
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
    extensions: access('host'),
    resolve: (_, args, context, info) => update(context, info, args, reservationColumns(args.input)),
  }),
  updateReservationStatus: t.field({
    type: ReservationStatusChange,
    nullable: true,
    args: { id: t.arg.id({ required: true }), status: t.arg({ type: ReservationStatus, required: true }) },
    extensions: access('host'),
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
