import type { AdminReservation } from '@venue/shared/types';
import { internationalDigits, waysToTell } from './waysToTell';

const booking: AdminReservation = {
  ...{ id: 'RES-001', date: '2030-05-10', time: '19:00', guests: 4, status: 'confirmed', createdAt: '' },
  ...{ phone: '0700 000 101', email: 'achieng@example.com' },
};

it.each([
  ['+254 700 000 101', '254700000101'],
  ['0700 000 101', '254700000101'],
  ['0110-000-101', '254110000101'],
  ['700000101', '254700000101'],
  ['254700000101', '254700000101'],
  ['00254 700 000 101', '254700000101'],
  ['+44 20 7946 0000', '442079460000'],
  ['ask at the desk', null],
  ['1234', null],
  ['', null],
])('the phone number “%s” is internationally %s', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

it('a guest is told by WhatsApp, SMS and e-mail, each with the whole text', () => {
  const ways = waysToTell('confirmed', booking);
  expect(ways.map(({ way }) => way)).toEqual(['whatsapp', 'sms', 'email']);
  for (const { link } of ways)
    expect(decodeURIComponent(link.href)).toContain('Friday, 10 May 2030 at 7:00 PM');
});

it.each([
  [{ email: null }, ['whatsapp', 'sms']],
  [{ phone: null }, ['email']],
  [{ phone: 'none', email: 'none' }, []],
])('a guest with %j is told by %j', (contact, expected) => {
  expect(waysToTell('cancelled', { ...booking, ...contact }).map(({ way }) => way)).toEqual(expected);
});
