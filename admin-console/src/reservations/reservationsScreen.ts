import { paths } from '@venue/shared/paths';
import { phoneNumber } from '@venue/shared/phone-number';
import { defineRecords, type ConsoleScreen } from '../console/screen';

/** The day for the host stand: the route table is closed, so it is a view of the list's path. */
export const TONIGHT_PATH = `${paths.adminReservations()}?view=tonight`;

export const reservationsScreen: ConsoleScreen = {
  path: paths.adminReservations(),
  title: 'Manage Reservations',
  summary: 'Confirm, cancel, new bookings',
  tile: { icon: 'calendar' },
  entity: 'Reservation',
  add: { label: 'New Reservation' },
  views: [{ path: TONIGHT_PATH, title: 'Tonight', summary: 'Who comes, who is here, who is late' }],
  records: defineRecords('reservations', {
    kind: 'Reservation',
    searchText: ({ id, date, time, name, phone }) =>
      `${id} ${name ?? ''} ${phone ?? ''} ${phoneNumber(phone) ?? ''} ${date} ${time}`,
    name: ({ id, name }) => (name ? `${id} · ${name}` : id),
    detail: ({ date, time }) => `${date} at ${time}`,
  }),
  chunk: 'reservations',
  load: () => import(/* webpackChunkName: "reservations" */ './ManageReservationsScreen'),
};
