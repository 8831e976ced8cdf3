import { countText } from '@venue/shared/text';
import { Button, isRepeatClick } from '@venue/shared/ui';
import * as S from '../BulkBar.styles';

interface TellBarProps {
  count: number;
  onTell: () => void;
  onDismiss: () => void;
}

/**
 * After a step for several bookings: offers to tell their guests. It comes where the bar of that step was, takes no focus,
 * and the second click of that step does not press it.
 */
export function TellBar({ count, onTell, onDismiss }: TellBarProps) {
  return (
    <S.Floating role="region" aria-label="Guests to tell">
      <S.Bar>
        <S.Count role="status">{`${countText(count, 'guest')} to tell`}</S.Count>
        <Button size="small" onClick={(event) => !isRepeatClick(event) && onTell()}>
          Tell the Guests
        </Button>
        <Button tone="quiet" size="small" onClick={(event) => !isRepeatClick(event) && onDismiss()}>
          Not Now
        </Button>
      </S.Bar>
    </S.Floating>
  );
}
