import { checkSignUp, passwordsMatch } from './checkSignUp';
import { matchCredentials } from './matchCredentials';

const person = { name: 'Amina Yusuf', email: 'amina@example.com', phone: '0700 000 000' };
const account = { ...person, password: 'garden', confirmPassword: 'garden', acceptsTerms: 'on' };

it('a sign-up with equal passwords and accepted terms is accepted', () => {
  expect(checkSignUp(account)).toEqual({});
});

it('a sign-up with different passwords says "Passwords do not match!" at the repetition', () => {
  expect(checkSignUp({ ...account, confirmPassword: 'Garden' })).toEqual({
    confirmPassword: 'Passwords do not match!',
  });
  expect(passwordsMatch({ password: 'garden', confirmPassword: 'garden ' })).toBe(false);
});

it('a sign-up requires a password and the accepted terms', () => {
  const errors = checkSignUp({ ...account, password: '', confirmPassword: '', acceptsTerms: '' });
  expect(Object.keys(errors)).toEqual(['password', 'acceptsTerms']);
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
