import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../testing/renderAt';
import { NAV_ITEMS } from './navItems';
import { MobileMenu } from './MobileMenu';

const [CUSTOMER, ADMIN] = TEST_ACCOUNTS;
const toggle = () => screen.getByRole('button', { name: 'Open navigation' });
const sheet = () => within(screen.getByRole('dialog', { name: 'Where to?' }));

describe('the slide-out menu', () => {
  it('the slide-out menu has the links of the header', async () => {
    renderAt('/', <MobileMenu />, { cart: { lines: [{ id: 1, name: 'Soda', price: 150, quantity: 2 }] } });
    await userEvent.click(toggle());
    for (const { label, to } of NAV_ITEMS)
      expect(sheet().getByRole('link', { name: label })).toHaveAttribute('href', to);
    expect(sheet().getByRole('link', { name: 'Book Table' })).toHaveAttribute('href', '/reservations');
    expect(sheet().getByRole('link', { name: 'Cart 2 items' })).toHaveAttribute('href', '/cart');
    expect(sheet().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  it.each([
    [CUSTOMER.user, false],
    [ADMIN.user, true],
  ])('the slide-out menu has the account of %o', async (user, isAdmin) => {
    renderAt('/', <MobileMenu />, { account: { user } });
    await userEvent.click(toggle());
    const account = within(sheet().getByRole('region', { name: 'My Account' }));
    expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(account.queryAllByRole('link', { name: 'Admin Dashboard' })).toHaveLength(isAdmin ? 1 : 0);
    expect(account.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    expect(sheet().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('the button of the slide-out menu names what it opens, and whether it is open', async () => {
    renderAt('/', <MobileMenu />);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    const controlled = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(controlled).toContainElement(screen.getByRole('dialog'));
  });

  it('the slide-out menu closes by its cross and returns the focus', async () => {
    renderAt('/', <MobileMenu />);
    await userEvent.click(toggle());
    expect(sheet().getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  });

  it('the slide-out menu closes when an entry is chosen, also the entry of the open page', async () => {
    const { router } = renderAt('/events', <MobileMenu />);
    for (const [label, path] of [
      ['Events', '/events'],
      ['Contact', '/contact'],
    ] as const) {
      await userEvent.click(toggle());
      await userEvent.click(sheet().getByRole('link', { name: label }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(router.state.location.pathname).toBe(path);
    }
  });

  it('the slide-out menu closes on Back, and stays closed on Forward', async () => {
    const { router } = renderAt('/', <MobileMenu />);
    await act(() => router.navigate('/menu'));
    await userEvent.click(toggle());
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
