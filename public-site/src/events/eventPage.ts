import { venueNow } from '@venue/shared/browser';
import type { PageMeta, PathParams } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { addDays, NAIROBI_TIME_ZONE, printedHours } from '@venue/shared/rules';
import { VENUE } from '@venue/shared/venue';
import { SERIES_SINCE } from '../catalogue/event';
import { findEvent, type PastEvent, type UpcomingEvent } from '../catalogue/events';
import { imageAt } from '../page/imageAt';
import { actionAt, offerAt, POSTAL_ADDRESS } from '../page/structuredData';
import { EVENTS_TITLE } from '../screenTitles';
import { firstEvent, nextEvent, specialDatesOf } from './eventDates';

const EVENTS = { title: EVENTS_TITLE, path: paths.events() };
const NOT_FOUND: PageMeta = { title: 'Event Not Found', noindex: true };
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** Nairobi's UTC offset, the same all year. */
const OFFSET = '+03:00';

/** A day, YYYY-MM-DD, from a time HH:mm to another. One that ends at midnight or later ends on the next day. */
function startAndEnd(day: string, start: string, end: string) {
  const lastDay = end > start ? day : addDays(day, 1);
  return { startDate: `${day}T${start}:00${OFFSET}`, endDate: `${lastDay}T${end}:00${OFFSET}` };
}

/**
 * When an event takes place. Of a series it says since when and how it repeats, because the next date would soon be over
 * on a static page.
 */
function whenOf(event: UpcomingEvent | PastEvent) {
  const { start, end } = printedHours(event.time);
  if (event.type === 'past') return startAndEnd(event.day, start, end);
  const { weekday, weekOfMonth, date } = event.series;
  if (date) return startAndEnd(date, start, end);
  const { closed } = specialDatesOf(event, venueNow());
  return {
    '@type': 'EventSeries',
    startDate: startAndEnd(firstEvent(event, SERIES_SINCE).date, start, end).startDate,
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: weekOfMonth ? 'P1M' : 'P1W',
      byDay: `https://schema.org/${DAYS[weekday]}`,
      ...(weekOfMonth && { byMonthWeek: weekOfMonth }),
      startTime: start,
      endTime: end,
      scheduleTimezone: NAIROBI_TIME_ZONE,
      ...(closed.length > 0 && { exceptDate: closed }),
    },
  };
}

const urlOf = (event: UpcomingEvent | PastEvent) => VENUE.siteUrl + paths.event(event.id);

/** An event in the words of schema.org, without its time. */
const describeEvent = (event: UpcomingEvent | PastEvent) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.description,
  image: imageAt(event.image),
  url: urlOf(event),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: `${event.location}, ${VENUE.name}`,
    address: POSTAL_ADDRESS,
  },
  organizer: { '@type': 'Organization', name: VENUE.name, url: VENUE.siteUrl },
});

/**
 * How places at an upcoming event are reserved. The offer has no price, because public events have none (decisions, Event
 * reservations of a customer).
 */
const reservationOf = ({ id }: UpcomingEvent) => ({
  offers: offerAt(paths.event(id)),
  potentialAction: {
    ...actionAt('ReserveAction', paths.event(id)),
    result: { '@type': 'EventReservation', name: 'Reserve Your Spot' },
  },
});

/**
 * The next evening of a series for search engines, which show only events with a date. Its places are offered until it
 * begins.
 */
export function nextEventData(event: UpcomingEvent, now: Date) {
  const { date, time, end } = nextEvent(event, now);
  const hours = startAndEnd(date, time, end);
  const { offers, potentialAction } = reservationOf(event);
  return {
    ...describeEvent(event),
    ...hours,
    offers: { ...offers, validThrough: hours.startDate },
    potentialAction,
    superEvent: { '@id': urlOf(event) },
  };
}

/** Metadata of an event's page, with structured data for search engines. */
export function eventPage({ id }: PathParams): PageMeta {
  const event = findEvent(id);
  if (!event) return NOT_FOUND;
  return {
    title: event.title,
    description: event.description,
    image: imageAt(event.image),
    parents: [EVENTS],
    jsonLd: {
      ...describeEvent(event),
      '@id': urlOf(event),
      ...whenOf(event),
      ...(event.type === 'upcoming' && reservationOf(event)),
    },
  };
}

/** Metadata of a past event's photos. Without photos the page is not found (decisions, Past events). */
export function eventPhotosPage({ id }: PathParams): PageMeta {
  const event = findEvent(id);
  if (event?.type !== 'past') return NOT_FOUND;
  return {
    title: `${event.title}: photos`,
    description: `${event.photos} photos of ${event.title} at ${VENUE.name}, ${event.date}.`,
    image: imageAt(event.image),
    parents: [EVENTS, { title: event.title, path: paths.event(event.id) }],
  };
}
