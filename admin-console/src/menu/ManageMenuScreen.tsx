import { useMemo } from 'react';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';
import { useListView } from '../lists/useListView';
import { RecordScreen } from '../records/RecordScreen';
import { SourceChip } from '../source/SourceChip';
import { MenuItemDialog } from './MenuItemDialog';
import { useMenuItems } from './MenuItemsProvider';
import { menuResource } from './menuResource';
import { menuScreen } from './menuScreen';

export default function ManageMenuScreen() {
  const { items, rows } = useMenuItems();
  const { rows: stalls, source, phase, refreshing } = useLiveList(useVenueData().stalls);
  const resource = useMemo(() => menuResource(stalls), [stalls]);
  const list = useListView(rows, resource);
  const chips = (
    <>
      <SourceChip source="this-device" refreshing={false} />
      {/* Where their names come from; a refused list leaves the samples (requirements 7, Fallback). */}
      <SourceChip of="Stalls" source={phase === 'failed' ? 'sample' : source} refreshing={refreshing} />
    </>
  );
  return (
    <RecordScreen
      list={list}
      actions={{ screen: menuScreen, remove: items.remove, deleteLabel: 'Delete Item' }}
      source={chips}
      dialog={(props) => <MenuItemDialog {...props} stalls={stalls} />}
    />
  );
}
