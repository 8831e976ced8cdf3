import type { AdminMenuItem } from '@venue/shared/types';
import { useMenuItems } from './MenuItemsProvider';
import * as S from './Menu.styles';

/** Availability is on or off (requirements 4, Menu item availability). */
export function AvailabilitySwitch({ item }: { item: AdminMenuItem }) {
  const { items } = useMenuItems();
  return (
    <S.SwitchArea>
      <S.Switch
        type="checkbox"
        role="switch"
        aria-label={`${item.name} is available`}
        checked={item.isAvailable}
        onChange={(event) => void items.update(item, { isAvailable: event.target.checked })}
      />
    </S.SwitchArea>
  );
}
