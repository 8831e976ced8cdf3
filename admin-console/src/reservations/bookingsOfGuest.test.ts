// decisions, Phone numbers
import { bookingsOfGuest } from './bookingsOfGuest';

const booking = (id: string, date: string, phone: string | null, more: object = {}) => ({
  ...{ id, date, time: '19:00', guests: 2, status: 'confirmed' as const, phone, specialRequests: null },
  ...more,
});
const mine = booking('RES-009', '2030-05-10', '0700 000 101');

it('a guest is known by phone number, however it is spelled, with visits, no-shows and what is to come', () => {
  const known = bookingsOfGuest(
    [
      mine,
      booking('RES-001', '2030-01-01', '+254700000101'),
      booking('RES-002', '2030-02-01', '00254 700-000-101', { attended: { as: 'no-show', at: '' } }),
      booking('RES-003', '2030-03-01', '700000101', { status: 'cancelled' }),
      booking('RES-004', '2030-06-01', '254700000101', { status: 'pending' }),
      booking('RES-005', '2030-03-01', '0700 000 102'),
      booking('RES-006', '2030-03-01', null),
    ],
    mine,
    '2030-05-10',
  );
  expect(known).toMatchObject({ visits: 1, noShows: 1, cancelled: 1, toCome: 1 });
  expect(known?.others.map(({ id }) => id)).toEqual(['RES-004', 'RES-003', 'RES-002', 'RES-001']);
});

it('a booking without a phone number tells nothing of its guest', () => {
  expect(bookingsOfGuest([mine], booking('RES-001', '2030-01-01', 'none'), '2030-05-10')).toBeNull();
});
