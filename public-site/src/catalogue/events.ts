import type { PastEvent, UpcomingEvent } from './event';
import { PAST_EVENTS } from './generated/pastEvents';
import { UPCOMING_EVENTS } from './generated/upcomingEvents';

export type { PastEvent, UpcomingEvent } from './event';

export function findEvent(id: string | undefined): UpcomingEvent | PastEvent | undefined {
  return [...UPCOMING_EVENTS, ...PAST_EVENTS].find((event) => event.id === id);
}
