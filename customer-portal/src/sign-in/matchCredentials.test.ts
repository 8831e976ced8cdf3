import { matchCredentials } from './matchCredentials';

it.each([
  ['customer@example.com', 'customer123', 'customer'],
  ['admin@example.com', 'admin123', 'admin'],
])('the test account %s with the password %s signs in as %s', (email, password, role) => {
  expect(matchCredentials(email, password)).toMatchObject({ email, role });
});

it.each([
  ['customer@example.com', 'admin123'],
  ['admin@example.com', 'customer123'],
  ['admin@example.com', 'Admin123'],
  ['admin@example.com', 'admin123 '],
  ['admin@example.com', ''],
  ['', ''],
  ['someone@example.com', 'customer123'],
])('the e-mail "%s" with the password "%s" is refused', (email, password) => {
  expect(matchCredentials(email, password)).toBeNull();
});

it('signing in returns a complete user, and editing that user does not change the account', () => {
  const user = matchCredentials('customer@example.com', 'customer123');
  expect(Object.keys(user ?? {}).sort()).toEqual(['address', 'city', 'email', 'id', 'name', 'phone', 'role']);
  if (user) user.name = 'Someone Else';
  expect(matchCredentials('customer@example.com', 'customer123')?.name).not.toBe('Someone Else');
});
