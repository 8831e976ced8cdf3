import { attendanceOf } from './attendance';

const booking = { date: '2030-05-10', time: '19:00' };
const mark = (as: 'arrived' | 'late', date = booking.date) => ({ as, date, at: '2030-05-10T16:00:00Z' });

it.each([
  [18 * 60, 'expected'],
  [19 * 60 + 15, 'expected'],
  [19 * 60 + 16, 'late'],
  [23 * 60, 'late'],
])('a booking at 19:00 without a mark is, %i minutes after midnight, %s', (minutes, attendance) => {
  expect(attendanceOf(booking, undefined, minutes)).toBe(attendance);
});

it('a mark of the host counts, before and after the table is held', () => {
  expect(attendanceOf(booking, mark('late'), 18 * 60)).toBe('late');
  expect(attendanceOf(booking, mark('arrived'), 23 * 60)).toBe('arrived');
});

it('a mark of another day, and a time that is no clock time, say nothing', () => {
  expect(attendanceOf(booking, mark('arrived', '2030-05-09'), 18 * 60)).toBe('expected');
  expect(attendanceOf({ ...booking, time: 'evening' }, undefined, 23 * 60)).toBe('expected');
});
