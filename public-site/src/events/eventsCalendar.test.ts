import { addDays } from '@venue/shared/rules';
import ICAL from 'ical.js';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import { firstEvent } from './eventDates';
import { eventsCalendar } from './eventsCalendar';

const NOW = new Date('2026-12-01T00:00:00Z');
const file = eventsCalendar(NOW);
const events = new ICAL.Component(ICAL.parse(file))
  .getAllSubcomponents('vevent')
  .map((component) => new ICAL.Event(component));

const seriesOf = (id: string) => {
  const found = events.find(({ uid }) => uid === `${id}@bustanigardens.example`);
  if (!found) throw new Error(`The calendar has no series ${id}.`);
  return found;
};

it('the calendar of the events has every upcoming event as one series, with its page', () => {
  const series = events.filter((event) => event.isRecurring());
  expect(series).toHaveLength(UPCOMING_EVENTS.length);
  for (const { id } of UPCOMING_EVENTS)
    expect(seriesOf(id).component.getFirstPropertyValue('url')).toBe(
      `https://bustanigardens.example/events/${id}`,
    );
});

it.each(UPCOMING_EVENTS.map((event) => [event.id, event] as const))(
  'a calendar program finds the dates of %s that the site names from 2026 on, without the closed ones',
  (id, upcoming) => {
    const dates = seriesOf(id).iterator();
    // The file names the closed dates until the end of next year.
    for (let next = firstEvent(upcoming, '2026-01-01'); next.date < '2028';) {
      if (!next.isShortened) expect(dates.next().toString()).toBe(`${next.date}T${next.time}:00`);
      next = firstEvent(upcoming, addDays(next.date, 1));
    }
  },
);

it('a later calendar of the events still has the evenings of the past', () => {
  const later = eventsCalendar(new Date('2029-06-01T00:00:00Z'));
  expect(later).toContain('DTSTART;TZID=Africa/Nairobi:20260102T190000\r\n');
  for (const year of [2026, 2030]) expect(later).toContain(`:${year}1225T`);
});

it('an evening that ends earlier on a special day is an entry of its own in the calendar of the events', () => {
  const short = events.find(({ uid }) => uid === 'friday-live-band-2027-01-01@bustanigardens.example');
  expect(short?.endDate.toString()).toBe('2027-01-01T22:00:00');
  expect(file).toContain('EXDATE;TZID=Africa/Nairobi:20270101T190000\r\n');
});

it('the calendar of the events is in Nairobi time, in lines of at most 75 bytes', () => {
  for (const { component } of events)
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Africa/Nairobi');
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).toContain('EXDATE;TZID=Africa/Nairobi:20261225T190000\r\n');
});
