import { findEvent } from '../catalogue/events';
import { PAST_EVENTS } from '../catalogue/generated/pastEvents';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import { routes } from '../routes';
import { page } from './event-page/EventScreen';

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
