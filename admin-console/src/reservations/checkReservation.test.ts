import { checkNewReservation, checkReservation } from './checkReservation';

const form = {
  date: '2020-01-01',
  time: '19:30',
  guests: '2',
  name: 'Wanjiku',
  phone: '0700 000 999',
  email: '',
};

it('a reservation that staff enters may be for any date, without email and requests', () => {
  expect(checkNewReservation(form)).toEqual({});
});

it.each([
  ['date', '', 'Choose a date'],
  ['date', '20261-11-22', 'Choose 31 December 2099 or an earlier date'],
  ['time', '', 'Choose a time'],
  ['time', '7pm', 'Choose a time'],
  ['guests', '0', 'Enter a whole number from 1 to 500'],
  ['guests', '501', 'Enter a whole number from 1 to 500'],
  ['guests', '1.5', 'Enter a whole number from 1 to 500'],
  ['name', ' ', 'Enter a name'],
  ['phone', '', 'Enter a phone number'],
  ['email', 'wanjiku', 'Enter an e-mail address like name@example.com'],
])('a reservation that staff enters with %s "%s" is refused: %s', (field, typed, message) => {
  expect(checkNewReservation({ ...form, [field]: typed })).toEqual({ [field]: message });
});

it('an edited reservation may have no name and no phone number, but needs date, time and guests', () => {
  expect(checkReservation({ ...form, name: '', phone: '' })).toEqual({});
  expect(Object.keys(checkReservation({ ...form, date: '', time: '', guests: '' }))).toEqual([
    'date',
    'time',
    'guests',
  ]);
});
