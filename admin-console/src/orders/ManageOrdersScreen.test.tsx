import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cells, openOrders, order } from '../testing/openOrders';

afterEach(() => jest.restoreAllMocks());

const ids = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('Manage Orders', () => {
  it('Manage Orders counts the orders and lists the latest first, in the required columns', () => {
    openOrders();
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Orders' })).toBeVisible();
    expect(screen.getByText('4 orders found')).toBeVisible();
    expect(screen.getByText(/^This device only/)).toBeVisible();
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

  it('Manage Orders sorts by total on request', async () => {
    openOrders();
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(ids()[0]).toBe('ORD-003');
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

  it('Back on Manage Orders leads to the dashboard in a tab without a history', async () => {
    tabWith(1);
    const { router } = openOrders();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});
