import type { SpecialDay } from '../types';
import { VENUE } from '../venue';
import { hoursOn, openState, opensText, usualHoursText } from './openState';

/** An instant at which Nairobi's clock shows that time on 21 November 2026. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);

const carWash = { opens: '07:00', closes: '19:00' };
const bar = { opens: '11:00', closes: '02:00' };
const lateKitchen = { opens: '18:30', closes: '00:00' };

it.each([
  ['the car wash', carWash, '06:59', 'Opens 7 AM'],
  ['the car wash', carWash, '07:00', 'Open now · closes 7 PM'],
  ['the car wash', carWash, '18:59', 'Open now · closes 7 PM'],
  ['the car wash', carWash, '19:00', 'Opens 7 AM'],
  ['the car wash', carWash, '23:30', 'Opens 7 AM'],
  ['the car wash', carWash, '00:30', 'Opens 7 AM'],
  ['a bar open past midnight', bar, '10:59', 'Opens 11 AM'],
  ['a bar open past midnight', bar, '11:00', 'Open now · closes 2 AM'],
  ['a bar open past midnight', bar, '23:59', 'Open now · closes 2 AM'],
  ['a bar open past midnight', bar, '00:00', 'Open now · closes 2 AM'],
  ['a bar open past midnight', bar, '01:59', 'Open now · closes 2 AM'],
  ['a bar open past midnight', bar, '02:00', 'Opens 11 AM'],
  ['a kitchen that closes at midnight', lateKitchen, '18:29', 'Opens 6:30 PM'],
  ['a kitchen that closes at midnight', lateKitchen, '23:59', 'Open now · closes 12 AM'],
  ['a kitchen that closes at midnight', lateKitchen, '00:00', 'Opens 6:30 PM'],
  ['a place written 24:00', { opens: '08:00', closes: '24:00' }, '23:59', 'Open now · closes 12 AM'],
  ['a place written 24:00', { opens: '08:00', closes: '24:00' }, '00:00', 'Opens 8 AM'],
  ['a place that never closes', { opens: '00:00', closes: '24:00' }, '03:00', 'Open 24 hours'],
  ['a place that never closes', { opens: '00:00', closes: '00:00' }, '00:00', 'Open 24 hours'],
  ['a place that changes shifts at 6', { opens: '06:00', closes: '06:00' }, '06:00', 'Open 24 hours'],
])('%s with the hours %j says at %s: "%s"', (_place, hours, time, label) => {
  expect(openState(hours, at(time))).toMatchObject({ label, open: label.startsWith('Open ') });
});

it('opening hours that cannot be read are named in the error', () => {
  expect(() => openState({ opens: '7 AM', closes: '19:00' }, at('12:00'))).toThrow('"7 AM"');
});

describe('weekdays without hours', () => {
  /** Closed on Sundays and Mondays; 21 November 2026 is a Saturday. */
  const grill = { opens: '11:00', closes: '02:00', closedOn: [0, 1] } as const;

  it.each([
    ['2026-11-21T23:00', 'Open now · closes 2 AM'],
    ['2026-11-22T01:59', 'Open now · closes 2 AM'],
    ['2026-11-22T02:00', 'Closed today · opens Tue, 24 Nov, 11 AM'],
    ['2026-11-23T12:00', 'Closed today · opens 11 AM'],
    ['2026-11-24T01:00', 'Opens 11 AM'],
  ])('a place that is closed on Sundays and Mondays says at %s: "%s"', (moment, label) => {
    expect(openState(grill, new Date(`${moment}:00+03:00`))).toMatchObject({
      label,
      open: label.startsWith('Open '),
    });
  });

  it('a special day on a weekday without hours opens the kitchen, and nothing else', () => {
    const days: SpecialDay[] = [
      { dates: ['2026-11-23'], hours: { opens: '12:00', closes: '20:00' }, reason: 'A feast' },
    ];
    const { label, ...usual } = VENUE.kitchenHours;
    expect(label).not.toBe('');
    expect(hoursOn({ ...usual, closedOn: [1] }, '2026-11-23', days)).toEqual({
      opens: '12:00',
      closes: '20:00',
    });
    expect(hoursOn(grill, '2026-11-23', days)).toBeNull();
  });

  /** Open longer on Fridays; 20 November 2026 is one. */
  const late = {
    opens: '10:00',
    closes: '21:30',
    except: [{ on: [5], opens: '17:00', closes: '01:00' }],
  } as const;

  it.each([
    ['2026-11-19T21:30', 'Opens 5 PM'],
    ['2026-11-20T12:00', 'Opens 5 PM'],
    ['2026-11-20T23:00', 'Open now · closes 1 AM'],
    ['2026-11-21T00:59', 'Open now · closes 1 AM'],
    ['2026-11-21T21:00', 'Open now · closes 9:30 PM'],
  ])('a place with other hours on Fridays says at %s: "%s"', (moment, label) => {
    expect(openState(late, new Date(`${moment}:00+03:00`)).label).toBe(label);
  });

  it('the usual hours name the weekdays that are not alike', () => {
    expect(usualHoursText({ ...late, closedOn: [0, 1] })).toBe(
      '10:00 AM - 9:30 PM, Fridays 5:00 PM - 1:00 AM, closed on Sundays and Mondays',
    );
    expect(usualHoursText(carWash)).toMatch(/M, daily$/);
  });
});

describe('special days', () => {
  const days: SpecialDay[] = [
    { dates: ['12-25', '2026-12-26'], hours: 'closed', reason: 'Holidays' },
    { dates: ['12-31'], hours: { opens: '09:00', closes: '02:00' }, reason: 'The last day' },
    { dates: ['2027-01-01'], hours: { opens: '13:00', closes: '22:00' }, reason: 'The first day' },
  ];
  const kitchen = VENUE.kitchenHours;

  it.each([
    ['the evening before a closed day', kitchen, '2026-12-24T22:59', 'Open now · closes 11 PM'],
    ['after closing, before two closed days', kitchen, '2026-12-24T23:00', 'Opens Sun, 27 Dec, 11 AM'],
    ['the night into a closed day', bar, '2026-12-25T01:59', 'Open now · closes 2 AM'],
    ['the night into a closed day, after closing', bar, '2026-12-25T02:00', 'Closed today · Holidays'],
    ['a closed day at noon', kitchen, '2026-12-25T12:00', 'Closed today · Holidays'],
    ['a closed day of one year', carWash, '2026-12-26T12:00', 'Closed today · Holidays'],
    ['the night after a closed day', bar, '2026-12-27T00:30', 'Opens 11 AM'],
    ['the same date of another year', carWash, '2027-12-26T12:00', 'Open now · closes 7 PM'],
    ['a closed day of every year', carWash, '2027-12-25T12:00', 'Closed today · Holidays'],
    ['longer hours, which the kitchen has', kitchen, '2026-12-31T09:00', 'Open now · closes 2 AM'],
    ['longer hours, past midnight', kitchen, '2027-01-01T01:59', 'Open now · closes 2 AM'],
    ['longer hours, which another place keeps to its own', carWash, '2026-12-31T19:00', 'Opens 1 PM'],
    ['shorter hours, before they begin', carWash, '2027-01-01T12:59', 'Opens 1 PM'],
    ['shorter hours, within both', carWash, '2027-01-01T13:00', 'Open now · closes 7 PM'],
    ['shorter hours, after they end', bar, '2027-01-01T22:00', 'Opens 11 AM'],
  ])('on special days, %s (%j) at %s says "%s" ', (_when, hours, moment, label) => {
    const now = new Date(`${moment}:00+03:00`);
    expect(openState(hours, now, days)).toMatchObject({ label, open: label.startsWith('Open ') });
  });

  it('a special day without any of the usual hours is a closed day', () => {
    const noon: SpecialDay[] = [
      { dates: ['12-24'], hours: { opens: '19:00', closes: '23:00' }, reason: 'Concert' },
    ];
    const now = new Date('2026-12-24T12:00:00+03:00');
    expect(openState(carWash, now, noon).label).toBe('Closed today · Concert');
    expect(opensText(carWash, now, noon)).toBe('Opens 7 AM');
  });

  it('a closed day names the next opening, on whatever day it is', () => {
    expect(opensText(carWash, new Date('2026-12-25T12:00:00+03:00'), days)).toBe('Opens Sun, 27 Dec, 7 AM');
  });
});
