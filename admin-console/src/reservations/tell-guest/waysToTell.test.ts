import type { AdminReservation } from '@venue/shared/types';
import { waysToTell } from './waysToTell';

const booking: AdminReservation = {
  ...{ id: 'RES-001', date: '2030-05-10', time: '19:00', guests: 4, status: 'confirmed', createdAt: '' },
  ...{ phone: '0700 000 101', email: 'achieng@example.com' },
};

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
