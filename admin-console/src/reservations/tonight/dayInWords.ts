import { countText } from '@venue/shared/text';
import type { AdminReservation } from '@venue/shared/types';
import type { Attendance } from './attendance';

interface Party {
  row: Pick<AdminReservation, 'guests'>;
  attendance: Attendance;
}

/** "14 covers in 4 parties: 6 arrived, 2 late, 6 to come." Who sits has arrived; who is gone, or never came, is told last. */
export function dayInWords(parties: readonly Party[]): string {
  const covers = (...kinds: readonly Attendance[]) =>
    parties
      .filter(({ attendance }) => kinds.length === 0 || kinds.includes(attendance))
      .reduce((sum, { row }) => sum + row.guests, 0);
  const rest = (['gone', 'no-show'] as const)
    .map((kind) => covers(kind) && `, ${covers(kind)} ${kind}`)
    .filter(Boolean);
  return `${countText(covers(), 'cover')} in ${countText(parties.length, 'party', 'parties')}: ${covers('arrived', 'seated')} arrived, ${covers('late')} late, ${covers('expected')} to come${rest.join('')}.`;
}
