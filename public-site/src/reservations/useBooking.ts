import { useUserStore } from '@venue/shared/stores';
import { REPLY_WITHIN } from '@venue/shared/text';
import { useRequestPanel } from '../forms/useRequestPanel';
import { bookingRequest, type BookingKind } from './bookings';
import type { ReservationForm } from './form/checkReservation';

/**
 * Makes a booking. Nothing is sent to a server; a signed-in customer's is stored as pending too (decisions, Reservations
 * of a customer).
 */
export function useBooking() {
  const account = useUserStore();
  const { made, make } = useRequestPanel();

  const book = (kind: BookingKind, form: ReservationForm) => {
    const { user, addReservation } = account.getState();
    const { date, time, guests } = form;
    const stored = user && addReservation({ date, time, guests: Number(guests), status: 'pending' });
    make(
      { ...bookingRequest(kind, form), record: stored && { kind: 'RES', id: stored.id } },
      'Reservation Submitted!',
      `We'll confirm your booking ${REPLY_WITHIN}.`,
    );
  };

  return { made, book };
}
