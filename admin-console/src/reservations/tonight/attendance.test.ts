import { ATTENDANCE_MARKS, type AttendanceMark } from '@venue/shared/types';
import { attendanceOf, NEXT_MARKS, takenBack } from './attendance';

const booking = { date: '2030-05-10', time: '19:00' };
const mark = (as: AttendanceMark) => ({ as, at: '2030-05-10T16:00:00Z' });

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

it('a time that is no clock time says nothing', () => {
  expect(attendanceOf({ ...booking, time: 'evening' }, undefined, 23 * 60)).toBe('expected');
});

it.each(ATTENDANCE_MARKS)('the button of the mark %s is there before and after it is taken back', (as) => {
  expect(NEXT_MARKS[as]).toContain(as);
  // Only a late party is offered "No-show", and only one that sits can be gone.
  expect(NEXT_MARKS[takenBack(as) ?? 'expected']).toContain(as);
});
