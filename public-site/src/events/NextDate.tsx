import { formatDate, formatTime } from '@venue/shared/rules';
import { useNow } from '@venue/shared/ui';
import type { UpcomingEvent } from '../catalogue/event';
import { eventOnNow, nextEvent } from './eventDates';
import * as S from './NextDate.styles';

interface NextDateProps {
  event: Pick<UpcomingEvent, 'series' | 'time'>;
  /** What stands before the date: "Next: ". */
  before?: string;
}

/** "On now until 11:00 PM", or the next date of an event in Nairobi. Rendered after hydration. */
export function NextDate({ event, before }: NextDateProps) {
  const now = useNow();
  // An only date stands beside it already.
  if (event.series.date) return null;
  if (!now)
    return (
      <>
        <span>{before}</span>
        <S.Skeleton aria-hidden="true">Wednesday, 30 September 2026</S.Skeleton>
      </>
    );
  const current = eventOnNow(event, now);
  if (current) return <time dateTime={current.date}>{`On now until ${formatTime(current.end)}`}</time>;
  const { date, end, isShortened, text } = nextEvent(event, now);
  return (
    <>
      <span>{before}</span>
      {/* Short, so that it has room where the placeholder stood. The form says the reason. */}
      <time dateTime={date}>{isShortened ? `${formatDate(date)}, until ${formatTime(end)}` : text}</time>
    </>
  );
}
