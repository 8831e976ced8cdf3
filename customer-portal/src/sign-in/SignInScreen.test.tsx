import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill, openScreen, order, toasts } from '../testing/openScreen';
import SignInScreen from './SignInScreen';

const guest = (address = '/signin') => openScreen(SignInScreen, { address, account: { user: null } });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function signIn(email: string, password: string) {
  await fill(field('Email'), email);
  await fill(field('Password'), password);
  await press('Sign In');
}

it.each(['/signin', '/auth'])('%s shows sign-in and sign-up on one page', (address) => {
  guest(address);
  expect(screen.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Sign Up', selected: false })).toBeVisible();
});

it('signing in leads a customer to /dashboard in place of the form, welcomes them, and writes exactly the two sample orders', async () => {
  const { user, router } = openScreen(SignInScreen, {
    address: '/signin',
    account: { user: null, orders: [order('ORD-009')] },
  });
  await signIn('customer@example.com', 'customer123');
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(toasts).toEqual([{ title: 'Login successful! Welcome back', tone: 'success' }]);
  expect(user.getState().user).toMatchObject({ email: 'customer@example.com', role: 'customer' });
  expect(user.getState().orders).toMatchObject([
    { id: 'ORD-001', status: 'delivered', total: 2400, items: [{ price: 1200, quantity: 2 }] },
    { id: 'ORD-002', status: 'delivered', total: 3600, items: [{ price: 1200, quantity: 3 }] },
  ]);
});

it('signing in refuses a wrong password, in a toast and beside the form', async () => {
  const { user, router } = guest();
  await signIn('customer@example.com', 'admin123');
  expect(toasts).toEqual([{ title: 'Invalid credentials. Please try again.', tone: 'error' }]);
  expect(field('Password')).toHaveAccessibleDescription('Invalid credentials. Please try again.');
  expect(field('Password')).toHaveFocus();
  expect(user.getState().user).toBeNull();
  expect(router.state.location.pathname).toBe('/signin');
  await userEvent.type(field('Password'), 'x');
  expect(screen.queryByText('Invalid credentials. Please try again.')).not.toBeInTheDocument();
});

// requirements 4, Session
it.each([
  ['Customer', 'customer@example.com', 'customer123', '/dashboard'],
  ['Admin', 'admin@example.com', 'admin123', '/admin/dashboard'],
])('the %s test account can sign in from the filled-in form', async (name, email, password, home) => {
  const { router } = guest();
  const box = screen.getByRole('region', { name: 'Test accounts' });
  expect(box).toHaveTextContent(email);
  await userEvent.click(within(box).getByRole('button', { name: `Use ${name}` }));
  expect(field('Email')).toHaveValue(email);
  expect(field('Password')).toHaveValue(password);
  expect(toasts).toMatchObject([{ title: 'Test credentials filled' }]);
  await press('Sign In');
  expect(router.state.location.pathname).toBe(home);
});

it.each(['Google', 'Facebook'])(
  'the sign-in button %s has no function, and says that it is coming',
  async (name) => {
    const { user, router } = guest();
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Coming soon');
    await userEvent.click(button);
    expect(user.getState().user).toBeNull();
    expect(router.state.location.pathname).toBe('/signin');
    expect(toasts).toEqual([]);
  },
);

it('the sign-in form leaves empty and malformed fields to the browser, with hints for password managers', () => {
  guest();
  for (const name of ['Email', 'Password']) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
});

it('the sign-in form shows the password when asked, and hides it again', async () => {
  guest();
  expect(field('Password')).toHaveAttribute('type', 'password');
  await press('Show password');
  expect(field('Password')).toHaveAttribute('type', 'text');
  await press('Hide password');
  expect(field('Password')).toHaveAttribute('type', 'password');
});

it('the sign-in form warns while Caps Lock is on', () => {
  guest();
  fireEvent.keyUp(field('Password'), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
  fireEvent.keyUp(field('Password'), { key: 'a', modifierCapsLock: false });
  expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
});

it('a person whom a guard sent to sign-in goes to the dashboard, which is told the wanted page', async () => {
  const { router } = guest('/signin?from=%2Forders');
  expect(screen.getByText('Sign in to continue to My Orders.')).toBeVisible();
  await signIn('customer@example.com', 'customer123');
  expect(router.state.location).toMatchObject({ pathname: '/dashboard', state: { continueTo: '/orders' } });
});

describe('signing up', () => {
  const FILLED = {
    'Full Name': ' Baraka Otieno ',
    Email: 'baraka@example.com',
    Phone: '0722 000 000',
    Password: 'ugali',
    'Confirm Password': 'ugali',
  };

  async function signUp(values: Partial<Record<keyof typeof FILLED, string>>, { terms = true } = {}) {
    for (const [name, value] of Object.entries(values)) await fill(field(name), value);
    if (terms) await userEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
    await press('Create Account');
  }

  it('the sign-up tab is in the address, and keeps the wanted page', async () => {
    const { router } = guest('/signin?from=%2Forders');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=%2Forders&tab=sign-up'));
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=%2Forders'));
  });

  it('signing up signs the new customer in on this device, writes no orders, and leads to /dashboard', async () => {
    const { user, router } = guest('/auth?tab=sign-up');
    await signUp(FILLED);
    expect(toasts).toEqual([{ title: 'Account created successfully', tone: 'success' }]);
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(user.getState().user).toEqual({
      id: expect.stringMatching(/^customer-\d+$/),
      name: 'Baraka Otieno',
      email: 'baraka@example.com',
      phone: '0722 000 000',
      address: '',
      city: '',
      role: 'customer',
    });
    expect(user.getState().orders).toEqual([]);
  });

  it('signing up says that the account can’t sign in again after signing out', () => {
    guest('/signin?tab=sign-up');
    expect(screen.getByText(/We keep no password, so it can’t sign in again/)).toBeVisible();
  });

  it('signing up refuses passwords that differ before anything else', async () => {
    const { user } = guest('/signin?tab=sign-up');
    await signUp({ ...FILLED, 'Confirm Password': 'pilau' }, { terms: false });
    expect(toasts).toEqual([
      {
        title: 'Password Mismatch',
        text: 'Please ensure your passwords match.',
        tone: 'error',
        untilSuccess: true,
      },
    ]);
    expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match!');
    expect(field('Confirm Password')).toHaveFocus();
    expect(user.getState().user).toBeNull();
  });

  it('signing up requires the accepted terms, which open beside the form, so that it stays filled in', async () => {
    const { user } = guest('/signin?tab=sign-up');
    const terms = screen.getByRole('link', { name: 'terms and conditions (opens in a new tab)' });
    expect(terms).toHaveAttribute('href', '/terms-and-conditions');
    expect(terms).toHaveAttribute('target', '_blank');
    await signUp(FILLED, { terms: false });
    expect(toasts).toMatchObject([
      { title: 'Missing Information', text: 'Please fill in all required fields.', tone: 'error' },
    ]);
    expect(screen.getByText('Accept the terms and conditions to create an account')).toBeVisible();
    expect(user.getState().user).toBeNull();
  });

  it('the sign-up form has autocomplete hints for password managers', () => {
    guest('/signin?tab=sign-up');
    const tokens = Object.keys(FILLED).map((name) => field(name).getAttribute('autocomplete'));
    expect(tokens).toEqual(['name', 'email', 'tel', 'new-password', 'new-password']);
  });
});

it('the sign-in page of a signed-in person says who, and leads to the dashboard', () => {
  openScreen(SignInScreen, { address: '/signin' });
  expect(screen.getByText('Amina Wanjiru')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

it('the sign-in page says what was set aside when the stored user could not be read', () => {
  openScreen(SignInScreen, { address: '/signin', account: { user: null, setAside: ['user'] } });
  expect(screen.getByText('Part of what this browser keeps could not be read: your sign-in')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});
