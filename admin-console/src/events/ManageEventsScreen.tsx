import { paths } from '@venue/shared/paths';
import type { AdminEvent } from '@venue/shared/types';
import { Button, Icon, VisuallyHidden } from '@venue/shared/ui';
import { useCallback } from 'react';
import { ConsoleScreen } from '../console/ConsoleScreen';
import { useVenueData } from '../data/VenueData';
import { DeleteDialog } from '../records/DeleteDialog';
import { EditButton } from '../records/EditButton';
import { ListScreen } from '../lists/ListScreen';
import { ListTable } from '../lists/table/ListTable';
import { toastSaved } from '../records/toastSaved';
import { useDialog } from '../records/useDialog';
import { useNewDialog } from '../records/useNewDialog';
import { useRefusal } from '../records/useRefusal';
import { useResourceList } from '../lists/useResourceList';
import { EventDialog } from './EventDialog';
import { eventsResource } from './eventsResource';

export default function ManageEventsScreen() {
  return (
    <ConsoleScreen>
      <ManageEvents />
    </ConsoleScreen>
  );
}

function ManageEvents() {
  const { events } = useVenueData();
  const list = useResourceList(events, eventsResource);
  const adding = useNewDialog(paths.adminNewEvent(), paths.adminEvents());
  const editing = useDialog<AdminEvent>();
  const deleting = useDialog<AdminEvent>();
  const refusal = useRefusal(events);
  const { tell } = refusal;
  const openEditing = editing.open;
  const openDeleting = deleting.open;

  const rowActions = useCallback(
    (event: AdminEvent) => (
      <>
        <EditButton
          list={events}
          row={event}
          name={event.title}
          onOpened={openEditing}
          onRefused={(failure) => tell('Failed to update event. Please try again.', failure)}
        />
        <Button tone="quiet" size="small" onClick={() => openDeleting(event)}>
          Delete<VisuallyHidden> {event.title}</VisuallyHidden>
        </Button>
      </>
    ),
    [events, tell, openEditing, openDeleting],
  );

  async function remove(event: AdminEvent) {
    const outcome = await events.remove(event);
    deleting.close();
    if (outcome.ok) {
      refusal.setResult(null);
      return toastSaved(`Event “${event.title}” deleted`, outcome);
    }
    refusal.refuse('Failed to delete event. Please try again.', outcome.failure);
  }

  return (
    <>
      <ListScreen
        resource={eventsResource}
        list={list}
        refusal={refusal.text}
        actions={
          <Button onClick={adding.open}>
            <Icon name="plus" size="1.1em" />
            Add Event
          </Button>
        }
      >
        <ListTable resource={eventsResource} list={list} rowActions={rowActions} />
      </ListScreen>
      {adding.isOpen && <EventDialog event={null} onResult={refusal.setResult} onClose={adding.close} />}
      {editing.subject && (
        <EventDialog event={editing.subject} onResult={refusal.setResult} onClose={editing.close} />
      )}
      <DeleteDialog
        what="event"
        label="Delete Event"
        name={deleting.subject?.title ?? null}
        onDelete={async () => {
          if (deleting.subject) await remove(deleting.subject);
        }}
        onClose={deleting.close}
      />
    </>
  );
}
