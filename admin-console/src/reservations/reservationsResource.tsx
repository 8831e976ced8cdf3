import { nairobiClock, timeOf } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import type { AdminReservation, ReservationStatus } from '@venue/shared/types';
import { StatusBadge } from '@venue/shared/ui';
import { numberColumn, textColumn, type Resource } from '../lists/resource';
import { statusFilter } from '../lists/statusLabels';
import { reservationsScreen } from './reservationsScreen';

/** A missing name or phone is "N/A" (requirements 2, Manage reservations); a blank one is missing. */
export const orNotAvailable = (value: string | null | undefined) => value?.trim() || 'N/A';

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
    search: 'Search by ID, date or time',
  },
  columns: [
    { id: 'id', header: 'ID', kind: 'name', cell: ({ id }) => id, text: ({ id }) => id },
    textColumn('date', 'Date', ({ date }) => date),
    textColumn('time', 'Time', ({ time }) => time),
    numberColumn('guests', 'Guests', ({ guests }) => guests),
    {
      id: 'name',
      header: 'Name',
      kind: 'text',
      cell: ({ name }) => orNotAvailable(name),
      text: ({ name }) => orNotAvailable(name),
    },
    {
      id: 'contact',
      header: 'Contact',
      kind: 'text',
      cell: ({ phone }) => orNotAvailable(phone),
      text: ({ phone }) => orNotAvailable(phone),
    },
    {
      id: 'status',
      header: 'Status',
      kind: 'status',
      cell: ({ status }) => <StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>,
      text: ({ status }) => statusLabel(status),
    },
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
