import { formatKsh } from '@venue/shared/rules';
import { eventTone } from '@venue/shared/status';
import { EVENT_STATUSES, type AdminEvent } from '@venue/shared/types';
import { numberColumn, textColumn, type Resource } from '../lists/resource';
import { statusColumn } from '../lists/statusColumn';
import { statusFilter } from '../lists/statusLabels';
import { Thumbnail } from '../lists/table/Thumbnail';
import { eventsScreen } from './eventsScreen';

export const eventsResource: Resource<AdminEvent> = {
  words: {
    title: eventsScreen.title,
    lead: 'View and manage all events',
    many: 'events',
    one: 'event',
    search: 'Search by title or description',
  },
  columns: [
    {
      id: 'title',
      header: 'Title',
      kind: 'name',
      cell: ({ title, image }) => (
        <Thumbnail photo={image} standIn={{ accent: 'plum', motif: 'music' }}>
          <bdi>{title}</bdi>
        </Thumbnail>
      ),
      text: ({ title }) => title,
    },
    textColumn('date', 'Date', ({ date }) => date),
    textColumn('time', 'Time', ({ time }) => time),
    numberColumn('price', 'Price', ({ price }) => price, formatKsh),
    numberColumn('capacity', 'Capacity', ({ capacity }) => capacity),
    statusColumn(eventTone),
  ],
  filters: [statusFilter(EVENT_STATUSES)],
  searchText: ({ title, description }) => `${title}\n${description}`,
};
