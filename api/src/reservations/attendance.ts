// docs/api.md, Attendance
import { ATTENDANCE_MARKS, type Attended } from '@venue/shared/types';
import { refuseProblems } from '../schema/errors';
import type { reservations } from './reservationTable';

/**
 * The columns of a mark as the header has it: "seated 2030-05-10T16:00:00.000Z", or "none".
 * @throws BAD_USER_INPUT.
 */
export function attendanceColumns(header: string) {
  if (header === 'none') return { attendance: null, attendanceAt: null };
  const [word, at = ''] = header.split(' ');
  const attendance = ATTENDANCE_MARKS.find((mark) => mark === word);
  const attendanceAt = new Date(at);
  const isRead = attendance !== undefined && !Number.isNaN(attendanceAt.getTime());
  refuseProblems({ attendance: !isRead && `Mark with ${ATTENDANCE_MARKS.join(', ')} and a time, or none.` });
  return { attendance, attendanceAt };
}

/** The mark of a row, if it has one. */
export function attendedAs({
  attendance,
  attendanceAt,
}: Pick<typeof reservations.$inferSelect, 'attendance' | 'attendanceAt'>): Attended | undefined {
  return attendance && attendanceAt ? { as: attendance, at: attendanceAt.toISOString() } : undefined;
}
