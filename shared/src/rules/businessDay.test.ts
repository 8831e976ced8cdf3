import { businessClock, businessTime } from './businessDay';

it.each([
  ['2030-05-10T20:59:00Z', '2030-05-10', 23 * 60 + 59],
  ['2030-05-10T21:30:00Z', '2030-05-10', 24 * 60 + 30],
  ['2030-05-11T00:59:00Z', '2030-05-10', 28 * 60 - 1],
  ['2030-05-11T01:00:00Z', '2030-05-11', 4 * 60],
])('at %s the business day in Nairobi is %s, and %i minutes old', (now, date, minutes) => {
  expect(businessClock(new Date(now))).toEqual({ date, minutes });
});

it.each([
  ['2030-05-11', '00:30', '2030-05-10', 24 * 60 + 30],
  ['2030-05-11', '03:59', '2030-05-10', 28 * 60 - 1],
  ['2030-05-11', '04:00', '2030-05-11', 4 * 60],
  ['2030-05-11', 'late', '2030-05-11', null],
  ['some day', '00:30', 'some day', 30],
])('a booking for %s at %s belongs to the business day %s', (date, time, day, minutes) => {
  expect(businessTime({ date, time })).toEqual({ date: day, minutes });
});
