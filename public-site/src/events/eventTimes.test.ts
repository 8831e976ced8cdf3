import { findEvent } from '../catalogue/events';
import { PAST_EVENTS } from '../catalogue/pastEvents';
import { UPCOMING_EVENTS } from '../catalogue/upcomingEvents';
import { eventHours, eventMinutes, nextEventEntry } from './eventTimes';

it.each([
  ['7:00 PM - 11:00 PM', '19:00', '23:00', 240],
  ['12:00 PM - 6:00 PM', '12:00', '18:00', 360],
  ['11:00 AM - 10:30 PM', '11:00', '22:30', 690],
  ['9:00 PM - 12:00 AM', '21:00', '00:00', 180],
  ['10:00 PM - 1:30 AM', '22:00', '01:30', 210],
  ['12:00 AM - 12:00 AM', '00:00', '00:00', 1440],
])('the time of an event %s is from %s to %s, %i minutes', (printed, start, end, minutes) => {
  expect(eventHours(printed)).toEqual({ start, end });
  expect(eventMinutes(printed)).toBe(minutes);
});

it('a time of an event that cannot be read is named in the error', () => {
  expect(() => eventHours('all evening')).toThrow('"all evening"');
});

it('the time of every event can be read', () => {
  for (const { time } of [...UPCOMING_EVENTS, ...PAST_EVENTS]) {
    expect(eventMinutes(time)).toBeGreaterThanOrEqual(60);
    expect(eventMinutes(time)).toBeLessThanOrEqual(12 * 60);
  }
  for (const { time, series } of UPCOMING_EVENTS) expect(eventHours(time).start).toBe(series.start);
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
