import { paths } from '@venue/shared/paths';
import { defineRecords, type ConsoleScreen } from '../console/screen';

export const eventsScreen: ConsoleScreen = {
  path: paths.adminEvents(),
  title: 'Manage Events',
  summary: 'Add, edit, delete',
  tile: { icon: 'music', text: 'What is on, and for how many' },
  entity: 'Event',
  add: { path: paths.adminNewEvent(), label: 'Add Event', tileText: 'A night worth coming for' },
  records: defineRecords('events', {
    kind: 'Event',
    searchText: ({ title, date }) => `${title} ${date}`,
    // An empty title is sent as it is (requirements 5, Admin events).
    name: ({ title }) => title || 'Untitled event',
    detail: ({ date, time }) => `${date} at ${time}`,
  }),
  chunk: 'events',
  load: () => import(/* webpackChunkName: "events" */ './ManageEventsScreen'),
};
