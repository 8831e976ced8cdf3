import { nairobiClock, reservationTone, timeOf } from '@venue/shared/rules';
import type { AdminReservation, ReservationStatus } from '@venue/shared/types';
import { StatusBadge } from '@venue/shared/ui';
import * as S from './Reservations.styles';
import { capitalized, type Resource } from '../lists/resource';

/** Spec 2: a missing name or phone. */
const MISSING = 'N/A';
/** Blanks only are none. */
export const orNotAvailable = (value: string | null | undefined) => value?.trim() || MISSING;

/** An instant as a clock in Nairobi shows it, YYYY-MM-DD HH:mm; anything else as it stands. */
function bookedAt(createdAt: string): string {
  const instant = new Date(createdAt);
  if (Number.isNaN(instant.getTime())) return createdAt;
  const { date, minutes } = nairobiClock(instant);
  return `${date} ${timeOf(minutes)}`;
}

/** The order of the filter in spec 2: Confirmed, Pending, Cancelled. */
const FILTERED: readonly ReservationStatus[] = ['confirmed', 'pending', 'cancelled'];

export const reservationsResource: Resource<AdminReservation> = {
  words: {
    title: 'Manage Reservations',
    lead: 'View and manage all table reservations',
    many: 'reservations',
    one: 'reservation',
    search: 'Search by ID, date or time',
    loadFailed: 'Failed to load reservations. Please try again later.',
  },
  columns: [
    { id: 'id', header: 'ID', kind: 'name', cell: ({ id }) => <S.Id>{id}</S.Id>, text: ({ id }) => id },
    { id: 'date', header: 'Date', cell: ({ date }) => date, text: ({ date }) => date },
    { id: 'time', header: 'Time', cell: ({ time }) => time, text: ({ time }) => time },
    {
      id: 'guests',
      header: 'Guests',
      kind: 'number',
      cell: ({ guests }) => guests,
      text: ({ guests }) => String(guests),
      sortBy: ({ guests }) => guests,
    },
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
      cell: ({ status }) => <StatusBadge tone={reservationTone(status)}>{capitalized(status)}</StatusBadge>,
      text: ({ status }) => capitalized(status),
    },
  ],
  details: [
    { header: 'Table', text: ({ tableNumber }) => tableNumber?.trim() ?? '' },
    { header: 'Email', text: ({ email }) => email?.trim() ?? '' },
    { header: 'Special Requests', text: ({ specialRequests }) => specialRequests?.trim() ?? '' },
    { header: 'Booked', text: ({ createdAt }) => bookedAt(createdAt) },
  ],
  filters: [
    {
      id: 'status',
      label: 'Status',
      all: 'All Statuses',
      options: FILTERED.map((value) => ({ value, label: capitalized(value) })),
      matches: ({ status }, value) => status === value,
    },
  ],
  searchText: ({ id, date, time }) => `${id}\n${date}\n${time}`,
};
