import type { Attendance } from './attendance';
import { dayInWords } from './dayInWords';

const party = (guests: number, attendance: Attendance) => ({
  row: { guests },
  attendance,
});

it('the day in words counts people, not parties, by whether they are here', () => {
  expect(
    dayInWords([party(4, 'arrived'), party(2, 'late'), party(5, 'expected'), party(1, 'expected')]),
  ).toBe('12 covers in 4 parties: 4 arrived, 2 late, 6 to come.');
  expect(dayInWords([party(1, 'late')])).toBe('1 cover in 1 party: 0 arrived, 1 late, 0 to come.');
});

it('who sits has arrived, and who is gone or never came is told where there is one', () => {
  expect(dayInWords([party(4, 'seated'), party(2, 'gone'), party(3, 'no-show'), party(1, 'arrived')])).toBe(
    '10 covers in 4 parties: 5 arrived, 0 late, 0 to come, 2 gone, 3 no-show.',
  );
});
