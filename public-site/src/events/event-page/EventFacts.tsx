import type { PastEvent, UpcomingEvent } from '../../catalogue/events';
import { NextDate } from '../NextDate';
import { Fact } from '../../page/Fact';
import * as S from './EventScreen.styles';

export function EventFacts({ event }: { event: UpcomingEvent | PastEvent }) {
  return (
    <S.Facts>
      <Fact icon="calendar" label="Date">
        {event.date}
      </Fact>
      {event.type === 'upcoming' && !event.series.date && (
        <Fact icon="arrow-right" label="Next">
          <NextDate event={event} />
        </Fact>
      )}
      <Fact icon="clock" label="Time">
        {event.time}
      </Fact>
      <Fact icon="pin" label="Location">
        {event.location}
      </Fact>
    </S.Facts>
  );
}
