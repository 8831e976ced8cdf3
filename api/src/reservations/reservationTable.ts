import { ATTENDANCE_MARKS, RESERVATION_STATUSES } from '@venue/shared/types';
import { date, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { recordColumns } from '../records/recordColumns';

export const reservationStatus = pgEnum('reservation_status', RESERVATION_STATUSES);

export const reservations = pgTable(
  'reservations',
  {
    ...recordColumns(),
    date: date('date', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    guests: integer('guests').notNull(),
    status: reservationStatus('status').notNull(),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    tableNumber: text('table_number'),
    specialRequests: text('special_requests'),
    /** What the host has seen of the party, and when. */
    attendance: text('attendance', { enum: ATTENDANCE_MARKS }),
    attendanceAt: timestamp('attendance_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // A page of one status is read by id, so the index has both.
  (table) => [index().on(table.status, table.id), index().on(table.savedAt)],
);
