import type { CalendarEntry } from '@venue/shared/calendar';
import { minutesOf, timeOf } from '@venue/shared/rules';
import { VENUE } from '@venue/shared/venue';
import type { UpcomingEvent } from '../catalogue/events';
import { nextEvent } from './eventSeries';

const MINUTES_A_DAY = 24 * 60;
const PRINTED_TIME = /(\d{1,2}):(\d{2}) ([AP]M)/g;

/** Start and end, HH:mm, from a printed time such as "7:00 PM - 11:00 PM". */
export function eventHours(printed: string): { start: string; end: string } {
  const [start, end] = [...printed.matchAll(PRINTED_TIME)].map(([, hour, minute, half]) =>
    timeOf(((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute)),
  );
  if (start === undefined || end === undefined)
    throw new Error(`An event's time reads "7:00 PM - 11:00 PM", not "${printed}".`);
  return { start, end };
}

/** Duration in minutes of a printed time, also past midnight. */
export function eventMinutes(printed: string): number {
  const { start, end } = eventHours(printed);
  const minutes = (minutesOf(end) ?? 0) - (minutesOf(start) ?? 0);
  return minutes > 0 ? minutes : minutes + MINUTES_A_DAY;
}

export function nextEventEntry(event: UpcomingEvent, now: Date): CalendarEntry {
  const { date, time } = nextEvent(event.series, now);
  return {
    uid: `${event.id}-${date}`,
    title: `${event.title} at ${VENUE.name}`,
    startsAt: { date, time },
    durationMinutes: eventMinutes(event.time),
    location: `${event.location}, ${VENUE.name}, ${VENUE.address.street}, ${VENUE.address.city}`,
    description: event.description,
  };
}
