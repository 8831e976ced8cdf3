import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { cells, openOrders, order, ORDERS } from '../testing/openOrders';

afterEach(() => jest.restoreAllMocks());

const ids = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
/** The colours a badge has: one class for each tone. */
const paint = (badge: HTMLElement) => getComputedStyle(badge).background;

describe('Manage Orders', () => {
  it('Manage Orders counts the orders and lists the latest first, in the required columns', () => {
    openOrders();
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Orders' })).toBeVisible();
    expect(screen.getByText('4 orders found')).toBeVisible();
    expect(screen.getByText(/^This device only/)).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order ID',
      'Date',
      'Items',
      'Total',
      'Status',
      'Actions',
    ]);
    expect(ids()).toEqual(['ORD-003', 'ORD-002', 'ORD-004', 'ORD-001']);
    expect(cells('ORD-002')).toEqual([
      '2026-11-16',
      '7',
      'KSh\u00A01,950',
      'Preparing',
      'View Details of ORD-002',
    ]);
  });

  it('Manage Orders says "orders found" also for one and for none', () => {
    openOrders([order('ORD-001', '2026-11-09', 'delivered')]);
    expect(screen.getByText('1 orders found')).toBeVisible();
  });

  it('confirmed and cancelled orders have the same grey badge, unlike delivered and preparing ones', () => {
    openOrders();
    const badge = (word: string) => paint(within(screen.getByRole('table')).getByText(word));
    expect(badge('Confirmed')).toBe(badge('Cancelled'));
    expect(new Set(['Confirmed', 'Delivered', 'Preparing'].map(badge)).size).toBe(3);
  });

  it('the search of orders finds by order ID or item name', async () => {
    openOrders();
    for (const [typed, found] of [
      ['ord-002', ['ORD-002']],
      ['mukimo', ['ORD-003', 'ORD-004', 'ORD-001']],
      ['Sugarcane Juice', ['ORD-002']],
      ['00', ['ORD-003', 'ORD-002', 'ORD-004', 'ORD-001']],
    ] as const) {
      const search = screen.getByRole('searchbox', { name: 'Search by order ID or item name' });
      await userEvent.clear(search);
      await fill(search, typed);
      expect(ids()).toEqual(found);
      expect(screen.getByText(`${found.length} orders found`)).toBeVisible();
    }
  });

  it('Manage Orders filters by status', async () => {
    openOrders();
    const filter = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Statuses', 'Confirmed', 'Preparing', 'Delivered', 'Cancelled']);
    await userEvent.selectOptions(filter, 'Cancelled');
    expect(ids()).toEqual(['ORD-004']);
    await userEvent.selectOptions(filter, 'All Statuses');
    expect(ids()).toHaveLength(4);
  });

  it('Manage Orders sorts by total on request', async () => {
    openOrders();
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(ids()[0]).toBe('ORD-003');
  });

  it('Manage Orders says what to do when the filters leave nothing', async () => {
    openOrders(ORDERS, { address: { pathname: '/admin/orders', search: '?q=pizza' } });
    expect(screen.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your filters')).toBeVisible();
    expect(screen.getByText('0 orders found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search and Filters' }));
    expect(ids()).toHaveLength(4);
  });

  it('Manage Orders says that there are no orders yet', () => {
    openOrders([]);
    expect(screen.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    expect(screen.getByText('There are no orders in the system yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Search and Filters' })).not.toBeInTheDocument();
  });
});

describe('the Back button of Manage Orders', () => {
  const tabWith = (entries: number) => jest.spyOn(window.history, 'length', 'get').mockReturnValue(entries);

  it('Back on Manage Orders goes back in the browser history, past every search and filter', async () => {
    tabWith(2);
    const { router } = openOrders(ORDERS, { from: '/somewhere?tab=2' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled');
    await waitFor(() => expect(router.state.location.search).toBe('?status=cancelled'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/somewhere', search: '?tab=2' });
  });

  it('Back on Manage Orders leads to the dashboard in a tab without a history', async () => {
    tabWith(1);
    const { router } = openOrders();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});
