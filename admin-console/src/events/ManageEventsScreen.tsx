// requirements 4, Event status; requirements 4, Admin dialogs
import { useVenueData } from '../data/VenueData';
import { useResourceList } from '../lists/useResourceList';
import { RecordDialog } from '../records/RecordDialog';
import { RecordScreen } from '../records/RecordScreen';
import { eventForm } from './eventForm';
import { eventsResource } from './eventsResource';
import { eventsScreen } from './eventsScreen';

export default function ManageEventsScreen() {
  const { events } = useVenueData();
  const list = useResourceList(events, eventsResource);
  return (
    <RecordScreen
      list={list}
      actions={{ screen: eventsScreen, records: events }}
      dialog={(props) => (
        <RecordDialog {...props} edit={{ form: eventForm, store: events, resource: eventsResource }} />
      )}
    />
  );
}
