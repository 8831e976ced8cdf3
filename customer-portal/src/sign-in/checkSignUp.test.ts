import { checkSignUp, passwordsMatch } from './checkSignUp';

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
