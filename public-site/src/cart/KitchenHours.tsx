import { kitchenText, usualHoursText } from '@venue/shared/rules';
import { Icon, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useToday } from '../today/today';
import * as S from './KitchenHours.styles';

const USUAL_HOURS = `${VENUE.kitchenHours.label}: ${usualHoursText(VENUE.kitchenHours, '')}`;

/**
 * Until when the kitchen cooks, or when it opens next, unless the venue says something else today. Informational; blocks no order (decisions, Hints about hours). A
 * static page says the usual hours, because it does not know the time.
 */
export function KitchenHours() {
  const now = useNow();
  const { line } = useToday();
  return (
    <S.Line>
      <Icon name="clock" />
      <span>{line || (now ? kitchenText(now) : USUAL_HOURS)}</span>
    </S.Line>
  );
}
