import { findEvent } from '../catalogue/events';
import { PAST_EVENTS } from '../catalogue/generated/pastEvents';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import { routes } from '../routes';
import { page } from './event-page/EventScreen';
import { eventsCalendar } from './eventsCalendar';

describe('what search engines are told of an event', () => {
  const told = (id: string) => page({ id }).jsonLd;

  it.each([
    ['friday-live-band', { repeatFrequency: 'P1W', byDay: 'https://schema.org/Friday', startTime: '19:00' }],
    ['nyama-choma-festival', { repeatFrequency: 'P1M', byMonthWeek: 1, endTime: '22:00' }],
  ])(
    'the structured data of %s say since when it takes place and how it repeats, without a date that would soon be over',
    (id, eventSchedule) => {
      expect(told(id)).toMatchObject({
        '@type': 'EventSeries',
        name: findEvent(id)?.title,
        url: `https://bustanigardens.example/events/${id}`,
        eventSchedule: { ...eventSchedule, scheduleTimezone: 'Africa/Nairobi' },
      });
      expect(told(id)).toHaveProperty(
        'startDate',
        expect.stringMatching(/^2026-01-\d\dT\d\d:\d\d:00\+03:00$/),
      );
    },
  );

  it('an event of one date is told with its day alone, on its page and in the calendar', () => {
    const [event] = UPCOMING_EVENTS;
    if (!event) throw new Error('No event is upcoming.');
    const { id } = event;
    jest.replaceProperty(event, 'series', { weekday: 6, start: '19:00', date: '2026-12-12' });
    expect(told(id)).toMatchObject({ '@type': 'Event', startDate: '2026-12-12T19:00:00+03:00' });
    expect(told(id)).not.toHaveProperty('eventSchedule');
    const entry = eventsCalendar(new Date())
      .split('BEGIN:VEVENT')
      .find((text) => text.includes(`UID:${id}@`));
    expect(entry).toContain('DTSTART;TZID=Africa/Nairobi:20261212T190000');
    expect(entry).not.toContain('RRULE');
    jest.restoreAllMocks();
  });

  it('the structured data of a past event give its day, in Nairobi time', () => {
    expect(told('madaraka-day-choma')).toMatchObject({
      startDate: '2025-06-01T11:00:00+03:00',
      endDate: '2025-06-01T22:00:00+03:00',
    });
    expect(told('madaraka-day-choma')).not.toHaveProperty('eventSchedule');
  });
});

it('the page of an unknown event says so in its title and keeps search engines out', () => {
  expect(page({ id: 'new-year-2099' })).toEqual({ title: 'Event Not Found', noindex: true });
});

it('every event is a static page, and so are the photos of the past ones', () => {
  const pages = routes
    .flatMap((route) => route.handle.addresses)
    .filter((path) => path.startsWith('/events/'));
  expect(new Set(pages)).toEqual(
    new Set([
      ...[...UPCOMING_EVENTS, ...PAST_EVENTS].map(({ id }) => `/events/${id}`),
      ...PAST_EVENTS.map(({ id }) => `/events/${id}/photos`),
    ]),
  );
});
