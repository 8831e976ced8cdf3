import { formatLongDate } from '@venue/shared/rules';
import { statusLabel } from '@venue/shared/status';
import type { AdminReservation } from '@venue/shared/types';
import { PrintSheet } from '@venue/shared/ui';
import { useEffect } from 'react';
import { orNotAvailable } from '../orNotAvailable';
import * as S from './HostList.styles';
import { onPrintEnd } from './onPrintEnd';

interface HostListProps<Row> {
  date: string;
  bookings: readonly Row[];
  /** The day in a sentence. */
  words: string;
  /** Nobody has made these bookings. */
  areExamples: boolean;
  /** What stands under "Seated"; left open for the pen without it. */
  seated?: (booking: Row) => string;
  onDone: () => void;
}

/** The list for the host stand: on paper only. It opens the print dialog and goes when that has closed. */
export function HostList<Row extends AdminReservation>({ onDone, ...list }: HostListProps<Row>) {
  useEffect(() => {
    const stop = onPrintEnd(onDone);
    window.print();
    return stop;
    // The dialog opens once, whatever is drawn anew behind it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <HostSheet {...list} />;
}

/** The list as it is printed. */
export function HostSheet<Row extends AdminReservation>({
  date,
  bookings,
  words,
  areExamples,
  seated,
}: Omit<HostListProps<Row>, 'onDone'>) {
  return (
    <PrintSheet>
      <S.List>
        <h1>{`Reservations, ${formatLongDate(date)}`}</h1>
        {areExamples && <p>These are examples, not your guests.</p>}
        <p>{words}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Guests</th>
              <th scope="col">Name</th>
              <th scope="col">Contact</th>
              <th scope="col">Table</th>
              <th scope="col">Status</th>
              <th scope="col">Special requests</th>
              <th scope="col">Seated</th>
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking) => (
              <tr key={booking.id}>
                <td>{booking.time}</td>
                <td>{booking.guests}</td>
                <td dir="auto">{orNotAvailable(booking.name)}</td>
                <td>{orNotAvailable(booking.phone)}</td>
                <td dir="auto">{booking.tableNumber}</td>
                <td>{statusLabel(booking.status)}</td>
                <td dir="auto">{booking.specialRequests}</td>
                <td>{seated?.(booking)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {bookings.length === 0 && <p>No reservations for this day.</p>}
      </S.List>
    </PrintSheet>
  );
}
