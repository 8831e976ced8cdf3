import { paths } from '@venue/shared/paths';
import type { AdminStall } from '@venue/shared/types';
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
import { GalleryDialog } from './GalleryDialog';
import { StallDialog } from './StallDialog';
import { stallsResource } from './stallsResource';

export default function ManageStallsScreen() {
  return (
    <ConsoleScreen>
      <ManageStalls />
    </ConsoleScreen>
  );
}

function ManageStalls() {
  const { stalls } = useVenueData();
  const list = useResourceList(stalls, stallsResource);
  const adding = useNewDialog(paths.adminNewStall(), paths.adminStalls());
  const editing = useDialog<AdminStall>();
  const deleting = useDialog<AdminStall>();
  const gallery = useDialog<{ stall: AdminStall; origin: typeof list.state.origin }>();
  const refusal = useRefusal(stalls);
  const { rows, origin, refreshing: isLoading } = list.state;
  const inGallery = gallery.subject?.stall;
  // Once the rows are other records, the one with this id is another stall.
  const shown = gallery.subject?.origin === origin ? rows.find(({ id }) => id === inGallery?.id) : inGallery;
  const openGallery = gallery.open;
  const { tell } = refusal;
  const openEditing = editing.open;
  const openDeleting = deleting.open;

  const rowActions = useCallback(
    (stall: AdminStall) => (
      <>
        <Button tone="quiet" size="small" disabled={isLoading} onClick={() => openGallery({ stall, origin })}>
          Gallery<VisuallyHidden> {stall.name}</VisuallyHidden>
        </Button>
        <EditButton
          list={stalls}
          row={stall}
          name={stall.name}
          disabled={isLoading}
          onOpened={openEditing}
          onRefused={(failure) => tell('Failed to update stall. Please try again.', failure)}
        />
        <Button tone="quiet" size="small" disabled={isLoading} onClick={() => openDeleting(stall)}>
          Delete<VisuallyHidden> {stall.name}</VisuallyHidden>
        </Button>
      </>
    ),
    [stalls, tell, isLoading, origin, openGallery, openEditing, openDeleting],
  );

  async function remove(stall: AdminStall) {
    const outcome = await stalls.remove(stall);
    deleting.close();
    if (outcome.ok) {
      refusal.setResult(null);
      return toastSaved(`Stall “${stall.name}” deleted`, outcome);
    }
    refusal.refuse('Failed to delete stall. Please try again.', outcome.failure);
  }

  return (
    <>
      <ListScreen
        resource={stallsResource}
        list={list}
        refusal={refusal.text}
        actions={
          <Button onClick={adding.open}>
            <Icon name="plus" size="1.1em" />
            Add Stall
          </Button>
        }
      >
        <ListTable resource={stallsResource} list={list} rowActions={rowActions} />
      </ListScreen>
      {adding.isOpen && <StallDialog stall={null} onResult={refusal.setResult} onClose={adding.close} />}
      {editing.subject && (
        <StallDialog stall={editing.subject} onResult={refusal.setResult} onClose={editing.close} />
      )}
      {shown && <GalleryDialog stall={shown} onResult={refusal.setResult} onClose={gallery.close} />}
      <DeleteDialog
        what="stall"
        label="Delete Stall"
        name={deleting.subject?.name ?? null}
        onDelete={async () => {
          if (deleting.subject) await remove(deleting.subject);
        }}
        onClose={deleting.close}
      />
    </>
  );
}
