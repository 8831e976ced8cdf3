import { calendarFeed } from '@venue/shared/calendar';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { SERIES_SINCE, type UpcomingEvent } from '../catalogue/event';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import { eventMinutes, firstEvent, specialDatesOf } from './eventDates';
import { eventEntry } from './eventTimes';

/**
 * An event as a series without an end, or as its only date. Its first date is fixed, so that no later file takes past evenings away. A date
 * on which it ends earlier than usual is an entry of its own.
 */
function entriesOf(event: UpcomingEvent, now: Date) {
  const { closed, shortened } = specialDatesOf(event, now, { from: SERIES_SINCE });
  const url = VENUE.siteUrl + paths.event(event.id);
  const series = {
    ...eventEntry(event, firstEvent(event, SERIES_SINCE, [])),
    // Without a date, so that a later file changes the same series.
    uid: event.id,
    durationMinutes: eventMinutes(event.time),
    ...(!event.series.date && {
      repeats: { series: event.series, except: [...closed, ...shortened.map(({ date }) => date)].sort() },
    }),
  };
  if (event.series.date) return [{ ...series, url }];
  return [series, ...shortened.map((date) => eventEntry(event, date))].map((entry) => ({ ...entry, url }));
}

/** The calendar of all upcoming events (decisions, Calendar of the events). */
export const eventsCalendar = (now: Date): string =>
  calendarFeed(
    UPCOMING_EVENTS.flatMap((event) => entriesOf(event, now)),
    now,
  );
