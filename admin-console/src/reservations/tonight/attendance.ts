import { TABLE_HELD_MINUTES } from '@venue/shared/limits';
import { minutesOf } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import type { HostNote } from '../hostNotes';

export type Attendance = 'expected' | 'late' | 'arrived';

/**
 * Whether a party of today is here: as the host has marked it; without a mark it is late once its table is no longer held.
 * @param minutes Since midnight in Nairobi.
 */
export function attendanceOf(
  { date, time }: Pick<AdminReservation, 'date' | 'time'>,
  mark: HostNote['mark'],
  minutes: number,
): Attendance {
  // A booking that was moved to today was marked on another day.
  if (mark?.date === date) return mark.as;
  const at = minutesOf(time);
  return at !== null && minutes > at + TABLE_HELD_MINUTES ? 'late' : 'expected';
}
