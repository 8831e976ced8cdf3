import { TABLE_HELD_MINUTES } from '@venue/shared/limits';
import { businessTime } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import type { HostNote } from '../hostNotes';

export type Attendance = 'expected' | 'late' | 'arrived';

/**
 * Whether a party of today is here: as the host has marked it; without a mark it is late once its table is no longer held.
 * @param minutes Since midnight of the business day.
 */
export function attendanceOf(
  booking: Pick<AdminReservation, 'date' | 'time'>,
  mark: HostNote['mark'],
  minutes: number,
): Attendance {
  const { date, minutes: at } = businessTime(booking);
  // A booking that was moved to today was marked on another day.
  if (mark?.date === date) return mark.as;
  return at !== null && minutes > at + TABLE_HELD_MINUTES ? 'late' : 'expected';
}
