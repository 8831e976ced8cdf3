import fc from 'fast-check';
import { weekdayOf } from '@venue/shared/rules';
import type { EventSeries, SpecialDay } from '@venue/shared/types';
import { byNextDate, eventOnNow, isOver, nextEvent, nextEvents, specialDatesOf } from './eventDates';
import { seriesRhythm } from './eventSeries';

const event = (time: string, series: EventSeries) => ({ time, series });
const fridayJazz = event('7:00 PM - 11:00 PM', { weekday: 5, start: '19:00' });
const firstSaturday = event('2:00 PM - 6:00 PM', { weekday: 6, start: '14:00', weekOfMonth: 1 });
const lastSunday = event('12:00 PM - 6:00 PM', { weekday: 0, start: '12:00', weekOfMonth: -1 });
const fourthSunday = event('12:00 PM - 6:00 PM', { weekday: 0, start: '12:00', weekOfMonth: 4 });
const lateParty = event('10:00 PM - 1:30 AM', { weekday: 5, start: '22:00' });
const concert = event('8:00 PM - 1:00 AM', { weekday: 6, start: '20:00', date: '2026-12-12' });
const at = (moment: string) => new Date(`${moment}:00+03:00`);

it.each([
  ['the Saturday before', fridayJazz, '2026-11-21T12:00', '2026-11-27'],
  ['the day itself, before the start', fridayJazz, '2026-11-27T18:59', '2026-11-27'],
  ['the start itself', fridayJazz, '2026-11-27T19:00', '2026-12-04'],
  ['00:30 on the day', fridayJazz, '2026-11-27T00:30', '2026-11-27'],
  ['23:30 the night before', fridayJazz, '2026-11-26T23:30', '2026-11-27'],
  ['the end of a year', fridayJazz, '2026-12-31T12:00', '2027-01-01'],
  ['a month whose first Saturday has gone by', firstSaturday, '2026-11-21T12:00', '2026-12-05'],
  ['the first Saturday', firstSaturday, '2026-12-05T13:59', '2026-12-05'],
  ['the first Saturday after its start', firstSaturday, '2026-12-05T14:00', '2027-01-02'],
  ['a month with five Sundays, its last', lastSunday, '2026-11-23T12:00', '2026-11-29'],
  ['a month with five Sundays, its fourth', fourthSunday, '2026-11-23T12:00', '2026-12-27'],
  ['February, its last Sunday', lastSunday, '2027-02-01T12:00', '2027-02-28'],
  ['long before', concert, '2026-11-21T12:00', '2026-12-12'],
  ['a year after', concert, '2027-12-01T12:00', '2026-12-12'],
])('the next date of an event series is right when seen from %s', (_moment, series, now, date) => {
  expect(nextEvent(series, new Date(`${now}:00+03:00`)).date).toBe(date);
});

it('the next date of an event series is also given in words', () => {
  expect(nextEvent(fridayJazz, new Date('2026-11-21T12:00:00+03:00'))).toEqual({
    date: '2026-11-27',
    time: '19:00',
    end: '23:00',
    minutes: 240,
    isShortened: false,
    text: 'Friday, 27 November 2026',
  });
});

it.each([
  [fridayJazz, 'Every Friday, 7:00 PM'],
  [firstSaturday, 'First Saturday of the month, 2:00 PM'],
  [lastSunday, 'Last Sunday of the month, 12:00 PM'],
])('the event series %j is described as "%s"', ({ series }, rhythm) => {
  expect(seriesRhythm(series)).toBe(rhythm);
});

it('the next date of an event series is always ahead, on its weekday, and within seven days for a weekly series', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const weekday = fc.constantFrom<EventSeries['weekday']>(0, 1, 2, 3, 4, 5, 6);
  const weekOfMonth = fc.constantFrom<EventSeries['weekOfMonth']>(undefined, 1, 2, 3, 4, -1);
  fc.assert(
    fc.property(moment, weekday, weekOfMonth, (now, day, week) => {
      const next = nextEvent(
        event('7:00 PM - 11:00 PM', { weekday: day, start: '19:00', weekOfMonth: week }),
        now,
        [],
      );
      const ahead = Date.parse(`${next.date}T${next.time}:00+03:00`) - now.getTime();
      expect(weekdayOf(next.date)).toBe(day);
      expect(ahead).toBeGreaterThan(0);
      if (week === undefined) expect(ahead).toBeLessThanOrEqual(7 * 24 * 60 * 60 * 1000);
    }),
  );
});

it('a series leaves out a date on which the venue is closed, or not yet open', () => {
  const closed = (hours: SpecialDay['hours']) => [{ dates: ['2026-12-25'], hours, reason: 'Christmas Day' }];
  const now = new Date('2026-12-20T12:00:00+03:00');
  expect(nextEvent(fridayJazz, now, closed('closed')).date).toBe('2027-01-01');
  expect(nextEvent(fridayJazz, now, closed({ opens: '11:00', closes: '19:00' })).date).toBe('2027-01-01');
  expect(nextEvent(fridayJazz, now, closed({ opens: '19:00', closes: '01:00' })).date).toBe('2026-12-25');
  const days = closed('closed');
  expect(specialDatesOf(fridayJazz, now, { days })).toEqual({ closed: ['2026-12-25'], shortened: [] });
  expect(specialDatesOf(firstSaturday, now, { days }).closed).toEqual([]);
});

it('an event ends with the venue on a day with shorter hours, and says why', () => {
  expect(nextEvent(fridayJazz, at('2026-12-31T12:00'))).toMatchObject({
    date: '2027-01-01',
    end: '22:00',
    minutes: 180,
    text: "Friday, 1 January 2027, until 10:00 PM (New Year's Day)",
  });
  const { shortened } = specialDatesOf(fridayJazz, at('2026-12-31T12:00'));
  expect(shortened.map(({ date }) => date)).toEqual(['2027-01-01']);
});

it.each([
  ['before its first minute', fridayJazz, '2026-11-27T18:59', null],
  ['in its first minute', fridayJazz, '2026-11-27T19:00', '2026-11-27'],
  ['in its last minute', fridayJazz, '2026-11-27T22:59', '2026-11-27'],
  ['at its end', fridayJazz, '2026-11-27T23:00', null],
  ['on another day', fridayJazz, '2026-11-26T20:00', null],
  ['past midnight', lateParty, '2026-11-28T01:29', '2026-11-27'],
  ['past its end after midnight', lateParty, '2026-11-28T01:30', null],
  ['on a day when the venue closes earlier', fridayJazz, '2027-01-01T21:59', '2027-01-01'],
  ['after the venue has closed', fridayJazz, '2027-01-01T22:00', null],
  ['on a closed day', fridayJazz, '2026-12-25T20:00', null],
])('%s, the date of an event that is on now is right', (_when, repeating, now, date) => {
  expect(eventOnNow(repeating, at(now))?.date ?? null).toBe(date);
});

it('the next four dates of an event leave out closed days', () => {
  expect(nextEvents(fridayJazz, at('2026-12-11T19:00'), 4).map(({ date }) => date)).toEqual([
    '2026-12-18',
    '2027-01-01',
    '2027-01-08',
    '2027-01-15',
  ]);
});

it('events are in the order of their next dates, and one that is on now comes first', () => {
  const all = [fridayJazz, lastSunday, firstSaturday];
  expect(byNextDate(all, at('2026-11-28T12:00'))).toEqual([lastSunday, fridayJazz, firstSaturday]);
  expect(byNextDate(all, at('2026-12-04T20:00'))).toEqual([fridayJazz, firstSaturday, lastSunday]);
});

it.each([
  ['2026-12-12T19:59', [concert, fridayJazz], 1],
  ['2026-12-13T00:59', [concert, fridayJazz], 0],
  ['2026-12-13T01:00', [fridayJazz], 0],
])(
  'an event of one date is listed until its end, and offered until it begins: at %s',
  (moment, listed, offered) => {
    const now = at(moment);
    expect(byNextDate([fridayJazz, concert], now)).toEqual(listed);
    expect(isOver(concert, now)).toBe(!listed.includes(concert));
    expect(nextEvents(concert, now, 4)).toHaveLength(offered);
  },
);
