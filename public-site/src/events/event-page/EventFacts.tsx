import { Icon, type IconName } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { PastEvent, UpcomingEvent } from '../../catalogue/events';
import { NextDate } from '../NextDate';
import * as S from './EventScreen.styles';

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <S.Fact>
      <Icon name={icon} />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </S.Fact>
  );
}

/** Date, time and place of an event. */
export function EventFacts({ event }: { event: UpcomingEvent | PastEvent }) {
  return (
    <S.Facts>
      <Fact icon="calendar" label="Date">
        {event.date}
      </Fact>
      {event.type === 'upcoming' && (
        <Fact icon="arrow-right" label="Next">
          <NextDate series={event.series} />
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
