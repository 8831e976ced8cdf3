import { paths } from '@venue/shared/paths';
import { defineRecords, type ConsoleScreen } from '../console/screen';

export const reservationsScreen: ConsoleScreen = {
  path: paths.adminReservations(),
  title: 'Manage Reservations',
  summary: 'Confirm, cancel, new bookings',
  tile: { icon: 'calendar' },
  add: { label: 'New Reservation' },
  records: defineRecords('reservations', {
    kind: 'Reservation',
    searchText: ({ id, date, time, name, phone }) => `${id} ${name ?? ''} ${phone ?? ''} ${date} ${time}`,
    name: ({ id, name }) => (name ? `${id} · ${name}` : id),
    detail: ({ date, time }) => `${date} at ${time}`,
  }),
  chunk: 'reservations',
  load: () => import(/* webpackChunkName: "reservations" */ './ManageReservationsScreen'),
};
