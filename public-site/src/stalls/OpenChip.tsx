import { openState } from '@venue/shared/rules';
import type { OpeningHours } from '@venue/shared/types';
import { StatusBadge, useNow } from '@venue/shared/ui';
import * as S from './OpenChip.styles';

/** "Open now · closes 9 PM" or "Opens 7 AM", by Nairobi time. Rendered after hydration. */
export function OpenChip({ hours }: { hours: OpeningHours }) {
  const now = useNow();
  if (!now)
    return (
      <S.Skeleton aria-hidden="true">
        <StatusBadge tone="grey">Open</StatusBadge>
      </S.Skeleton>
    );
  const { open, label } = openState(hours, now);
  return <StatusBadge tone={open ? 'green' : 'grey'}>{label}</StatusBadge>;
}
