import { paths } from '@venue/shared/paths';
import type { AdminMenuItem } from '@venue/shared/types';
import { Button, Icon, VisuallyHidden } from '@venue/shared/ui';
import { useCallback, useMemo } from 'react';
import { ConsoleScreen } from '../console/ConsoleScreen';
import { useLiveList } from '../data/useLiveList';
import { useUnsavedWarning } from '../data/useUnsavedWarning';
import { useVenueData } from '../data/VenueData';
import { DeleteDialog } from '../records/DeleteDialog';
import { ListTools } from '../lists/ListTools';
import { EmptyList } from '../lists/ListBody';
import { ListHead } from '../lists/ListScreen';
import { ListTable } from '../lists/table/ListTable';
import { SearchAndFilters } from '../lists/SearchAndFilters';
import { SourceChip } from '../source/SourceBar';
import { toastSaved } from '../records/toastSaved';
import { useDialog } from '../records/useDialog';
import { useListView } from '../lists/useListView';
import { useNewDialog } from '../records/useNewDialog';
import { menuResource } from './menuResource';
import { MenuItemDialog } from './MenuItemDialog';
import { useMenuItems } from './MenuItemsProvider';

export default function ManageMenuScreen() {
  return (
    <ConsoleScreen>
      <ManageMenu />
    </ConsoleScreen>
  );
}

function ManageMenu() {
  const { items, rows } = useMenuItems();
  useUnsavedWarning(items.isChanged());
  const { rows: stalls, source, phase, refreshing } = useLiveList(useVenueData().stalls);
  const resource = useMemo(() => menuResource(stalls), [stalls]);
  const list = useListView(rows, resource);
  const adding = useNewDialog(paths.adminNewMenuItem(), paths.adminMenu());
  const editing = useDialog<AdminMenuItem>();
  const deleting = useDialog<AdminMenuItem>();
  const openEditing = editing.open;
  const openDeleting = deleting.open;

  const rowActions = useCallback(
    (item: AdminMenuItem) => (
      <>
        <Button tone="quiet" size="small" onClick={() => openEditing(item)}>
          Edit<VisuallyHidden> {item.name}</VisuallyHidden>
        </Button>
        <Button tone="quiet" size="small" onClick={() => openDeleting(item)}>
          Delete<VisuallyHidden> {item.name}</VisuallyHidden>
        </Button>
      </>
    ),
    [openEditing, openDeleting],
  );

  async function remove() {
    const item = deleting.subject;
    if (!item) return;
    items.remove(item.id);
    deleting.close();
    toastSaved(`Menu item “${item.name}” deleted`, { ok: true, value: item, saved: 'device' });
  }

  return (
    <>
      <ListHead
        words={resource.words}
        count={list.found.length}
        chip={
          <>
            <SourceChip source="this-device" refreshing={false} />
            {/* Where their names come from; a refused list leaves the samples (spec 7). */}
            <SourceChip of="Stalls" source={phase === 'failed' ? 'sample' : source} refreshing={refreshing} />
          </>
        }
        actions={
          <Button onClick={adding.open}>
            <Icon name="plus" size="1.1em" />
            Add Menu Item
          </Button>
        }
      />
      <SearchAndFilters resource={resource} url={list.url}>
        <ListTools resource={resource} list={list} />
      </SearchAndFilters>
      {list.found.length === 0 ? (
        <EmptyList many={resource.words.many} isNarrowed={list.isNarrowed} onClear={list.url.clear} />
      ) : (
        <ListTable resource={resource} list={list} rowActions={rowActions} />
      )}
      {adding.isOpen && <MenuItemDialog item={null} stalls={stalls} onClose={adding.close} />}
      {editing.subject && <MenuItemDialog item={editing.subject} stalls={stalls} onClose={editing.close} />}
      <DeleteDialog
        what="menu item"
        label="Delete Item"
        name={deleting.subject?.name ?? null}
        onDelete={remove}
        onClose={deleting.close}
      />
    </>
  );
}
