import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ORDER_STATUSES } from '@venue/shared/types';
import { AMINA, openScreen, order, request, setClock, toasts } from '../testing/openScreen';
import OrdersScreen from './OrdersScreen';

const open = (orders = [order('ORD-001')], account = {}) =>
  openScreen(OrdersScreen, { address: '/orders', account: { orders, ...account } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => jest.useRealTimers());

it('/orders lists every order, the latest first, with its dishes and total', () => {
  open([
    order('ORD-001', { date: '2026-11-01' }),
    order('ORD-002', { date: '2026-11-21', total: 2600, paymentMethod: 'M-Pesa' }),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Order #ORD-002', 'Order #ORD-001']);
  const [latest] = screen.getAllByRole('article');
  expect(latest).toHaveTextContent('Sat, 21 Nov 2026 · delivery · M-Pesa');
  expect(latest).toHaveTextContent('2 × Mukimo');
  expect(latest).toHaveTextContent('DeliveryKSh 200');
  expect(latest).toHaveTextContent('Total KSh 2,600');
});

it.each(ORDER_STATUSES)('/orders lets an order be tracked only while it is preparing: %s', (status) => {
  open([order('ORD-001', { status })]);
  const button = screen.queryByRole('button', { name: 'Track Order ORD-001' });
  expect(button !== null).toBe(status === 'preparing');
});

it('/orders puts an order into the cart again', () => {
  open([order('ORD-001', { id: 'ORD 1&2' })]);
  expect(screen.getByRole('link', { name: 'Order Again ORD 1&2' })).toHaveAttribute(
    'href',
    '/order?reorder=ORD%201%262',
  );
});

it('/orders says when there are no orders, and leads to the menu', () => {
  open([]);
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
});

const SENT = { at: '2026-11-21T09:00:00.000Z', by: 'sms' } as const;

it.each([
  [null, 'Not sent yet', ['step', null, null, null], /^It has not reached our kitchen yet/],
  [SENT, 'Sent 12:00 PM by SMS', [null, 'step', null, null], /^Delivery takes 30-45 minutes from/],
])(
  'tracking an order (sent: %j) begins with "%s", and has an honest estimate',
  async (sent, first, at, says) => {
    setClock('2026-11-21T12:00:00+03:00');
    const record = { kind: 'ORD', id: 'ORD-001' } as const;
    open([order('ORD-001', { status: 'preparing', date: '2026-11-21' })], {
      requests: [request('order-1', { kind: 'order', entry: null, owner: AMINA.id, record, sent })],
    });
    await press('Track Order ORD-001');
    const panel = within(screen.getByRole('dialog', { name: 'Order #ORD-001' }));
    const steps = within(panel.getByRole('list', { name: 'Steps of your order' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      first,
      'Preparing',
      'On its way',
      'Delivered',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(at);
    expect(panel.getByText(says)).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Send by SMS' }) !== null).toBe(sent === null);
    expect(panel.getByText(/It doesn’t follow the rider/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'Call the kitchen' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
  },
);

it('the tracking of an order at a table has no ride in it', async () => {
  open([order('ORD-001', { status: 'preparing', type: 'dine-in' })]);
  await press('Track Order ORD-001');
  const panel = within(screen.getByRole('dialog', { name: 'Order #ORD-001' }));
  const steps = within(panel.getByRole('list', { name: 'Steps of your order' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent).slice(1)).toEqual(['Preparing', 'At your table']);
  expect(panel.queryByText(/way|rider|deliver/i)).toBeNull();
});

it('the tracking of an order closes when another tab signs in and replaces the orders', async () => {
  const { user } = open([order('ORD-001', { status: 'preparing' })]);
  await press('Track Order ORD-001');
  act(() => user.setState({ orders: [] }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a receipt names the venue, the customer and every line of the order', async () => {
  open([order('ORD-001', { total: 2600, date: '2026-11-21' })]);
  await press('Receipt ORD-001');
  const dialog = screen.getByRole('dialog', { name: 'Receipt' });
  for (const text of ['Bustani Gardens', 'ORD-001', 'Sat, 21 Nov 2026', 'Delivered', 'M-Pesa'])
    expect(dialog).toHaveTextContent(text);
  const lines = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['2\u00A0×\u00A0MukimoKSh\u00A02,400', 'DeliveryKSh\u00A0200']);
  expect(dialog).toHaveTextContent('TotalKSh 2,600');
  expect(dialog).toHaveTextContent('Order summary, not a proof of payment');
});

it('a receipt is printed from a sheet of its own, which is removed afterwards', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  open();
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
  await press('Receipt ORD-001');
  expect(document.querySelector('body > [data-print-sheet]')).toHaveTextContent('ORD-001');
  await press('Print');
  expect(print).toHaveBeenCalledTimes(1);
  print.mockImplementation(() => {
    throw new Error('This app does not print.');
  });
  await press('Print');
  expect(toasts).toMatchObject([{ title: 'This browser can’t print' }]);
  await press('Close');
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
  print.mockRestore();
});
