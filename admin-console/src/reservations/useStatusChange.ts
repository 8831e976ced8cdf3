import type { ReservationRow } from '@venue/shared/graphql';
import { notify } from '@venue/shared/notify';
import type { ReservationStatus } from '@venue/shared/types';
import { useVenueData } from '../data/VenueData';
import { useLiveSignIn } from '../source/LiveSignInProvider';
import { toastFailure } from '../records/toastFailure';
import { reportText, setStatuses, type StatusReport } from './setStatuses';

/** The sentence of requirements 8, Admin messages. */
const FAILED = 'Failed to update reservation status. Please try again.';

const titleOf = ({ changed }: StatusReport, status: string) =>
  changed.length === 1
    ? `Reservation ${changed[0]?.row.id} ${status}`
    : `${changed.length} reservations ${status}`;

/** Changes the status of reservations at once, says in a toast how that went, and offers to undo it. */
export function useStatusChange() {
  const { reservations } = useVenueData();
  const signIn = useLiveSignIn();

  return async (rows: readonly ReservationRow[], status: ReservationStatus) => {
    const report = await setStatuses(reservations, rows, status);
    const { changed, failure } = report;

    /** Takes back only what is still as this change left it: later changes stay. */
    async function undo() {
      const now = new Map(reservations.getState().rows.map((row) => [row.id, row.status]));
      const left = changed.filter(({ row }) => now.get(row.id) === status);
      if (left.length === 0)
        return notify.info('Nothing to undo', { text: 'The status has been changed since.' });
      for (const before of new Set(left.map((each) => each.before))) {
        const mine = left.filter((each) => each.before === before).map(({ row }) => row);
        const undone = await setStatuses(reservations, mine, before);
        if (undone.failure) tellFailure(undone);
        if (undone.changed.length > 0)
          notify.info(`${titleOf(undone, before)} again`, { text: reportText(undone, before) });
      }
    }

    function tellFailure(failed: StatusReport) {
      if (!failed.failure) return;
      const rest = rows.length > 1 ? reportText(failed, status) : undefined;
      toastFailure(FAILED, failed.failure, { signIn, reload: () => void reservations.load() }, rest);
    }

    if (failure) tellFailure(report);
    if (changed.length > 0)
      notify.success(titleOf(report, status), {
        text: failure ? undefined : reportText(report, status),
        action: { label: 'Undo', run: () => void undo() },
      });
    else if (!failure) notify.info('Nothing to change', { text: reportText(report, status) });
    return report;
  };
}
