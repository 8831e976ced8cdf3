import { useVenueData } from '../data/VenueData';
import { useResourceList } from '../lists/useResourceList';
import { RecordScreen } from '../records/RecordScreen';
import { EventDialog } from './EventDialog';
import { eventsResource } from './eventsResource';
import { eventsScreen } from './eventsScreen';

export default function ManageEventsScreen() {
  const { events } = useVenueData();
  const list = useResourceList(events, eventsResource);
  return (
    <RecordScreen
      list={list}
      actions={{ screen: eventsScreen, open: events.open, remove: events.remove }}
      dialog={(props) => <EventDialog {...props} />}
    />
  );
}
