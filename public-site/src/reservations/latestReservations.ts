import type { Reservation } from '@venue/shared/types';

/** The latest first: by date, then by time, then last appended (decisions: dates and times in data). */
export function latestReservations(reservations: readonly Reservation[]): Reservation[] {
  const moment = ({ date, time }: Reservation) => `${date} ${time}`;
  return [...reservations].reverse().sort((a, b) => {
    if (moment(a) === moment(b)) return 0;
    return moment(a) < moment(b) ? 1 : -1;
  });
}
