import { reservationFields, reservationKind } from '@venue/shared/entities';
import { RESERVATION_STATUSES } from '@venue/shared/types';
import { eq, sql } from 'drizzle-orm';
import { reservationId, reservationIds } from '../records/ids';
import { pageArgs } from '../records/page';
import { rowsOf, shownOf } from '../records/readRecords';
import { addRecordApi } from '../records/recordApi';
import type { Sent } from '../records/recordFields';
import { objectType } from '../records/recordTypes';
import { without } from '../records/without';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { attendanceColumns, attendedAs } from './attendance';
import { reservations } from './reservationTable';

type Row = typeof reservations.$inferSelect;

const toReservation = (row: Row) => ({
  ...without(shownOf(row), 'attendance', 'attendanceAt'),
  id: reservationId(row.id),
  createdAt: row.createdAt.toISOString(),
  attended: attendedAs(row),
});
type Reservation = ReturnType<typeof toReservation>;

/** A mark is no new version: whoever has the booking open at the same time is in conflict with nobody. */
const marked = (header: string) => ({
  ...attendanceColumns(header),
  ...{ version: reservations.version, savedBy: reservations.savedBy },
});

/** What was seen on another day says nothing about the new one. */
const ofDay = (date: string | null | undefined) =>
  date && {
    attendance: sql`case when ${reservations.date} = ${date} then ${reservations.attendance} end`,
  };

const { name, phone } = reservationFields;
const status = builder.enumType('ReservationStatus', { values: RESERVATION_STATUSES });

// Guests' names and numbers are for hosts and administrators only.
export const reservationApi = addRecordApi({
  ...{ ...reservationKind, ...rowsOf(reservations), ...reservationIds, readBy: 'host', changedBy: 'host' },
  status,
  newFields: {
    ...without(reservationFields, 'status', 'tableNumber'),
    name: { ...name, isOptional: false },
    phone: { ...phone, isOptional: false },
  },
  more: (t) => ({ createdAt: t.exposeString('createdAt', { description: 'ISO timestamp.' }) }),
  toRecord: toReservation,
  added: (values) => ({ ...values, status: 'pending' }),
  edited: (values, { date }: Sent<typeof reservationFields>, { attendance }) =>
    attendance === null ? { ...values, ...ofDay(date) } : marked(attendance),
  sampled: ({ createdAt }) => ({ createdAt: new Date(createdAt) }),
  noted: ({ attendance }) => attendance !== null && { attendance: attendance.split(' ')[0] },
});

const { list, update, type } = reservationApi;

/** What `updateReservationStatus` returns (requirements 7, Mutations). */
const ReservationStatusChange = objectType<Pick<Reservation, 'id' | 'status'>>(
  'ReservationStatusChange',
  { status: reservationFields.status },
  { readBy: 'host', status },
);

builder.queryField('reservationsByStatus', (t) =>
  t.field({
    type: [type],
    args: { ...pageArgs, status: t.arg({ type: status, required: true }) },
    extensions: access('host'),
    resolve: (_, args, context) => list(context, args, eq(reservations.status, args.status)),
  }),
);

builder.mutationField('updateReservationStatus', (t) =>
  t.field({
    type: ReservationStatusChange,
    nullable: true,
    args: { id: t.arg.id({ required: true }), status: t.arg({ type: status, required: true }) },
    extensions: access('host'),
    resolve: (_, args, context, info) => update(context, info, args, { status: args.status }),
  }),
);
