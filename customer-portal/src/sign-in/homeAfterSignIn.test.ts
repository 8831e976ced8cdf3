import { homeAfterSignIn } from './homeAfterSignIn';

it('after signing in an admin goes to the console and a customer to the dashboard', () => {
  expect(homeAfterSignIn('admin')).toBe('/admin/dashboard');
  expect(homeAfterSignIn('customer')).toBe('/dashboard');
});
