import { checkEventReservation } from './checkEventReservation';

const person = { name: 'Amina Yusuf', email: 'amina@example.com', phone: '0700 000 000' };

it.each([
  ['0', false],
  ['1', true],
  ['10', true],
  ['11', false],
  ['2.5', false],
  ['-1', false],
  ['1e1', false],
  ['two', false],
  ['', false],
])('an event reservation for "%s" guests is accepted: %s', (guests, accepted) => {
  const errors = checkEventReservation({ ...person, guests, requests: '' });
  expect(errors).toEqual(accepted ? {} : { guests: expect.any(String) });
});

it('an event reservation requires everything but requests', () => {
  const empty = { name: '', email: '', phone: '', guests: '', requests: '' };
  expect(Object.keys(checkEventReservation(empty))).toEqual(['name', 'email', 'phone', 'guests']);
});
