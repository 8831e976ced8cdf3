// requirements 2, Manage menu; requirements 4, Menu item availability
import { flagParam, useAddressState } from '@venue/shared/address';
import type { AdminMenuItem } from '@venue/shared/types';
import { ButtonLink } from '@venue/shared/ui';
import { useMemo } from 'react';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';
import { useResourceList } from '../lists/useResourceList';
import { HandOver } from '../records/HandOver';
import { RecordScreen } from '../records/RecordScreen';
import { SourceChip } from '../source/SourceChip';
import * as S from './Menu.styles';
import { MenuItemDialog } from './MenuItemDialog';
import { menuResource } from './menuResource';
import { menuScreen } from './menuScreen';
import { TableCards } from './table-cards/TableCards';
import { TodayPanel } from './today/TodayPanel';

/** The cards for the tables have no address of their own: the table of routes is closed (requirements 2, Route table). */
const TABLE_CARDS = { isOfTables: flagParam('view', 'table-cards') };
const TABLE_CARDS_PATH = `${menuScreen.path}?view=table-cards`;

export default function ManageMenuScreen() {
  const [{ isOfTables }] = useAddressState(TABLE_CARDS);
  return isOfTables ? <TableCards /> : <MenuItems />;
}

const nameOfItem = ({ name }: AdminMenuItem) => name;

function MenuItems() {
  const data = useVenueData();
  const { rows: stalls, source, phase, refreshing } = useLiveList(data.stalls);
  const items = useLiveList(data.menuItems);
  const resource = useMemo(() => menuResource(stalls), [stalls]);
  const list = useResourceList(data.menuItems, resource);
  return (
    <RecordScreen
      list={list}
      actions={{ screen: menuScreen, records: data.menuItems, deleteLabel: 'Delete Item' }}
      source={
        <>
          <ButtonLink tone="quiet" size="small" to={TABLE_CARDS_PATH}>
            Table cards
          </ButtonLink>
          <SourceChip source="this-device" refreshing={false} />
          {/* Where their names come from; a refused list leaves the samples (requirements 7, Fallback). */}
          <S.StallSource>
            <SourceChip of="Stalls" source={phase === 'failed' ? 'sample' : source} refreshing={refreshing} />
          </S.StallSource>
        </>
      }
      handOver={<HandOver of="menu" list={data.menuItems} state={items} nameOf={nameOfItem} />}
      above={<TodayPanel />}
      dialog={(props) => <MenuItemDialog {...props} stalls={stalls} />}
    />
  );
}
