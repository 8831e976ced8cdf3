// requirements 4, Event status; requirements 4, Admin dialogs
import type { AdminEvent } from '@venue/shared/types';
import { useVenueData } from '../data/VenueData';
import { useResourceList } from '../lists/useResourceList';
import { HandOver } from '../records/HandOver';
import { RecordDialog } from '../records/RecordDialog';
import { RecordScreen } from '../records/RecordScreen';
import { eventForm } from './eventForm';
import { eventsResource } from './eventsResource';
import { eventsScreen } from './eventsScreen';

const nameOfEvent = ({ title }: AdminEvent) => title;

export default function ManageEventsScreen() {
  const { events } = useVenueData();
  const list = useResourceList(events, eventsResource);
  return (
    <RecordScreen
      list={list}
      actions={{ screen: eventsScreen, records: events }}
      handOver={<HandOver of="events" list={events} state={list.live.state} nameOf={nameOfEvent} />}
      dialog={(props) => (
        <RecordDialog {...props} edit={{ form: eventForm, store: events, resource: eventsResource }} />
      )}
    />
  );
}
