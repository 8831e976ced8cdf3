import { eq, sql } from 'drizzle-orm';
import { numberOf, reservationId } from '../records/ids';
import { pageArgs } from '../records/page';
import { addRecordApi } from '../records/recordApi';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { attendanceColumns } from './attendance';
import {
  CreateReservationInput,
  newReservation,
  reservationColumns,
  ReservationStatus,
  UpdateReservationInput,
} from './reservationInput';
import { Reservation, ReservationStatusChange, toReservation } from './reservationRecord';
import { reservations } from './reservationTable';

/** A mark is no new version: whoever has the booking open at the same time is in conflict with nobody. */
const marked = (header: string) => ({
  ...attendanceColumns(header),
  ...{ version: reservations.version, savedBy: reservations.savedBy },
});

/** What was seen on another day says nothing about the new one. */
const ofDay = (date: string | undefined) =>
  date && {
    attendance: sql`case when ${reservations.date} = ${date} then ${reservations.attendance} end`,
  };

const { list, update } = addRecordApi({
  ...{ of: 'reservation', many: 'reservations', type: Reservation, readBy: 'host', changedBy: 'host' },
  table: reservations,
  numberIn: (id) => numberOf(id, 'RES-'),
  idOf: reservationId,
  select: (db) => db.select().from(reservations).$dynamic(),
  toRecord: toReservation,
  createInput: CreateReservationInput,
  updateInput: UpdateReservationInput,
  added: newReservation,
  edited(input, { attendance }) {
    const columns = reservationColumns(input);
    return attendance === null ? { ...columns, ...ofDay(columns.date) } : marked(attendance);
  },
  noted: ({ attendance }) => attendance !== null && { attendance: attendance.split(' ')[0] },
});

builder.queryField('reservationsByStatus', (t) =>
  t.field({
    type: [Reservation],
    args: { ...pageArgs, status: t.arg({ type: ReservationStatus, required: true }) },
    extensions: access('host'),
    resolve: (_, { status, ...args }, context) => list(context, args, eq(reservations.status, status)),
  }),
);

builder.mutationField('updateReservationStatus', (t) =>
  t.field({
    type: ReservationStatusChange,
    nullable: true,
    args: { id: t.arg.id({ required: true }), status: t.arg({ type: ReservationStatus, required: true }) },
    extensions: access('host'),
    resolve: (_, args, context, info) => update(context, info, args, { status: args.status }),
  }),
);
