import type { User } from '@venue/shared/types';
import { screen } from '@testing-library/react';
import { CUSTOMER, openScreen } from '../testing/openScreen';

const Screen = () => <h1>Bookings of today</h1>;

it.each<[string, User | null]>([
  ['a guest', null],
  ['a customer', CUSTOMER],
])('every screen of the console denies access to %s, in the required words', (_, user) => {
  openScreen(Screen, { account: { user } });
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByText('Bookings of today')).not.toBeInTheDocument();
});

it('a screen of the console waits until the stored account is read', () => {
  openScreen(Screen, { account: { user: null, ready: false } });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
