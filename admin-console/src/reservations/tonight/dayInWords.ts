import { countText } from '@venue/shared/text';
import type { AdminReservation } from '@venue/shared/types';
import type { Attendance } from './attendance';

interface Party {
  row: Pick<AdminReservation, 'guests'>;
  attendance: Attendance;
}

/** "14 covers in 4 parties: 6 arrived, 2 late, 6 to come." */
export function dayInWords(parties: readonly Party[]): string {
  const covers = (as?: Attendance) =>
    parties
      .filter(({ attendance }) => as === undefined || attendance === as)
      .reduce((sum, { row }) => sum + row.guests, 0);
  return `${countText(covers(), 'cover')} in ${countText(parties.length, 'party', 'parties')}: ${covers('arrived')} arrived, ${covers('late')} late, ${covers('expected')} to come.`;
}
