import type { Outcome, ReservationRow, Reservations } from '@venue/shared/graphql';
import { notify } from '@venue/shared/notify';
import { isolated } from '@venue/shared/text';
import { sharedTables, tableClashes } from './tableClashes';

/** Says once more, by what the server has now, who else has the table of a booking that was just saved. */
export async function warnOfClashes(reservations: Reservations, outcome: Outcome<ReservationRow>) {
  if (!outcome.ok || outcome.saved !== 'live' || !outcome.value.tableNumber) return;
  await reservations.refresh();
  const others = tableClashes(reservations.getState().rows, outcome.value);
  if (others.length === 0) return;
  notify.info(`Table ${sharedTables(outcome.value, others).join(' + ')} is given twice`, {
    text: others
      .map(({ id, time, name }) => `${id} at ${time}${name ? `, ${isolated(name)}` : ''}`)
      .join(' · '),
  });
}
