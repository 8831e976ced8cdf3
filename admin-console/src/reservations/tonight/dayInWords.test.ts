import { dayInWords } from './dayInWords';

const party = (guests: number, attendance: 'expected' | 'late' | 'arrived') => ({
  row: { guests },
  attendance,
});

it('the day in words counts people, not parties, by whether they are here', () => {
  expect(
    dayInWords([party(4, 'arrived'), party(2, 'late'), party(5, 'expected'), party(1, 'expected')]),
  ).toBe('12 covers in 4 parties: 4 arrived, 2 late, 6 to come.');
  expect(dayInWords([party(1, 'late')])).toBe('1 cover in 1 party: 0 arrived, 1 late, 0 to come.');
});
