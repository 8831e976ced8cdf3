import type { ReservationStatus } from '@venue/shared/types';
import { Button } from '@venue/shared/ui';
import * as S from './BulkBar.styles';

interface BulkBarProps {
  count: number;
  busy: boolean;
  onSet: (status: ReservationStatus) => void;
  onClear: () => void;
}

/** The steps for all selected reservations. */
export function BulkBar({ count, busy, onSet, onClear }: BulkBarProps) {
  return (
    <S.Floating role="region" aria-label="Selected reservations">
      <S.Bar>
        <S.Count role="status">{`${count} selected`}</S.Count>
        <Button size="small" busy={busy} onClick={() => onSet('confirmed')}>
          Confirm Selected
        </Button>
        <Button tone="quiet" size="small" busy={busy} onClick={() => onSet('cancelled')}>
          Cancel Selected
        </Button>
        <Button tone="quiet" size="small" onClick={onClear}>
          Clear Selection
        </Button>
      </S.Bar>
    </S.Floating>
  );
}
