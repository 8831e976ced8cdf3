import { nairobiClock, timeOf } from '@venue/shared/rules';
import { reservationTone } from '@venue/shared/status';
import type { AdminReservation, ReservationStatus } from '@venue/shared/types';
import { numberColumn, textColumn, type Resource } from '../lists/resource';
import { statusColumn } from '../lists/statusColumn';
import { statusFilter } from '../lists/statusLabels';
import { orNotAvailable } from './orNotAvailable';
import { PhoneLink } from './PhoneLink';
import { reservationsScreen } from './reservationsScreen';

/** An instant in Nairobi time as YYYY-MM-DD HH:mm; any other text unchanged. */
function bookedAt(createdAt: string): string {
  const instant = new Date(createdAt);
  if (Number.isNaN(instant.getTime())) return createdAt;
  const { date, minutes } = nairobiClock(instant);
  return `${date} ${timeOf(minutes)}`;
}

/** The order of the filter (requirements 2, Manage reservations). */
const FILTERED: readonly ReservationStatus[] = ['confirmed', 'pending', 'cancelled'];

export const reservationsResource: Resource<AdminReservation> = {
  words: {
    title: reservationsScreen.title,
    lead: 'View and manage all table reservations',
    many: 'reservations',
    one: 'reservation',
    people: 'guests',
    search: 'Search by ID, date or time',
  },
  columns: [
    textColumn('id', 'ID', ({ id }) => id, 'name'),
    {
      ...textColumn<AdminReservation>('date', 'Date', ({ date }) => date),
      sortBy: ({ date, time }) => `${date} ${time}`,
    },
    textColumn('time', 'Time', ({ time }) => time),
    numberColumn('guests', 'Guests', ({ guests }) => guests),
    textColumn('name', 'Name', ({ name }) => orNotAvailable(name), 'text'),
    {
      ...textColumn<AdminReservation>('contact', 'Contact', ({ phone }) => orNotAvailable(phone), 'text'),
      cell: ({ phone }) => <PhoneLink phone={phone} />,
    },
    statusColumn(reservationTone),
  ],
  details: [
    { header: 'Table', text: ({ tableNumber }) => tableNumber?.trim() ?? '' },
    { header: 'Email', text: ({ email }) => email?.trim() ?? '' },
    { header: 'Special Requests', text: ({ specialRequests }) => specialRequests?.trim() ?? '' },
    { header: 'Booked', text: ({ createdAt }) => bookedAt(createdAt) },
  ],
  filters: [statusFilter(FILTERED)],
  searchText: ({ id, date, time }) => `${id}\n${date}\n${time}`,
};
