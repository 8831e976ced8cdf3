import { useUserStore } from '@venue/shared/stores';
import { REPLY_WITHIN } from '@venue/shared/text';
import { useConfirmation } from '../forms/useConfirmation';
import { keepGuestBooking } from '../guest-bookings/useGuestBookings';
import { chosenGuests, keptBooking, type Booking, type BookingKind } from './bookings';
import { EMPTY_RESERVATION, type ReservationForm } from './form/checkReservation';

const NO_BOOKING: Booking = { kind: 'table', form: EMPTY_RESERVATION, id: null };

/**
 * Accepts a booking. Nothing is sent to a server; a signed-in customer's booking is stored as pending (decisions,
 * Reservations of a customer), a guest's is kept on the device (decisions, My booking).
 */
export function useBooking() {
  const account = useUserStore();
  const { confirmed, confirm } = useConfirmation(NO_BOOKING);

  const book = (kind: BookingKind, form: ReservationForm) => {
    const { user, addReservation } = account.getState();
    const { date, time, guests } = form;
    const stored = user && addReservation({ date, time, guests: Number(guests), status: 'pending' });
    const booking: Booking = { kind, form, id: stored?.id ?? null };
    if (!user) keepGuestBooking(keptBooking(booking), chosenGuests(form));
    confirm(booking, 'Reservation Submitted!', `We'll confirm your booking ${REPLY_WITHIN}.`);
  };

  return { booking: confirmed, book };
}
