import { Icon } from '@venue/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import type { UpcomingEvent } from '../catalogue/event';

interface TimeAndPlaceProps {
  event: Pick<UpcomingEvent, 'time' | 'location'>;
  /** Renders one fact. */
  as: ComponentType<{ children: ReactNode }>;
}

/** The time and place of an event, one fact each. */
export function TimeAndPlace({ event, as: Fact }: TimeAndPlaceProps) {
  return (
    <>
      <Fact>
        <Icon name="clock" />
        <span>{event.time}</span>
      </Fact>
      <Fact>
        <Icon name="pin" />
        <span>{event.location}</span>
      </Fact>
    </>
  );
}
