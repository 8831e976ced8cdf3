import { checkContact } from './checkContact';

const message = {
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  phone: '',
  subject: 'Parking',
  message: 'Where?',
};

it('a message to the venue needs no phone number', () => {
  expect(checkContact(message)).toEqual({});
});

it.each(['name', 'email', 'subject', 'message'] as const)('a message to the venue requires %s', (field) => {
  expect(checkContact({ ...message, [field]: '' })).toEqual({ [field]: expect.any(String) });
});
