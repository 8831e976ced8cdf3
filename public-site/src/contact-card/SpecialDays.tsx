import { formatPlainDate, isIsoDate, nairobiDate, specialHoursText } from '@venue/shared/rules';
import { Icon, Stack, Summary, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './Hours.styles';

/** Any year that has a 29 February. */
const SOME_YEAR = '2000';

/** The venue's special days (decisions, Special days). A running page leaves out those that are over. */
export function SpecialDays() {
  const now = useNow();
  const today = now ? nairobiDate(now) : '';
  const rows = VENUE.specialDays.flatMap(({ period, ...day }) =>
    (period ? [period] : day.dates.map((date) => [date]))
      .filter((dates) => dates.some((date) => !isIsoDate(date) || date >= today))
      .map((dates) => ({
        label: `${dates.map(dateText).join(' - ')} (${day.reason})`,
        value: specialHoursText(day),
      })),
  );
  if (rows.length === 0) return null;
  return (
    <Stack $gap="s4">
      <S.Label>
        <Icon name="calendar" />
        <span>Special days</span>
      </S.Label>
      <Summary items={rows} />
    </Stack>
  );
}

const dateText = (date: string) =>
  isIsoDate(date) ? formatPlainDate(date) : formatPlainDate(`${SOME_YEAR}-${date}`).slice(0, -5);
