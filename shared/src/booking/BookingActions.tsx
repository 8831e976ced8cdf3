import { AddToCalendar } from '../calendar';
import type { Booking } from './booking';
import { BookingButton } from './BookingButton';
import { GetDirections } from './GetDirections';

/** What a visitor does with a booking that was just made. */
export function BookingActions({ booking }: { booking: Booking }) {
  return (
    <>
      <AddToCalendar entry={booking.entry} />
      <GetDirections />
      <BookingButton booking={booking} label="Change or cancel" />
    </>
  );
}
