import { ORDER_STATUSES, type Order, type OrderStatus } from '@venue/shared/types';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER, openScreen, toasts, type Visit } from '../testing/openScreen';
import ManageOrdersScreen from './ManageOrdersScreen';

jest.setTimeout(30_000); // a busy machine types slowly

const order = (id: string, date: string, status: OrderStatus, more: Partial<Order> = {}): Order => ({
  id,
  date,
  status,
  total: 2400,
  items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
  ...more,
});

const ORDERS: Order[] = [
  order('ORD-001', '2026-11-09', 'delivered'),
  order('ORD-002', '2026-11-16', 'preparing', {
    total: 1950,
    items: [
      { name: 'Samosas', price: 250, quantity: 3 },
      { name: 'Orange Juice', price: 300, quantity: 4 },
    ],
  }),
  order('ORD-003', '2026-11-16', 'confirmed', { total: 950 }),
  order('ORD-004', '2026-11-10', 'cancelled'),
];

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const openOrders = (orders: Order[] = ORDERS, visit: Visit = {}) =>
  openScreen(ManageOrdersScreen, { address: '/admin/orders', account: { orders }, ...visit });

const ids = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const cells = (id: string) =>
  within(screen.getByRole('row', { name: new RegExp(id) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** The colours a badge has: one class for each tone. */
const paint = (badge: HTMLElement) => badge.className;

describe('Manage Orders', () => {
  it('shows how many orders there are, the latest first, in the columns of the specification', () => {
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

  it('keeps the words of the count for one and for none', () => {
    openOrders([order('ORD-001', '2026-11-09', 'delivered')]);
    expect(screen.getByText('1 orders found')).toBeVisible();
  });

  it('paints confirmed and cancelled the same grey, unlike delivered and preparing', () => {
    openOrders();
    const badge = (word: string) => paint(within(screen.getByRole('table')).getByText(word));
    expect(badge('Confirmed')).toBe(badge('Cancelled'));
    expect(new Set(['Confirmed', 'Delivered', 'Preparing'].map(badge)).size).toBe(3);
  });

  it.each([
    ['ord-002', ['ORD-002']],
    ['tilapia', ['ORD-003', 'ORD-004', 'ORD-001']],
    ['Orange Juice', ['ORD-002']],
    ['00', ['ORD-003', 'ORD-002', 'ORD-004', 'ORD-001']],
  ])('finds %p by order id or item name', async (typed, found) => {
    openOrders();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by order ID or item name' }), typed);
    expect(ids()).toEqual(found);
    expect(screen.getByText(`${found.length} orders found`)).toBeVisible();
  });

  it('filters by status', async () => {
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

  it('sorts by total on request', async () => {
    openOrders();
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(ids()[0]).toBe('ORD-003');
  });

  it('says what to do when the filters leave nothing', async () => {
    openOrders(ORDERS, { address: { pathname: '/admin/orders', search: '?q=pizza' } });
    expect(screen.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your filters')).toBeVisible();
    expect(screen.getByText('0 orders found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search and Filters' }));
    expect(ids()).toHaveLength(4);
  });

  it('says that there are none yet', () => {
    openOrders([]);
    expect(screen.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    expect(screen.getByText('There are no orders in the system yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Search and Filters' })).not.toBeInTheDocument();
  });

  it.each([{ account: { user: null } }, { account: { user: CUSTOMER } }])('is closed to %j', (visit) => {
    openOrders(ORDERS, visit);
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByText('ORD-001')).not.toBeInTheDocument();
  });
});

describe('the Back button of Manage Orders', () => {
  const tabWith = (entries: number) => jest.spyOn(window.history, 'length', 'get').mockReturnValue(entries);

  it('goes back in the browser history, past every search and filter', async () => {
    tabWith(2);
    const { router } = openOrders(ORDERS, { from: '/somewhere?tab=2' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled');
    expect(router.state.location.search).toBe('?status=cancelled');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/somewhere', search: '?tab=2' });
  });

  it('leads to the dashboard in a tab without a history', async () => {
    tabWith(1);
    const { router } = openOrders();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

describe('the details of an order', () => {
  const openDetails = async (id = 'ORD-002') => {
    const opened = openOrders();
    await userEvent.click(screen.getByRole('button', { name: `View Details of ${id}` }));
    return { ...opened, details: within(screen.getByRole('dialog', { name: `Order #${id}` })) };
  };
  const value = (details: ReturnType<typeof within>, term: string) =>
    details.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

  it('list every item with quantity and line total, then total, type, payment method and status', async () => {
    const { details } = await openDetails();
    expect(details.getByText('Close')).toHaveFocus();
    expect(details.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Samosas3 × KSh\u00A0250KSh\u00A0750',
      'Orange Juice4 × KSh\u00A0300KSh\u00A01,200',
    ]);
    expect(value(details, 'Total')).toBe('KSh\u00A01,950');
    expect(value(details, 'Type')).toBe('Delivery');
    expect(value(details, 'Payment Method')).toBe('M-Pesa');
    expect(value(details, 'Status')).toBe('Preparing');
  });

  it.each(ORDER_STATUSES)(
    'Update with %s only writes to the console and closes, and says so',
    async (status) => {
      const { details, user } = await openDetails();
      const before = structuredClone(user.getState().orders);
      const selector = details.getByRole('combobox', { name: 'Update Status' });
      expect(selector).toHaveValue('preparing');
      expect(selector).toHaveAccessibleDescription(
        "Update only writes to the browser's console: the order stays as it is.",
      );
      await userEvent.selectOptions(selector, status);
      await userEvent.click(details.getByRole('button', { name: 'Update' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(logged).toHaveBeenCalledTimes(1);
      expect(logged.mock.calls[0]?.join(' ')).toMatch(new RegExp(`ORD-002.*${status}`));
      expect(user.getState().orders).toEqual(before);
      expect(cells('ORD-002')).toContain('Preparing');
      expect(toasts).toEqual([]);
    },
  );

  it('name the delivery fee where the total holds one, so that the amounts add up', async () => {
    const { details } = await openDetails('ORD-001');
    expect(details.queryByText('Delivery Fee')).not.toBeInTheDocument();
    cleanup();
    openOrders([order('ORD-009', '2026-11-20', 'preparing', { total: 2600 })]);
    await userEvent.click(screen.getByRole('button', { name: 'View Details of ORD-009' }));
    expect(value(within(screen.getByRole('dialog')), 'Delivery Fee')).toBe('KSh\u00A0200');
  });

  it('close without a trace', async () => {
    const { details } = await openDetails();
    await userEvent.click(details.getByText('Close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });
});
