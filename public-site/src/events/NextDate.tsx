import type { EventSeries } from '@venue/shared/types';
import { useNow } from '@venue/shared/ui';
import * as S from './NextDate.styles';
import { nextEvent } from './eventSeries';

/** The next date of a series in Nairobi: "Friday, 27 November 2026". Rendered after hydration. */
export function NextDate({ series }: { series: EventSeries }) {
  const now = useNow();
  if (!now) return <S.Skeleton aria-hidden="true">Wednesday, 30 September 2026</S.Skeleton>;
  const { date, text } = nextEvent(series, now);
  return <time dateTime={date}>{text}</time>;
}
