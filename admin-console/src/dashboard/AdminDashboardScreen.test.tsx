import { sampleOrders } from '@venue/shared/samples';
import type { Order } from '@venue/shared/types';
import { screen, within } from '@testing-library/react';
import { NOW, openScreen } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';
import AdminDashboardScreen from './AdminDashboardScreen';

const open = (visit: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(AdminDashboardScreen, { address: '/admin/dashboard', ...visit });

const order = (number: number): Order => ({
  id: `ORD-00${number}`,
  date: `2026-11-0${number}`,
  status: 'confirmed',
  total: 1000 * number,
  items: [{ name: 'Mandazi', price: 500, quantity: number }],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('/admin/dashboard', () => {
  it('the admin dashboard has tiles to the lists, reservations with their total count', async () => {
    open();
    expect(await screen.findByText('10 in total')).toBeVisible();
    const tiles = within(screen.getByRole('list', { name: 'Screens' })).getAllByRole('link');
    expect(tiles.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/reservations',
      '/admin/events',
      '/admin/stalls',
      '/admin/menu',
    ]);
  });

  it('the admin dashboard lists the 5 most recent orders with date, status, total and item count', () => {
    open({ account: { orders: [1, 2, 3, 4, 5, 6].map(order) } });
    const orders = within(
      screen.getByRole('heading', { name: 'Recent Orders' }).closest('section') ?? document.body,
    );
    const rows = orders.getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent(/Order #ORD-0062026-11-06 · 6 itemsKSh\s6,000Confirmed/);
    expect(orders.queryByText('Order #ORD-001')).not.toBeInTheDocument();
    expect(orders.getByRole('link', { name: 'View All Orders' })).toHaveAttribute('href', '/admin/orders');
  });

  it('the admin dashboard lists the first 5 reservations', async () => {
    open();
    await screen.findByText('10 in total');
    const part = within(
      screen.getByRole('heading', { name: 'Reservations' }).closest('section') ?? document.body,
    );
    const rows = part.getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('RES-0012026-11-22 at 19:00 · 4 guestsConfirmed');
    expect(part.getByRole('link', { name: 'View All Reservations' })).toHaveAttribute(
      'href',
      '/admin/reservations',
    );
  });

  it('the admin dashboard links to the Add dialogs', () => {
    open();
    const cards = within(screen.getByRole('list', { name: 'Quick add' })).getAllByRole('link');
    expect(cards.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/events/new',
      '/admin/stalls/new',
      '/admin/menu/new',
    ]);
  });

  it('the admin dashboard prints the number of every bar', () => {
    open({ account: { orders: sampleOrders(NOW) } });
    const bars = within(screen.getByRole('list', { name: 'Latest orders not cancelled, in KSh' }));
    expect(bars.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual(['2,400#001', '3,600#002']);
    expect(screen.getByText(/KSh\s6,000/)).toBeVisible();
  });

  it('the admin dashboard offers the page somebody wanted before signing in', () => {
    open({ address: { pathname: '/admin/dashboard', state: { continueTo: '/admin/orders?q=ORD-001' } } });
    expect(screen.getByRole('link', { name: /^Continue to/ })).toHaveAttribute(
      'href',
      '/admin/orders?q=ORD-001',
    );
  });
});

describe('the dashboard of an empty house', () => {
  const server = venueServer();

  it('the admin dashboard says that there are no orders and no reservations yet', async () => {
    await server.put({ reservations: [] });
    open({ data: liveData(server), account: { orders: [] } });
    expect(await screen.findByText('0 in total')).toBeVisible();
    expect(screen.getAllByText('No orders yet')[0]).toBeVisible();
    expect(screen.getAllByText('No reservations yet')[0]).toBeVisible();
  });
});
