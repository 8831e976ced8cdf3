import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SpecialDaysSoon } from './SpecialDaysSoon';

afterEach(() => jest.useRealTimers());

it.each([
  ['2026-12-11T23:59', ''],
  ['2026-12-12T00:00', 'Fri, 25 Dec 2026, Christmas Day: closed'],
  [
    '2026-12-20T12:00',
    "Fri, 25 Dec 2026, Christmas Day: closedFri, 1 Jan 2027, New Year's Day: open 1:00 PM - 10:00 PM",
  ],
  [
    '2026-12-25T23:59',
    "Fri, 25 Dec 2026, Christmas Day: closedFri, 1 Jan 2027, New Year's Day: open 1:00 PM - 10:00 PM",
  ],
  ['2027-01-02T00:00', ''],
])('at %s in Nairobi the footer announces: "%s"', (moment, text) => {
  jest.useFakeTimers({ now: new Date(`${moment}:00+03:00`) });
  expect(render(<SpecialDaysSoon />).container.textContent).toBe(text);
});

it('a static page announces no special day, because it does not know the date', () => {
  jest.useFakeTimers({ now: new Date('2026-12-24T12:00:00+03:00') });
  expect(renderToString(<SpecialDaysSoon />)).toBe('');
});
