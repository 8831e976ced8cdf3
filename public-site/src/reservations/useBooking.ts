import { notify } from '@venue/shared/notify';
import { useUserStore } from '@venue/shared/stores';
import type { ReservationForm } from '@venue/shared/types';
import { useState } from 'react';
import type { Booking, BookingKind } from './bookings';

/** Takes a booking in: nothing is sent; a signed-in customer's is kept as pending (decisions: a reservation). */
export function useBooking() {
  const account = useUserStore();
  const [booking, setBooking] = useState<Booking | null>(null);

  const book = (kind: BookingKind, form: ReservationForm) => {
    const { user, addReservation } = account.getState();
    const { date, time, guests } = form;
    const kept = user && addReservation({ date, time, guests: Number(guests), status: 'pending' });
    setBooking((last) => ({ number: (last?.number ?? 0) + 1, kind, form, id: kept?.id ?? null }));
    notify.success('Reservation Submitted!', { text: "We'll confirm your booking within 24 hours." });
  };

  return { booking, book };
}
