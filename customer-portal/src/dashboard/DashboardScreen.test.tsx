// decisions, Confirmed lists of the dashboard
import type { EventTicket, Reservation } from '@venue/shared/types';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AMINA, openScreen, order, setClock, toasts } from '../testing/openScreen';
import DashboardScreen from './DashboardScreen';

const reservation = (id: string, more: Partial<Reservation> = {}): Reservation => ({
  id,
  date: '2026-11-21',
  time: '19:00',
  guests: 4,
  status: 'confirmed',
  ...more,
});
const ticket = (id: string, more: Partial<EventTicket> = {}): EventTicket => ({
  id,
  eventTitle: `Event ${id}`,
  eventDate: '2026-12-01',
  price: 0,
  status: 'confirmed',
  ticketType: 'Standard',
  ...more,
});
const open = (account = {}, address: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(DashboardScreen, { address: '/dashboard', account, ...address });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) => panel(name).queryAllByRole('listitem');

beforeEach(() => setClock('2026-11-20T12:00:00+03:00'));
afterEach(() => jest.useRealTimers());

it('/dashboard has a tile for each screen of the account', () => {
  open();
  const tiles = within(screen.getByRole('navigation', { name: 'My account' }));
  for (const [name, href] of [
    ['My Orders', '/orders'],
    ['Reservations', '/reservations'],
    ['My Tickets', '/tickets'],
    ['My Profile', '/profile'],
    ['My Reviews', '/reviews'],
    ['My Favorites', '/favorites'],
  ])
    expect(tiles.getByRole('link', { name })).toHaveAttribute('href', href);
});

it.each(['Transactions', 'Credits'])(
  '/dashboard has a tile %s without a function, which says so',
  async (name) => {
    const { router } = open();
    const tile = screen.getByRole('button', { name });
    expect(tile).toHaveAttribute('aria-disabled', 'true');
    expect(tile).toHaveAccessibleDescription('Coming soon');
    await userEvent.click(tile);
    expect(router.state.location.pathname).toBe('/dashboard');
  },
);

it('/dashboard greets the person, and signs them out on the way home', async () => {
  const { user, router } = open();
  const name = screen.getByText('Amina Wanjiru.', { selector: 'bdi' });
  expect(name.parentElement).toHaveTextContent(/^Welcome back, Amina Wanjiru\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(user.getState().user).toBeNull();
  expect(router.state.location.pathname).toBe('/');
  expect(toasts).toMatchObject([{ title: 'Logged out successfully!' }]);
});

it('/dashboard leads an admin, and nobody else, to the admin dashboard', () => {
  open({ user: { ...AMINA, role: 'admin' } });
  expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  open();
  expect(screen.getAllByRole('link', { name: 'Admin Dashboard' })).toHaveLength(1);
});

it('the recent orders are the latest 3, by date and then last appended', () => {
  open({
    orders: [
      order('ORD-001', { date: '2026-11-02' }),
      order('ORD-002', { date: '2026-11-03' }),
      order('ORD-003', { date: '2026-11-01' }),
      order('ORD-004', { date: '2026-11-03' }),
    ],
  });
  const shown = rows('Recent Orders').map((row) => row.textContent?.slice(0, 14));
  expect(shown).toEqual(['Order #ORD-004', 'Order #ORD-002', 'Order #ORD-001']);
  expect(panel('Recent Orders').getByRole('link', { name: 'View All Orders' })).toHaveAttribute(
    'href',
    '/orders',
  );
});

it('the recent orders show dishes, date, total and status', () => {
  open({ orders: [order('ORD-001', { status: 'preparing', date: '2026-11-21', total: 2600 })] });
  expect(rows('Recent Orders')[0]).toHaveTextContent(
    'Order #ORD-001 · Sat, 21 Nov 20262 × MukimoPreparingKSh 2,600',
  );
});

it("a new customer's dashboard shows no recent orders and links to the menu", () => {
  open();
  expect(panel('Recent Orders').getByText(/^No orders yet/)).toBeVisible();
  expect(panel('Recent Orders').getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
});

it('the dashboard shows 2 confirmed reservations, and where those that wait are', () => {
  open({
    reservations: [
      reservation('RES-001', { status: 'pending' }),
      reservation('RES-002', { guests: 10 }),
      reservation('RES-003', { status: 'cancelled' }),
      reservation('RES-004', { guests: 1 }),
      reservation('RES-005'),
      reservation('RES-006', { status: 'pending' }),
      reservation('RES-007', { status: 'pending', date: '2026-11-18' }),
    ],
  });
  const shown = rows('Upcoming Reservations').map((row) => row.textContent);
  expect(shown).toEqual([
    'Sat, 21 Nov 2026, 7:00 PM10+ guests · RES-002ConfirmedManage RES-002',
    'Sat, 21 Nov 2026, 7:00 PM1 guest · RES-004ConfirmedManage RES-004',
  ]);
  expect(screen.getByRole('link', { name: '2 awaiting confirmation' })).toHaveAttribute(
    'href',
    '/reservations',
  );
});

it('the dashboard shows 2 confirmed tickets, and where those that wait are', () => {
  open({
    tickets: [
      ticket('TIC-001', { status: 'pending' }),
      ticket('TIC-007', { status: 'pending', eventDate: '2026-11-18' }),
      ticket('TIC-002'),
      ticket('TIC-003', { status: 'cancelled' }),
      ticket('TIC-004'),
      ticket('TIC-005'),
    ],
  });
  expect(rows('Event Tickets')).toHaveLength(2);
  expect(rows('Event Tickets')[0]).toHaveTextContent('Event TIC-002Tue, 1 Dec 2026 · StandardConfirmed');
  expect(rows('Event Tickets')[1]).toHaveTextContent('Event TIC-004');
  expect(screen.getByRole('link', { name: '1 awaiting confirmation' })).toHaveAttribute('href', '/tickets');
});

it('the dashboard says when no confirmed visit is ahead, without a line about waiting', () => {
  open({
    reservations: [reservation('RES-001', { date: '2026-11-19' })],
    tickets: [ticket('TIC-001', { eventDate: '2026-11-19' })],
  });
  expect(screen.getByText('No upcoming reservations')).toBeVisible();
  expect(screen.getByText('No upcoming tickets')).toBeVisible();
  expect(screen.queryByText(/awaiting confirmation/)).not.toBeInTheDocument();
});

it('the dashboard shows the next visit, with the way there', () => {
  open({ reservations: [reservation('RES-001', { date: '2026-11-23', time: '20:30' })] });
  const visit = panel('Your next visit');
  expect(visit.getByText('Monday, 23 November 2026')).toBeVisible();
  expect(visit.getByText('Table for 4 guests, 8:30 PM')).toBeVisible();
  expect(visit.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('target', '_blank');
  expect(visit.getByRole('link', { name: 'My Reservations' })).toHaveAttribute('href', '/reservations');
});

it('the dashboard offers a table when nothing is planned', () => {
  open({ reservations: [reservation('RES-001', { status: 'pending' })] });
  expect(panel('Your next visit').getByRole('link', { name: 'Book Table' })).toHaveAttribute(
    'href',
    '/reservations',
  );
});

it('the dashboard orders the last order again with one tap', () => {
  open({ orders: [order('ORD-001', { date: '2026-11-09' }), order('ORD-002')] });
  expect(panel('The same again?').getByRole('link', { name: 'Order Again' })).toHaveAttribute(
    'href',
    '/order?reorder=ORD-001',
  );
});

it('the dashboard offers the order page before the first order', () => {
  open();
  expect(panel('Hungry?').getByRole('link', { name: 'Order Online' })).toHaveAttribute('href', '/order');
});

it('the dashboard offers one link to the page that a guard sent to sign-in', () => {
  open({}, { address: { pathname: '/dashboard', state: { continueTo: '/tickets' } } });
  expect(screen.getByRole('link', { name: 'Continue to My Tickets' })).toHaveAttribute('href', '/tickets');
});

it('the dashboard names stored data that was set aside, and shows the rest', () => {
  const { cart } = open({ setAside: ['orders', 'reviews'] });
  act(() => cart.setState({ setAside: ['cart'] }));
  expect(
    screen.getByText(
      'Part of what this browser keeps could not be read: your orders, your reviews, and your cart',
    ),
  ).toBeVisible();
  expect(screen.getByText(/nothing was deleted/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Recent Orders' })).toBeVisible();
});
