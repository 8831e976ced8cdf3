import { reservationFields } from '@venue/shared/entities';
import { ATTENDANCE_MARKS, RESERVATION_STATUSES } from '@venue/shared/types';
import { index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { recordColumns } from '../records/recordColumns';
import { columnsOf } from '../records/recordFields';

export const reservationStatus = pgEnum('reservation_status', RESERVATION_STATUSES);

export const reservations = pgTable(
  'reservations',
  {
    ...recordColumns(),
    ...columnsOf(reservationFields),
    status: reservationStatus('status').notNull(),
    /** What the host has seen of the party, and when. */
    attendance: text('attendance', { enum: ATTENDANCE_MARKS }),
    attendanceAt: timestamp('attendance_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // A page of one status is read by id, so the index has both.
  (table) => [index().on(table.status, table.id), index().on(table.savedAt)],
);
