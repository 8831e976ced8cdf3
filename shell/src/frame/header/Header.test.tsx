import { MADAFU, MUKIMO } from '@venue/shared/testing';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../testing/renderAt';
import { Header } from './Header';
import { MobileMenu } from './MobileMenu';
import { navItems } from './navItems';

const [CUSTOMER, ADMIN] = TEST_ACCOUNTS;

const ENTRIES = [
  ['Home', '/'],
  ['Our Stalls', '/stalls'],
  ['Menu', '/menu'],
  ['Reservations', '/reservations'],
  ['Events', '/events'],
  ['Billboard', '/billboard'],
  ['Contact', '/contact'],
] as const;

const line = (quantity: number) => ({ ...MUKIMO, quantity });
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the header', () => {
  it('the header links to every page of both navigation bars, in their order', () => {
    renderAt('/', <Header />);
    expect(screen.getByRole('link', { name: 'Book Table' })).toHaveAttribute('href', '/reservations');
    expect(screen.getByRole('link', { name: 'Bustani Gardens' })).toHaveAttribute('href', '/');
    const links = main().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      ENTRIES.map((entry) => [...entry]),
    );
    const without = navItems({ hasBillboard: false }).map(({ label }) => label);
    expect(without).toEqual(ENTRIES.map(([label]) => label).filter((label) => label !== 'Billboard'));
  });

  it.each([
    ['/', 'Home', 'page'],
    ['/menu', 'Menu', 'page'],
    ['/menu/', 'Menu', 'page'],
    ['/stalls/tysons', 'Our Stalls', 'true'],
    ['/events/garden-jazz/photos', 'Events', 'true'],
  ])('the header marks at %s the entry %s', (path, name, mark) => {
    renderAt(path, <Header />);
    const current = main()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current).toEqual([main().getByRole('link', { name })]);
    expect(current[0]).toHaveAttribute('aria-current', mark);
  });

  it.each(['/privacy-policy', '/menu/1/unknown', '/nowhere'])('the header marks no entry at %s', (path) => {
    renderAt(path, <Header />);
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
  });
});

describe('the cart link', () => {
  it.each([
    [[], 'Cart, empty', ''],
    [[line(1)], 'Cart, 1 item', '1'],
    [[line(98), { ...line(1), id: 2 }], 'Cart, 99 items', '99'],
    [[line(100)], 'Cart, 100 items', '99+'],
  ])('the cart link counts the quantities of %j', (lines, name, badge) => {
    renderAt('/', <Header />, { cart: { lines } });
    const cart = screen.getByRole('link', { name });
    expect(cart).toHaveAttribute('href', '/cart');
    expect(cart).toHaveTextContent(badge === '' ? /^$/ : badge);
  });

  it('the cart link shows no number before the stored cart is read', () => {
    renderAt('/', <Header />, { cart: { lines: [line(3)] }, ready: false });
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^$/);
  });
});

describe('the account corner', () => {
  it('the header offers Sign In to a guest', () => {
    renderAt('/', <Header />);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(screen.queryByRole('button', { name: 'My Account' })).not.toBeInTheDocument();
  });

  it('the header opens My Account with Dashboard and Sign Out for a customer', async () => {
    renderAt('/', <Header />, { account: { user: CUSTOMER.user } });
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'My Account' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
  });

  it('the account menu is walked with the arrow keys, and Escape leads back to its button', async () => {
    renderAt('/', <Header />, { account: { user: ADMIN.user } });
    const button = screen.getByRole('button', { name: 'My Account' });
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    const console = screen.getByRole('link', { name: 'Admin Dashboard' });
    expect(console).toHaveFocus();
    expect(console).toHaveAttribute('href', '/admin/dashboard');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('the account menu closes on a press outside, when the focus leaves and when the page changes', async () => {
    const { router } = renderAt('/', <Header />, { account: { user: CUSTOMER.user } });
    const button = screen.getByRole('button', { name: 'My Account' });
    const isOpen = () => button.getAttribute('aria-expanded') === 'true';

    await userEvent.click(button);
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(isOpen()).toBe(false);

    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(isOpen()).toBe(false);

    await userEvent.click(button);
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(isOpen()).toBe(false);
  });

  it('Sign Out in the account menu signs out, says so and leads home', async () => {
    const { router, user } = renderAt('/dashboard', <Header />, { account: { user: CUSTOMER.user } });
    await userEvent.click(screen.getByRole('button', { name: 'My Account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(user.getState().user).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  });
});

const toggle = () => screen.getByRole('button', { name: 'Open navigation' });
const sheet = () => within(screen.getByRole('dialog', { name: 'Where to?' }));

describe('the slide-out menu', () => {
  it('the slide-out menu has the links of the header', async () => {
    renderAt('/', <MobileMenu />, { cart: { lines: [{ ...MADAFU, quantity: 2 }] } });
    await userEvent.click(toggle());
    for (const [label, to] of ENTRIES)
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
