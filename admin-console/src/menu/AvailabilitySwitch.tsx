import { isolated } from '@venue/shared/text';
import type { AdminMenuItem } from '@venue/shared/types';
import { useVenueData } from '../data/VenueData';
import * as S from './Menu.styles';

/** Availability is on or off (requirements 4, Menu item availability). */
export function AvailabilitySwitch({ item }: { item: AdminMenuItem }) {
  const { menuItems } = useVenueData();
  return (
    <S.SwitchArea>
      <S.Switch
        type="checkbox"
        role="switch"
        aria-label={`${isolated(item.name)} is available`}
        checked={item.isAvailable}
        onChange={(event) => void menuItems.update(item, { isAvailable: event.target.checked })}
      />
    </S.SwitchArea>
  );
}
