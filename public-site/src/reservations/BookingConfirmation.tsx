import { BookingActions } from '@venue/shared/booking';
import { REPLY_WITHIN } from '@venue/shared/text';
import { RequestConfirmation } from '../forms/RequestConfirmation';
import type { Confirmed } from '../forms/useConfirmation';
import { BOOKINGS, venueBooking, type Booking } from './bookings';

/** Confirms a booking: its details, WhatsApp, calendar, directions, and how to change it. */
export function BookingConfirmation({ booking }: { booking: Confirmed<Booking> }) {
  const { thanks, opening } = BOOKINGS[booking.kind];
  const made = venueBooking(booking);
  return (
    <RequestConfirmation
      title={thanks}
      next={
        <>
          <p>We confirm it {REPLY_WITHIN} by email or phone.</p>
          <p>Send it to us on WhatsApp, so that it reaches us in writing.</p>
        </>
      }
      request={{ opening, details: made.details }}
      confirmation={booking}
    >
      <BookingActions booking={made} />
    </RequestConfirmation>
  );
}
