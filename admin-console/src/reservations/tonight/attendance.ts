import { TABLE_HELD_MINUTES } from '@venue/shared/limits';
import { businessTime } from '@venue/shared/rules';
import type { AdminReservation, Attended, AttendanceMark } from '@venue/shared/types';

export type Attendance = 'expected' | AttendanceMark;

export const ATTENDANCE_LABELS: Readonly<Record<Attendance, string>> = {
  ...{ expected: 'Expected', late: 'Late', arrived: 'Arrived' },
  ...{ seated: 'Seated', gone: 'Gone', 'no-show': 'No-show' },
};

/** What can be marked next; the present mark, pressed again, goes. */
export const NEXT_MARKS: Readonly<Record<Attendance, readonly AttendanceMark[]>> = {
  expected: ['arrived', 'seated', 'late'],
  late: ['arrived', 'seated', 'late', 'no-show'],
  arrived: ['arrived', 'seated', 'late'],
  seated: ['seated', 'gone'],
  gone: ['seated', 'gone'],
  'no-show': ['arrived', 'seated', 'no-show'],
};

/** What stands after a mark is taken back, so that its button is still there; null for none. */
export const takenBack = (mark: AttendanceMark): AttendanceMark | null =>
  mark === 'gone' ? 'seated' : mark === 'no-show' ? 'late' : null;

/**
 * Whether a party of today is here: as the host has marked it; without a mark it is late once its table is no longer held.
 * @param minutes Since midnight of the business day.
 */
export function attendanceOf(
  booking: Pick<AdminReservation, 'date' | 'time'>,
  mark: Attended | undefined,
  minutes: number,
): Attendance {
  if (mark) return mark.as;
  const { minutes: at } = businessTime(booking);
  return at !== null && minutes > at + TABLE_HELD_MINUTES ? 'late' : 'expected';
}
