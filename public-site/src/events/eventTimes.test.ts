import { printedHours } from '@venue/shared/rules';
import { findEvent } from '../catalogue/events';
import { PAST_EVENTS } from '../catalogue/generated/pastEvents';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import { eventMinutes } from './eventDates';
import { nextEventEntry } from './eventTimes';

it.each([
  ['7:00 PM - 11:00 PM', 240],
  ['11:00 AM - 10:30 PM', 690],
  ['9:00 PM - 12:00 AM', 180],
  ['10:00 PM - 1:30 AM', 210],
  ['12:00 AM - 12:00 AM', 1440],
])('an event at %s takes %i minutes', (printed, minutes) => {
  expect(eventMinutes(printed)).toBe(minutes);
});

it('the time of every event can be read', () => {
  for (const { time } of [...UPCOMING_EVENTS, ...PAST_EVENTS]) {
    expect(eventMinutes(time)).toBeGreaterThanOrEqual(60);
    expect(eventMinutes(time)).toBeLessThanOrEqual(12 * 60);
  }
  for (const { time, series } of UPCOMING_EVENTS) expect(printedHours(time).start).toBe(series.start);
});

it.each([
  ['2026-11-27T18:59:00+03:00', '2026-11-27'],
  ['2026-11-27T19:00:00+03:00', '2026-12-04'],
  ['2026-11-28T00:30:00+03:00', '2026-12-04'],
])('at %s the next Friday band for the calendar is that of %s', (now, date) => {
  const event = findEvent('friday-live-band');
  if (event?.type !== 'upcoming') throw new Error('The Friday band is upcoming.');
  expect(nextEventEntry(event, new Date(now))).toEqual({
    uid: `friday-live-band-${date}`,
    title: 'Friday Live Band at Bustani Gardens',
    startsAt: { date, time: '19:00' },
    durationMinutes: 240,
    location: 'Garden stage, Bustani Gardens, Eastern Bypass, near Ruai Flyover, Nairobi',
    description: event.description,
  });
});
