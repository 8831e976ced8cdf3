import { useMemo } from 'react';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';
import { useResourceList } from '../lists/useResourceList';
import { RecordScreen } from '../records/RecordScreen';
import { SourceChip } from '../source/SourceChip';
import { MenuItemDialog } from './MenuItemDialog';
import { menuResource } from './menuResource';
import { menuScreen } from './menuScreen';

export default function ManageMenuScreen() {
  const data = useVenueData();
  const { rows: stalls, source, phase, refreshing } = useLiveList(data.stalls);
  const resource = useMemo(() => menuResource(stalls), [stalls]);
  const list = useResourceList(data.menuItems, resource);
  return (
    <RecordScreen
      list={list}
      actions={{ screen: menuScreen, records: data.menuItems, deleteLabel: 'Delete Item' }}
      source={
        <>
          <SourceChip source="this-device" refreshing={false} />
          {/* Where their names come from; a refused list leaves the samples (requirements 7, Fallback). */}
          <SourceChip of="Stalls" source={phase === 'failed' ? 'sample' : source} refreshing={refreshing} />
        </>
      }
      dialog={(props) => <MenuItemDialog {...props} stalls={stalls} />}
    />
  );
}
