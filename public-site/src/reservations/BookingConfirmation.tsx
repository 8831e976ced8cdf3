import { AddToCalendar } from '@venue/shared/calendar';
import { REPLY_WITHIN } from '@venue/shared/text';
import { RequestConfirmation } from '../forms/RequestConfirmation';
import type { Confirmed } from '../forms/useConfirmation';
import { bookingDetails, bookingEntry, BOOKINGS, type Booking } from './bookings';

/** Confirms a booking: its details, WhatsApp and calendar. */
export function BookingConfirmation({ booking }: { booking: Confirmed<Booking> }) {
  const { thanks, opening } = BOOKINGS[booking.kind];
  return (
    <RequestConfirmation
      title={thanks}
      next={
        <>
          <p>We confirm it {REPLY_WITHIN} by email or phone.</p>
          <p>Send it to us on WhatsApp, so that it reaches us in writing.</p>
        </>
      }
      request={{ opening, details: bookingDetails(booking) }}
      confirmation={booking}
    >
      <AddToCalendar entry={bookingEntry(booking)} />
    </RequestConfirmation>
  );
}
