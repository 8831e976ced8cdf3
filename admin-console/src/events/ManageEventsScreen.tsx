// requirements 4, Event status; requirements 4, Admin dialogs
import { eventFields, eventKind } from '@venue/shared/entities';
import { eventTone } from '@venue/shared/status';
import type { AdminEvent } from '@venue/shared/types';
import { useVenueData } from '../data/VenueData';
import { resourceOf } from '../lists/fieldResource';
import { Thumbnail } from '../lists/table/Thumbnail';
import { formOf } from '../records/fieldForm';
import { FormRecordScreen } from '../records/FormRecordScreen';
import { eventsScreen } from './eventsScreen';

const form = formOf<AdminEvent>()(eventFields);

const resource = resourceOf<AdminEvent>(eventKind, eventsScreen.title, {
  columns: ['title', 'date', 'time', 'price', 'capacity'],
  cells: {
    title: ({ title, image }) => (
      <Thumbnail photo={image} standIn={{ accent: 'plum', motif: 'music' }}>
        <bdi>{title}</bdi>
      </Thumbnail>
    ),
  },
  toneOf: eventTone,
  search: ['title', 'description'],
});

export default function ManageEventsScreen() {
  const { events } = useVenueData();
  return (
    <FormRecordScreen records={events} handOver="events" {...{ screen: eventsScreen, form, resource }} />
  );
}
