import { isAhead, type Booking } from '@venue/shared/booking';
import { createKeptList } from '@venue/shared/stores';
import { GUEST_BOOKINGS_KEY } from '@venue/shared/stores/guest-bookings-key';
import { useNow } from '@venue/shared/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { isLike } from '../forms/isLike';

/** What somebody has booked without an account. Only this device knows it (decisions, My booking). */
export interface GuestBooking extends Booking {
  id: string;
  /** As it was asked for: "4", "10+". */
  guests: string;
}

/** A booking without content, whose fields a stored one must have. */
export const BLANK_BOOKING: Booking = {
  details: [{ label: '', value: '' }],
  entry: {
    uid: '',
    title: '',
    startsAt: { date: '', time: '' },
    durationMinutes: 0,
    location: '',
    description: '',
  },
};

/** The latest ones are kept, so that storage never fills up: about 20 KB. */
const MAX_BOOKINGS = 20;

const like = (sample: unknown) => (value: unknown) => isLike(sample, value);

const list = createKeptList<GuestBooking>(GUEST_BOOKINGS_KEY, {
  id: like(''),
  guests: like(''),
  details: like(BLANK_BOOKING.details),
  entry: like(BLANK_BOOKING.entry),
});

const keep = (booking: GuestBooking) => {
  const others = list.getState().rows.filter(({ id }) => id !== booking.id);
  list.setState({ rows: [...others, booking].slice(-MAX_BOOKINGS) });
};

/** Keeps a guest's booking on this device. The same one, asked for again, takes the place of the earlier. */
export function keepGuestBooking(booking: Booking, guests: string) {
  list.read();
  keep({ ...booking, id: booking.entry.uid, guests });
}

/** Removes a booking from this device. Returns what puts it back. */
export function forgetGuestBooking(booking: GuestBooking): () => void {
  list.setState({ rows: list.getState().rows.filter(({ id }) => id !== booking.id) });
  return () => keep(booking);
}

const startOf = ({ entry: { startsAt } }: GuestBooking) => `${startsAt.date} ${startsAt.time}`;

/** The bookings of this device whose day has not ended, soonest first, and whether they can be kept. Null until read. */
export function useGuestBookings() {
  const now = useNow();
  useEffect(() => list.read(), []);
  const { ready, rows, setAside, storageFailed } = useSyncExternalStore(
    list.subscribe,
    list.getState,
    list.getInitialState,
  );
  if (!ready || !now) return null;
  const upcoming = rows
    .filter((booking) => isAhead(booking, now))
    .sort((one, other) => startOf(one).localeCompare(startOf(other)));
  return { upcoming, damaged: setAside, isUnsaved: storageFailed };
}
