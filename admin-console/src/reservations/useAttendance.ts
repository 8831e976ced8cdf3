// docs/api.md, Attendance
import type { ReservationRow } from '@venue/shared/graphql';
import { businessTime } from '@venue/shared/rules';
import type { Attended, AttendanceMark } from '@venue/shared/types';
import { useVenueData } from '../data/VenueData';
import { failedTo } from '../records/problem';
import { toastFailure } from '../records/toastFailure';
import { useLiveSignIn } from '../source/LiveSignInProvider';
import { noteMark, rowKey, useHostNotes } from './hostNotes';

/** What hosts have seen of the parties: on the server for all devices where it keeps it, else on this device. */
export function useAttendance() {
  const { reservations } = useVenueData();
  const signIn = useLiveSignIn();
  const notes = useHostNotes();
  const isShared = (row: ReservationRow) => row.origin === 'server' && reservations.keepsAttendance();

  return {
    of(row: ReservationRow): Attended | undefined {
      if (isShared(row)) return row.attended;
      const { mark } = notes.of(rowKey(row));
      // A booking that was moved to today was marked on another day.
      return mark?.date === businessTime(row).date ? mark : undefined;
    },
    /** Null takes the mark back. */
    async set(row: ReservationRow, as: AttendanceMark | null) {
      if (!isShared(row)) return noteMark(rowKey(row), businessTime(row).date, as);
      const outcome = await reservations.attend(row, as);
      if (!outcome.ok)
        toastFailure(failedTo('update', 'reservation'), outcome.failure, {
          signIn,
          reload: () => void reservations.load(),
        });
    },
  };
}
