import { formatDate, formatLongDate, formatPlainDate, formatTime } from './dates';

it.each([
  ['2026-11-21', 'Sat, 21 Nov 2026', 'Saturday, 21 November 2026', '21 November 2026'],
  ['2027-01-01', 'Fri, 1 Jan 2027', 'Friday, 1 January 2027', '1 January 2027'],
  ['2025-08-30', 'Sat, 30 Aug 2025', 'Saturday, 30 August 2025', '30 August 2025'],
])('the date %s is printed as "%s", "%s" and "%s"', (date, short, long, plain) => {
  expect(formatDate(date)).toBe(short);
  expect(formatLongDate(date)).toBe(long);
  expect(formatPlainDate(date)).toBe(plain);
});

it.each(['Every Friday', '2026-02-30', ''])(
  'the text "%s", which is no date, is printed as it is',
  (text) => {
    expect(formatDate(text)).toBe(text);
    expect(formatLongDate(text)).toBe(text);
    expect(formatPlainDate(text)).toBe(text);
  },
);

it.each([
  ['00:00', '12:00 AM'],
  ['00:30', '12:30 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['12:30', '12:30 PM'],
  ['13:00', '1:00 PM'],
  ['19:00', '7:00 PM'],
  ['23:59', '11:59 PM'],
  ['7:00 PM', '7:00 PM'],
  ['24:00', '24:00'],
  ['', ''],
])('the time "%s" is printed as "%s"', (time, read) => {
  expect(formatTime(time)).toBe(read);
});
