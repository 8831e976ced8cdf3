import { openState } from './openState';

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
