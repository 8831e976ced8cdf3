import type { CalendarEntry } from '../calendar';
import { CHANGE_AHEAD_HOURS, TABLE_STAY_MINUTES } from '../limits';
import {
  formatLongDate,
  formatTime,
  guestsText,
  isIsoDate,
  minutesOf,
  nairobiClock,
  nairobiDate,
  timeOf,
} from '../rules';
import { statusLabel } from '../status';
import type { RequestDetail } from '../text';
import type { Reservation, User } from '../types';
import { VENUE } from '../venue';

const HOUR_MS = 60 * 60 * 1000;

/** What somebody has booked, or has asked for: a table, an event, a place at one. */
export interface Booking {
  /** As the venue and its guest read it. Those without a value are left out. */
  details: readonly RequestDetail[];
  entry: CalendarEntry;
}

/** Where calendars say that a visit is. */
export const VENUE_PLACE = `${VENUE.name}, ${VENUE.address.street}, ${VENUE.address.city}`;

/** Who a booking is for. Its number counts on this device only, so the venue goes by these. */
export const personDetails = (user: User | null): RequestDetail[] => [
  { label: 'Name', value: user?.name ?? '' },
  { label: 'Phone', value: user?.phone ?? '' },
];

/** A customer's stored reservation. It does not say whether it is a table or an event. */
export function bookingOf(reservation: Reservation, user: User | null): Booking {
  const { id, date, time, guests, status } = reservation;
  return {
    details: [
      { label: 'Reservation', value: id },
      { label: 'Date', value: formatLongDate(date) },
      { label: 'Time', value: formatTime(time) },
      { label: 'Guests', value: guestsText(guests) },
      { label: 'Status', value: statusLabel(status) },
      ...personDetails(user),
    ],
    entry: {
      uid: reservationUid(reservation),
      title: `Reservation at ${VENUE.name}`,
      startsAt: { date, time },
      durationMinutes: TABLE_STAY_MINUTES,
      location: VENUE_PLACE,
      description: [`Reservation: ${id}`, `Guests: ${guestsText(guests)}`, `Questions? ${VENUE.phone}`].join(
        '\n',
      ),
      tentative: status !== 'confirmed',
    },
  };
}

/** The same for a reservation's confirmation and for its place in a list, so that one file replaces the other. */
export const reservationUid = ({ id, date, time }: Pick<Reservation, 'id' | 'date' | 'time'>): string =>
  [id.toLowerCase(), date, time.replace(':', '')].join('-');

/** Whether a booking's day has not ended. One whose date can't be read is none that anybody comes to. */
export function isAhead({ entry }: Booking, now: Date): boolean {
  const { date } = entry.startsAt;
  return isIsoDate(date) && date >= nairobiDate(now);
}

/**
 * Whether it is too late to change a booking in writing, which takes at least two hours (requirements 9, Reservation page
 * choices). Where its time isn't known, this counts from the start of its day.
 */
export function isTooLateToWrite({ entry }: Booking, now: Date): boolean {
  const { date, time = '' } = entry.startsAt;
  if (minutesOf(time) === null) return date <= nairobiDate(now);
  const earliest = nairobiClock(new Date(now.getTime() + CHANGE_AHEAD_HOURS * HOUR_MS));
  return `${date} ${time}` < `${earliest.date} ${timeOf(earliest.minutes)}`;
}
