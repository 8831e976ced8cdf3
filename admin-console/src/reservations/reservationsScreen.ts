import { paths } from '@venue/shared/paths';
import type { AdminReservation } from '@venue/shared/types';
import { defineScreen } from '../console/defineScreen';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';

export const reservationsScreen = defineScreen<AdminReservation>({
  path: paths.adminReservations(),
  title: 'Manage Reservations',
  summary: 'Confirm, cancel, new bookings',
  tile: { icon: 'calendar' },
  records: {
    kind: 'Reservation',
    useRows: () => useLiveList(useVenueData().reservations, { ifOutOfDate: true }),
    searchText: ({ id, date, time, name, phone }) => `${id} ${name ?? ''} ${phone ?? ''} ${date} ${time}`,
    name: ({ id, name }) => (name ? `${id} · ${name}` : id),
    detail: ({ date, time }) => `${date} at ${time}`,
  },
});
