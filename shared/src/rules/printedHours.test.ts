import { VENUE } from '../venue';
import { printedHours, printedHoursOn } from './printedHours';

it.each([
  ['7:00 PM - 11:00 PM', '19:00', '23:00'],
  ['11:00 AM-10:00 PM', '11:00', '22:00'],
  ['9:00 PM - 12:00 AM', '21:00', '00:00'],
  ['12:00 PM - 1:30 AM', '12:00', '01:30'],
])('the printed hours %s are from %s to %s', (printed, start, end) => {
  expect(printedHours(printed)).toEqual({ start, end });
});

it('printed hours that cannot be read are named in the error', () => {
  expect(() => printedHours('all evening')).toThrow('"all evening"');
});

it.each([
  ['Monday', '2026-11-30', '22:00'],
  ['Thursday', '2026-12-03', '22:00'],
  ['Friday', '2026-12-04', '23:00'],
  ['Sunday', '2026-12-06', '23:00'],
])('on a %s table service ends at the printed time', (_day, date, end) => {
  expect(printedHoursOn(VENUE.tableServiceHours, date)).toEqual({ start: '11:00', end });
});
