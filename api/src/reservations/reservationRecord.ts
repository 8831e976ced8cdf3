import { reservationId } from '../records/ids';
import { without } from '../records/without';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { attendedAs } from './attendance';
import { ReservationStatus } from './reservationInput';
import type { reservations } from './reservationTable';

export type ReservationRow = typeof reservations.$inferSelect;

/** A reservation as the schema shows it. */
export const toReservation = (row: ReservationRow) => ({
  ...without(row, 'savedAt', 'savedBy', 'deletedAt', 'attendance', 'attendanceAt'),
  id: reservationId(row.id),
  createdAt: row.createdAt.toISOString(),
  attended: attendedAs(row),
});

// Guests' names and numbers are for administrators only.
export const Reservation = builder.objectRef<ReturnType<typeof toReservation>>('Reservation').implement({
  extensions: access('host'),
  fields: (t) => ({
    id: t.exposeID('id'),
    date: t.exposeString('date'),
    time: t.exposeString('time'),
    guests: t.exposeInt('guests'),
    status: t.expose('status', { type: ReservationStatus }),
    name: t.exposeString('name', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    tableNumber: t.exposeString('tableNumber', { nullable: true }),
    specialRequests: t.exposeString('specialRequests', { nullable: true }),
    createdAt: t.exposeString('createdAt', { description: 'ISO timestamp.' }),
  }),
});

/** What `updateReservationStatus` returns (requirements 7, Mutations). */
export const ReservationStatusChange = builder
  .objectRef<Pick<ReturnType<typeof toReservation>, 'id' | 'status'>>('ReservationStatusChange')
  .implement({
    extensions: access('host'),
    fields: (t) => ({
      id: t.exposeID('id'),
      status: t.expose('status', { type: ReservationStatus }),
    }),
  });
