import { notify } from '@venue/shared/notify';
import { RESERVATION_STATUSES, type AdminReservation, type ReservationStatus } from '@venue/shared/types';
import { useCallback } from 'react';
import { useVenueData } from '../data/VenueData';
import { useLiveSignIn } from '../live-sign-in/LiveSignInProvider';
import { tellRefused } from '../resource/tellRefused';
import { reportText, setStatuses, type StatusReport } from './status-change';

/** Spec 8. */
const FAILED = 'Failed to update reservation status. Please try again.';

const titleOf = ({ changed }: StatusReport, status: ReservationStatus) =>
  changed.length === 1
    ? `Reservation ${changed[0]?.id} ${status}`
    : `${changed.length} reservations ${status}`;

/** Changes the status of reservations at once, tells how it ended, and offers to undo it. */
export function useStatusChange() {
  const { reservations } = useVenueData();
  const signIn = useLiveSignIn();

  return useCallback(
    async (rows: readonly AdminReservation[], status: ReservationStatus) => {
      const report = await setStatuses(reservations, rows, status);
      const { changed, failure } = report;

      async function undo() {
        for (const before of RESERVATION_STATUSES) {
          const ids = new Set(changed.filter((each) => each.before === before).map(({ id }) => id));
          const current = reservations.getState().rows.filter(({ id }) => ids.has(id));
          if (current.length === 0) continue;
          const undone = await setStatuses(reservations, current, before);
          if (undone.failure) tellFailure(undone);
          if (undone.changed.length > 0)
            notify.info(`${titleOf(undone, before)} again`, { text: reportText(undone, before) });
        }
      }

      function tellFailure(failed: StatusReport) {
        if (!failed.failure) return;
        const rest = rows.length > 1 ? reportText(failed, status) : undefined;
        tellRefused(FAILED, failed.failure, { signIn, reload: () => void reservations.load() }, rest);
      }

      if (failure) tellFailure(report);
      if (changed.length > 0)
        notify.success(titleOf(report, status), {
          text: failure ? undefined : reportText(report, status),
          action: { label: 'Undo', run: () => void undo() },
        });
      else if (!failure) notify.info('Nothing to change', { text: reportText(report, status) });
      return report;
    },
    [reservations, signIn],
  );
}
