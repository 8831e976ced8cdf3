// decisions, Phone numbers
import type { ReservationRow } from '@venue/shared/graphql';
import { phoneNumber } from '@venue/shared/phone-number';
import { businessTime } from '@venue/shared/rules';
import { byTime } from './stay';

type Known = Pick<
  ReservationRow,
  'id' | 'date' | 'time' | 'guests' | 'status' | 'phone' | 'specialRequests' | 'attended'
>;

/** What is known of a guest by phone number, the latest booking first; null where the booking has none. */
export function bookingsOfGuest<Row extends Known>(rows: readonly Row[], booking: Row, today: string) {
  const number = phoneNumber(booking.phone);
  if (number === null) return null;
  const others = rows
    .filter((row) => row.id !== booking.id && phoneNumber(row.phone) === number)
    .sort((a, b) => (a.date === b.date ? byTime(b, a) : a.date < b.date ? 1 : -1));
  const isPast = (row: Row) => businessTime(row).date < today;
  const count = (is: (row: Row) => boolean) => others.filter(is).length;
  const isNoShow = ({ attended }: Row) => attended?.as === 'no-show';
  const isCancelled = ({ status }: Row) => status === 'cancelled';
  return {
    others,
    visits: count((row) => isPast(row) && row.status === 'confirmed' && !isNoShow(row)),
    noShows: count(isNoShow),
    cancelled: count(isCancelled),
    toCome: count((row) => !isPast(row) && !isCancelled(row)),
  };
}
