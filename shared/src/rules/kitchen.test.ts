import { kitchenText, readyText } from './kitchen';

const at = (moment: string) => new Date(`${moment}:00+03:00`);

it.each([
  ['2026-11-29T03:30', 'The kitchen is closed now and opens today at 11:00 AM'],
  ['2026-11-29T10:59', 'The kitchen is closed now and opens today at 11:00 AM'],
  ['2026-11-29T11:00', 'The kitchen is open until 11:00 PM'],
  ['2026-11-29T22:59', 'The kitchen is open until 11:00 PM'],
  ['2026-11-29T23:00', 'The kitchen is closed now and opens Monday at 11:00 AM'],
  ['2026-11-30T00:00', 'The kitchen is closed now and opens today at 11:00 AM'],
  ['2026-12-24T23:30', 'The kitchen is closed now and opens Saturday at 11:00 AM (Christmas Day)'],
  ['2026-12-25T13:00', 'The kitchen is closed now and opens Saturday at 11:00 AM (Christmas Day)'],
  ['2026-12-26T00:00', 'The kitchen is closed now and opens today at 11:00 AM'],
  ['2026-12-31T23:30', "The kitchen is closed now and opens Friday at 1:00 PM (New Year's Day)"],
  ['2027-01-01T13:00', "The kitchen is open until 10:00 PM (New Year's Day)"],
  ['2027-01-01T22:00', "The kitchen is closed now and opens Saturday at 11:00 AM (New Year's Day)"],
])('at %s the pages for orders say "%s"', (now, text) => {
  expect(kitchenText(at(now))).toBe(text);
});

it('a kitchen that is closed for weeks names the date on which it opens, and one closed for good names none', () => {
  const closed = (dates: string[]) => [{ dates, hours: 'closed' as const, reason: 'Works' }];
  const fortnight = Array.from({ length: 14 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
  expect(kitchenText(at('2026-12-01T12:00'), closed(fortnight))).toBe(
    'The kitchen is closed now and opens Tuesday, 15 December 2026 at 11:00 AM (Works)',
  );
  const always = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(2028, 0, day + 1)).toISOString().slice(5, 10),
  );
  expect(kitchenText(at('2026-12-01T12:00'), closed(always))).toBe('The kitchen is closed');
  expect(readyText(45, at('2026-12-01T12:00'), closed(always))).toBe('');
});

it.each([
  [45, '2026-11-29T19:00', 'about 7:45 PM'],
  [38, '2026-11-29T19:01', 'about 7:40 PM'],
  [45, '2026-11-29T22:59', 'about 11:45 PM'],
  [45, '2026-11-29T03:30', 'about 11:45 AM'],
  [45, '2026-11-29T23:00', 'about 11:45 AM on Monday'],
  [45, '2026-12-25T12:00', 'about 11:45 AM on Saturday'],
  [45, '2027-01-01T12:00', 'about 1:45 PM'],
])('an order of %d minutes that is placed at %s is ready %s', (minutes, now, text) => {
  expect(readyText(minutes, at(now))).toBe(text);
});
