import { addDays, formatDate, nairobiDate, specialDayOn, specialHoursText } from '@venue/shared/rules';
import { Icon, useNow } from '@venue/shared/ui';
import * as S from './Footer.styles';

/** Days ahead, today included, that the footer announces. */
const DAYS_AHEAD = 14;

/** The special days of the next two weeks, once the page runs and knows what day it is (decisions, Special days). */
export function SpecialDaysSoon() {
  const now = useNow();
  if (!now) return null;
  const dates = Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(nairobiDate(now), days));
  return dates.map((date) => {
    const day = specialDayOn(date);
    return (
      day && (
        <S.SpecialDay key={date}>
          <Icon name="calendar" />
          <span>{`${formatDate(date)}, ${day.reason}: ${specialHoursText(day)}`}</span>
        </S.SpecialDay>
      )
    );
  });
}
