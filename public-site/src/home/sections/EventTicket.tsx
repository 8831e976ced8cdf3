import { paths } from '@venue/shared/paths';
import { formatDate, formatTime } from '@venue/shared/rules';
import { CardLink, Picture, useNow, Text } from '@venue/shared/ui';
import type { UpcomingEvent } from '../../catalogue/event';
import { TimeAndPlace } from '../../events/TimeAndPlace';
import * as S from './EventTicket.styles';
import { eventOnNow, nextEvent } from '../../events/eventDates';

/** An upcoming event in the shape of a ticket. The next date appears after hydration. */
export function EventTicket({ event }: { event: UpcomingEvent }) {
  const now = useNow();
  const current = now && eventOnNow(event, now);
  const next = current ?? (now && nextEvent(event, now));
  const when = current ? `On now until ${formatTime(current.end)}` : `Next: ${formatDate(next?.date ?? '')}`;
  return (
    <S.Ticket as="li">
      <S.View>
        <Picture {...event.picture} alt="" ratio={16 / 9} sizes="(min-width: 64em) 24rem, 100vw" />
      </S.View>
      <S.Stub>
        <Text $step="h3" $ink="accentInk">
          {event.date}
        </Text>
        <S.Next>{next ? <time dateTime={next.date}>{when}</time> : ' '}</S.Next>
      </S.Stub>
      <S.Text>
        <S.Name>
          <CardLink to={paths.event(event.id)}>{event.title}</CardLink>
        </S.Name>
        <TimeAndPlace event={event} as={S.Fact} />
      </S.Text>
    </S.Ticket>
  );
}
