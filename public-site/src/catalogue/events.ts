import type { PastEvent, UpcomingEvent } from './event';
import { PAST_EVENTS } from './past-events';
import { UPCOMING_EVENTS } from './upcoming-events';

export type { PastEvent, UpcomingEvent } from './event';

export function findEvent(id: string | undefined): UpcomingEvent | PastEvent | undefined {
  return [...UPCOMING_EVENTS, ...PAST_EVENTS].find((event) => event.id === id);
}
