import { calendarFeed } from '@venue/shared/calendar';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { UPCOMING_EVENTS } from '../catalogue/upcomingEvents';
import { exceptionsOf } from './eventSeries';
import { nextEventEntry } from './eventTimes';

/** The calendar of all upcoming events, each as a series without an end (decisions, Calendar of the events). */
export function eventsCalendar(now: Date): string {
  const entries = UPCOMING_EVENTS.map((event) => ({
    ...nextEventEntry(event, now),
    // Without a date, so that a later file changes the same series.
    uid: event.id,
    repeats: { series: event.series, except: exceptionsOf(event.series, now) },
    url: VENUE.siteUrl + paths.event(event.id),
  }));
  return calendarFeed(entries, now);
}
