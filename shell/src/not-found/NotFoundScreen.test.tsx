import { act, screen } from '@testing-library/react';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { renderAt } from '../frame/testing/renderAt';
import NotFoundScreen from './NotFoundScreen';

const [CUSTOMER, ADMIN] = TEST_ACCOUNTS;

describe('the not-found page', () => {
  let error: jest.SpyInstance;
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => error.mockRestore());

  it('the not-found page says so and leads home, to the menu and to the stalls', () => {
    renderAt('/nowhere', <NotFoundScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'See the Menu' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Our Stalls' })).toHaveAttribute('href', '/stalls');
  });

  it.each(['/admin', '/Admin', '/admin/anything-else'])(
    'the not-found page offers an administrator the dashboard at %s',
    (path) => {
      renderAt(path, <NotFoundScreen />, { account: { user: ADMIN.user } });
      expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
        'href',
        '/admin/dashboard',
      );
      expect(screen.getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
    },
  );

  it.each([
    ['a guest at /admin', '/admin', undefined],
    ['a customer at /admin', '/admin', CUSTOMER.user],
    ['an administrator elsewhere', '/administration', ADMIN.user],
  ])('the not-found page offers %s no dashboard', (_, path, user) => {
    renderAt(path, <NotFoundScreen />, user && { account: { user } });
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
  });

  it('the not-found page logs each unknown path once', async () => {
    const { router } = renderAt('/no/where', <NotFoundScreen />);
    await act(() => router.navigate('/no/where?again'));
    await act(() => router.navigate('/no/one'));
    expect(error.mock.calls).toEqual([['Not found: /no/where'], ['Not found: /no/one']]);
  });
});
