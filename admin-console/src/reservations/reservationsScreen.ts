import { paths } from '@venue/shared/paths';
import type { AdminReservation } from '@venue/shared/types';
import type { ScreenInfo, ScreenRecords } from '../console/screen';

export const reservationsScreen: ScreenInfo = {
  path: paths.adminReservations(),
  title: 'Manage Reservations',
  summary: 'Confirm, cancel, new bookings',
  tile: { icon: 'calendar' },
  add: { label: 'New Reservation' },
};

export const reservationRecords: ScreenRecords<AdminReservation> = {
  kind: 'Reservation',
  searchText: ({ id, date, time, name, phone }) => `${id} ${name ?? ''} ${phone ?? ''} ${date} ${time}`,
  name: ({ id, name }) => (name ? `${id} · ${name}` : id),
  detail: ({ date, time }) => `${date} at ${time}`,
};
