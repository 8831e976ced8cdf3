import fc from 'fast-check';
import ICAL from 'ical.js';
import { LINE_ENDS } from '../text/typedSigns';
import { calendarFeed, calendarFile, type CalendarEntry } from './calendarFile';

const JAZZ: CalendarEntry = {
  uid: 'thursday-jazz-night-2026-11-26',
  title: 'Thursday Jazz Night',
  startsAt: { date: '2026-11-26', time: '18:30' },
  durationMinutes: 180,
  location: 'Garden bar terrace, Bustani Gardens',
  description: 'Two live sets.',
};
const MADE_AT = new Date('2026-11-21T09:30:15.250Z');

function read(entry: Partial<CalendarEntry> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...JAZZ, ...entry }, MADE_AT)));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  const [zone] = calendar.getAllSubcomponents('vtimezone');
  if (!event || !zone || others.length > 0) throw new Error('One event and its time zone were expected.');
  return { calendar, component: event, event: new ICAL.Event(event), zone };
}

it('a calendar file says what, when and where to a calendar program', () => {
  const { event, component } = read();
  expect(event.summary).toBe('Thursday Jazz Night');
  expect(event.location).toBe('Garden bar terrace, Bustani Gardens');
  expect(event.description).toBe('Two live sets.');
  expect(event.uid).toBe('thursday-jazz-night-2026-11-26@bustanigardens.example');
  expect(event.startDate.toString()).toBe('2026-11-26T18:30:00');
  expect(event.endDate.toString()).toBe('2026-11-26T21:30:00');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
});

it('a calendar file carries the zone Africa/Nairobi, three hours ahead of UTC all year', () => {
  const { component, event, zone } = read();
  for (const name of ['dtstart', 'dtend'])
    expect(component.getFirstProperty(name)?.getParameter('tzid')).toBe('Africa/Nairobi');
  expect(zone.getFirstPropertyValue('tzid')).toBe('Africa/Nairobi');
  const nairobi = new ICAL.Timezone(zone);
  expect(nairobi.utcOffset(event.startDate)).toBe(3 * 60 * 60);
  expect(nairobi.utcOffset(ICAL.Time.fromData({ year: 2026, month: 7, day: 1, hour: 12 }))).toBe(3 * 60 * 60);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-26T15:30:00.000Z');
});

it('a calendar file is stamped with the moment it was made, in UTC', () => {
  expect(String(read().component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T09:30:15Z');
});

it.each([
  ['17:00', 120, '2026-12-31T19:00:00'],
  ['22:00', 119, '2026-12-31T23:59:00'],
  ['22:00', 120, '2027-01-01T00:00:00'],
  ['23:30', 120, '2027-01-01T01:30:00'],
])('a calendar file from %s for %i minutes ends %s', (time, durationMinutes, ends) => {
  const { event } = read({ startsAt: { date: '2026-12-31', time }, durationMinutes });
  expect(event.endDate.toString()).toBe(ends);
});

it.each([
  ['2026-11-26', '2026-11-27'],
  ['2026-12-31', '2027-01-01'],
])('a calendar file without a time takes the whole day %s', (date, next) => {
  const { event } = read({ startsAt: { date } });
  expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, date]);
  expect([event.endDate.isDate, event.endDate.toString()]).toEqual([true, next]);
});

it('a calendar file says that the venue has yet to confirm a request', () => {
  expect(read({ tentative: true }).component.getFirstPropertyValue('status')).toBe('TENTATIVE');
});

it.each(['20261-11-26', '2026-02-30', 'Every Friday', ''])(
  'a calendar file refuses the invalid date "%s" and names it',
  (date) => {
    const startsAt = { date, time: '19:00' };
    expect(() => calendarFile({ ...JAZZ, startsAt }, MADE_AT)).toThrow(`not "${date}"`);
  },
);

it('a calendar file refuses an invalid time and names it', () => {
  const startsAt = { date: '2026-11-26', time: '7 PM' };
  expect(() => calendarFile({ ...JAZZ, startsAt }, MADE_AT)).toThrow('not "7 PM"');
});

it('a calendar file ends every line with CRLF and keeps it within 75 bytes, without cutting a character', () => {
  const text = calendarFile({ ...JAZZ, description: 'Karibu 🌿 sana, café. '.repeat(20) }, MADE_AT);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
  }
});

it('a calendar file brings any text a visitor can type to the calendar, with its line ends', () => {
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\n', ',', ';', '\\', '"', ':'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 200,
  });
  fc.assert(
    fc.property(typed, typed, (title, description) => {
      const { event } = read({ title, description });
      expect(event.summary).toBe(title.replaceAll(LINE_ENDS, '\n'));
      expect(event.description).toBe(description.replaceAll(LINE_ENDS, '\n'));
    }),
  );
});

it('no text can add lines of its own to a calendar file', () => {
  const { calendar, event } = read({ title: 'Tea\r\nEND:VEVENT\rBEGIN:VEVENT\u0000' });
  expect(event.summary).toBe('Tea\nEND:VEVENT\nBEGIN:VEVENT');
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
});

it.each([
  [{ weekday: 5, start: '18:30' }, 'FREQ=WEEKLY;BYDAY=FR'],
  [{ weekday: 6, start: '18:30', weekOfMonth: 3 }, 'FREQ=MONTHLY;BYDAY=3SA'],
  [{ weekday: 0, start: '18:30', weekOfMonth: -1 }, 'FREQ=MONTHLY;BYDAY=-1SU'],
] as const)('the series %j is the rule %s, without the dates that are left out', (series, rule) => {
  const { component } = read({ repeats: { series, except: ['2026-12-25'] }, url: 'https://example.com/a' });
  expect(String(component.getFirstPropertyValue('rrule'))).toBe(rule);
  expect(String(component.getFirstPropertyValue('exdate'))).toBe('2026-12-25T18:30:00');
  expect(component.getFirstPropertyValue('url')).toBe('https://example.com/a');
});

it('many entries are one file, which programs look at again each day', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFeed([JAZZ, { ...JAZZ, uid: 'another' }], MADE_AT)));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(2);
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
});
