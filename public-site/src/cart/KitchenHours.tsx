import { formatTime, kitchenText } from '@venue/shared/rules';
import { Icon, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './KitchenHours.styles';

const { label, opens, closes } = VENUE.kitchenHours;
const USUAL_HOURS = `${label}: ${formatTime(opens)} - ${formatTime(closes)}`;

/**
 * Until when the kitchen cooks, or when it opens next. Informational; blocks no order (decisions, Hints about hours). A
 * static page says the usual hours, because it does not know the time.
 */
export function KitchenHours() {
  const now = useNow();
  return (
    <S.Line>
      <Icon name="clock" />
      <span>{now ? kitchenText(now) : USUAL_HOURS}</span>
    </S.Line>
  );
}
