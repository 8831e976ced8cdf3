import fc from 'fast-check';
import { weekdayOf } from '@venue/shared/rules';
import type { EventSeries, SpecialDay } from '@venue/shared/types';
import { exceptionsOf, nextEvent, seriesRhythm } from './eventSeries';

const fridayJazz: EventSeries = { weekday: 5, start: '19:00' };
const firstSaturday: EventSeries = { weekday: 6, start: '14:00', weekOfMonth: 1 };
const lastSunday: EventSeries = { weekday: 0, start: '12:00', weekOfMonth: -1 };
const fourthSunday: EventSeries = { weekday: 0, start: '12:00', weekOfMonth: 4 };

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
])('the next date of an event series is right when seen from %s', (_moment, series, now, date) => {
  expect(nextEvent(series, new Date(`${now}:00+03:00`)).date).toBe(date);
});

it('the next date of an event series is also given in words', () => {
  expect(nextEvent(fridayJazz, new Date('2026-11-21T12:00:00+03:00'))).toEqual({
    date: '2026-11-27',
    time: '19:00',
    text: 'Friday, 27 November 2026',
  });
});

it.each([
  [fridayJazz, 'Every Friday, 7:00 PM'],
  [firstSaturday, 'First Saturday of the month, 2:00 PM'],
  [lastSunday, 'Last Sunday of the month, 12:00 PM'],
])('the event series %j is described as "%s"', (series, rhythm) => {
  expect(seriesRhythm(series)).toBe(rhythm);
});

it('the next date of an event series is always ahead, on its weekday, and within seven days for a weekly series', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const weekday = fc.constantFrom<EventSeries['weekday']>(0, 1, 2, 3, 4, 5, 6);
  const weekOfMonth = fc.constantFrom<EventSeries['weekOfMonth']>(undefined, 1, 2, 3, 4, -1);
  fc.assert(
    fc.property(moment, weekday, weekOfMonth, (now, day, week) => {
      const next = nextEvent({ weekday: day, start: '19:00', weekOfMonth: week }, now, []);
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
  expect(exceptionsOf(fridayJazz, now, closed('closed'))).toEqual(['2026-12-25']);
  expect(exceptionsOf(firstSaturday, now, closed('closed'))).toEqual([]);
});
