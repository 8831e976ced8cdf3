import type { CalendarEntry } from '@venue/shared/calendar';
import { VENUE } from '@venue/shared/venue';
import type { UpcomingEvent } from '../catalogue/events';
import { nextEvent, nextEvents, type EventDate } from './eventDates';

/** An event on one of its dates, as an entry of a calendar. */
export function eventEntry(event: UpcomingEvent, { date, time, minutes }: EventDate): CalendarEntry {
  return {
    uid: `${event.id}-${date}`,
    title: `${event.title} at ${VENUE.name}`,
    startsAt: { date, time },
    durationMinutes: minutes,
    location: `${event.location}, ${VENUE.name}, ${VENUE.address.street}, ${VENUE.address.city}`,
    description: event.description,
  };
}

/** How many dates of an event can be reserved. */
export const DATES_OFFERED = 4;

/** The date that was chosen, YYYY-MM-DD, of those that an event offers; the next one where that has begun meanwhile. */
export const chosenEventEntry = (event: UpcomingEvent, chosen: string, now: Date): CalendarEntry =>
  eventEntry(
    event,
    nextEvents(event, now, DATES_OFFERED).find(({ date }) => date === chosen) ?? nextEvent(event, now),
  );

export const nextEventEntry = (event: UpcomingEvent, now: Date): CalendarEntry =>
  eventEntry(event, nextEvent(event, now));
