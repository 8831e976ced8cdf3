import ICAL from 'ical.js';
import { UPCOMING_EVENTS } from '../catalogue/upcomingEvents';
import { nextEvent } from './eventSeries';
import { eventsCalendar } from './eventsCalendar';

const NOW = new Date('2026-12-01T00:00:00Z');
const file = eventsCalendar(NOW);
const events = new ICAL.Component(ICAL.parse(file))
  .getAllSubcomponents('vevent')
  .map((component) => new ICAL.Event(component));

it('the calendar of the events has every upcoming event once, with its page', () => {
  expect(events.map(({ uid }) => uid)).toEqual(
    UPCOMING_EVENTS.map(({ id }) => `${id}@bustanigardens.example`),
  );
  for (const [at, { id }] of UPCOMING_EVENTS.entries())
    expect(events[at]?.component.getFirstPropertyValue('url')).toBe(
      `https://bustanigardens.example/events/${id}`,
    );
});

it.each(UPCOMING_EVENTS.map(({ id }, at) => [id, at] as const))(
  'a calendar program finds the dates of %s that the site names, without the closed ones',
  (_id, at) => {
    const [event, upcoming] = [events[at], UPCOMING_EVENTS[at]];
    if (!event || !upcoming) throw new Error('The event is missing.');
    const dates = event.iterator();
    // The file names the closed dates of this year and the next.
    for (let next = nextEvent(upcoming.series, NOW); next.date < '2028';) {
      const start = `${next.date}T${next.time}:00`;
      expect(dates.next().toString()).toBe(start);
      next = nextEvent(upcoming.series, new Date(`${start}+03:00`));
    }
    expect(event.isRecurring()).toBe(true);
  },
);

it('the calendar of the events is in Nairobi time, in lines of at most 75 bytes', () => {
  for (const { component } of events)
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Africa/Nairobi');
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).toContain('EXDATE;TZID=Africa/Nairobi:20261225T190000\r\n');
});
