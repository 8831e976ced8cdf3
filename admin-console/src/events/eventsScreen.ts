import { paths } from '@venue/shared/paths';
import type { AdminEvent } from '@venue/shared/types';
import { defineScreen } from '../console/defineScreen';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';

export const eventsScreen = defineScreen<AdminEvent>({
  path: paths.adminEvents(),
  title: 'Manage Events',
  summary: 'Add, edit, delete',
  tile: { icon: 'music', text: 'What is on, and for how many' },
  add: { path: paths.adminNewEvent(), label: 'Add Event', tileText: 'A night worth coming for' },
  records: {
    kind: 'Event',
    useRows: () => useLiveList(useVenueData().events, { ifOutOfDate: true }),
    searchText: ({ title, date }) => `${title} ${date}`,
    // An empty title is sent as it is (requirements 5, Admin events).
    name: ({ title }) => title || 'Untitled event',
    detail: ({ date, time }) => `${date} at ${time}`,
  },
});
