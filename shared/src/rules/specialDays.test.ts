import type { SpecialDay } from '../types';
import { VENUE } from '../venue';
import { isIsoDate, minutesOf } from './nairobiTime';
import { isOpenOnSpecialDay, specialDayOn, specialDayProblems, specialHoursText } from './specialDays';

const days: SpecialDay[] = [
  { dates: ['12-25', '2026-10-20'], hours: 'closed', reason: 'Christmas Day' },
  { dates: ['01-01'], hours: { opens: '13:00', closes: '22:00' }, reason: "New Year's Day" },
  { dates: ['12-31'], hours: { opens: '18:00', closes: '02:00' }, reason: 'The last evening' },
];

it.each([
  ['2026-12-25', 'Christmas Day'],
  ['2031-12-25', 'Christmas Day'],
  ['2026-10-20', 'Christmas Day'],
  ['2027-10-20', undefined],
  ['2026-12-24', undefined],
  ['', undefined],
])('the special day of %j is %s', (date, reason) => {
  expect(specialDayOn(date, days)?.reason).toBe(reason);
});

it.each([
  ['2026-12-25', '12:00', false],
  ['2026-12-26', '12:00', true],
  ['2027-01-01', '12:59', false],
  ['2027-01-01', '13:00', true],
  ['2027-01-01', '21:59', true],
  ['2027-01-01', '22:00', false],
  ['2026-12-31', '17:59', false],
  ['2026-12-31', '23:59', true],
])('a special day leaves the venue open on %s at %s: %s', (date, time, isOpen) => {
  expect(isOpenOnSpecialDay(date, time, days)).toBe(isOpen);
});

it('a closed date is refused whatever the time, and says why', () => {
  for (const time of ['', '19:00'])
    expect(specialDayProblems({ date: '2026-12-25', time }, days)).toEqual({
      date: 'Choose another date: we are closed on Friday, 25 December 2026 (Christmas Day)',
      time: false,
    });
});

it('a time outside of special hours is refused, and one that is not chosen yet is not', () => {
  const problemAt = (time: string) => specialDayProblems({ date: '2027-01-01', time }, days);
  expect(problemAt('12:30')).toEqual({
    date: false,
    time: "Choose another time: we are open 1:00 PM - 10:00 PM on Friday, 1 January 2027 (New Year's Day)",
  });
  for (const time of ['13:00', '21:30', '']) expect(problemAt(time)).toEqual({ date: false, time: false });
});

it('usual days refuse nothing', () => {
  expect(specialDayProblems({ date: '2026-12-24', time: '11:00' }, days)).toEqual({
    date: false,
    time: false,
  });
});

it('special hours are said in words', () => {
  expect(days.map(specialHoursText)).toEqual(['closed', 'open 1:00 PM - 10:00 PM', 'open 6:00 PM - 2:00 AM']);
});

// An entry that can't be read would have no effect, and nobody would be told.
it('the special days of the venue have dates and hours that can be read', () => {
  for (const { dates, hours, reason } of VENUE.specialDays) {
    for (const date of dates) expect(isIsoDate(date) || isIsoDate(`2000-${date}`)).toBe(true);
    if (hours !== 'closed')
      for (const time of [hours.opens, hours.closes]) expect(minutesOf(time)).not.toBeNull();
    expect(reason).not.toBe('');
  }
});
