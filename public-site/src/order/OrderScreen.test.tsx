import { MUKIMO, order as orderOf, setClock } from '@venue/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ORDER_PAGE_ITEMS } from '../catalogue/orderItems';
import { amount, field, press } from '../testing/asking';
import { AMINA, line, openPage, staticPage, toasts, whatsappText } from '../testing/openPage';
import { FIRST_DISH, ksh, lineOf, SECOND_DISH } from '../testing/realDishes';
import { fillIn, itChargesForDelivery, mandazi, ORDER_PLACED, refusal } from '../testing/ordering';
import OrderScreen, { page } from './OrderScreen';

const GUEST = { 'Full Name': 'Amina', 'Phone Number': '0711', 'Delivery Address': 'Kamulu, green gate' };

it('the order page has the tabs Starters, Mains and Beverages with their items and prices', async () => {
  openPage(OrderScreen);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Starters',
    'Mains',
    'Beverages',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Beverages' }));
  const panel = within(screen.getByRole('tabpanel'));
  const { items } = ORDER_PAGE_ITEMS.find(({ label }) => label === 'Beverages') ?? { items: [] };
  expect(panel.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    items.map(({ name }) => name),
  );
  for (const { price } of items) expect(panel.getAllByText(ksh(price))).not.toEqual([]);
});

it('the order page keeps the tab in the address', async () => {
  const { router } = openPage(OrderScreen, { address: '/order?tab=mains' });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Mains');
  await userEvent.click(screen.getByRole('tab', { name: 'Beverages' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=beverages'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('the order page asks for the delivery details once something is in the cart', async () => {
  openPage(OrderScreen);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await press(`Add to Cart ${FIRST_DISH.name}`);
  expect(screen.getByRole('form', { name: 'Delivery details' })).toBeVisible();
  expect(toasts).toEqual([{ title: `${FIRST_DISH.name} added to cart!`, tone: 'success' }]);
});

it('the order page leads from the phone’s order bar to the delivery form', async () => {
  openPage(OrderScreen, { lines: [mandazi] });
  await press('Proceed to Checkout');
  expect(screen.getByRole('heading', { name: 'Delivery details' })).toHaveFocus();
});

it('the static order page shows a loading state, not an empty cart', () => {
  const page = staticPage(OrderScreen, '/order?tab=mains');
  expect(page).toHaveTextContent('Order Online');
  expect(page).toHaveTextContent('Loading your cart...');
  expect(page).not.toHaveTextContent(/empty/i);
  // It is there for the browser, which fills in what was typed before Back or a reload.
  expect(page.querySelector('form')).toHaveAttribute('hidden');
});

describe('an order', () => {
  itChargesForDelivery(OrderScreen);

  it.each([
    ['2026-11-29T19:00', 'The kitchen is open until 11:00 PM', '38 minutes(about 7:40 PM)'],
    [
      '2026-12-25T04:00',
      'The kitchen is closed now and opens Saturday at 11:00 AM (Christmas Day)',
      '38 minutes(about 11:40 AM on Saturday)',
    ],
  ])('an order at %s reads "%s" and "%s", and can be placed', async (now, kitchen, minutes) => {
    setClock(`${now}:00+03:00`);
    openPage(OrderScreen, { lines: [mandazi] });
    expect(screen.getByText(kitchen)).toBeVisible();
    expect(amount('Estimated delivery')?.textContent?.replace('\n', '')).toBe(minutes);
    await fillIn(GUEST);
    await press('Place Order');
    expect(toasts).toEqual([ORDER_PLACED]);
    jest.useRealTimers();
  });

  it('an order takes as long as the slowest dish plus 30 minutes', () => {
    openPage(OrderScreen, { lines: [mandazi, line(7, 100, 1, { prepMinutes: 12 })] });
    expect(amount('Estimated delivery')).toHaveTextContent('42 minutes');
    expect(screen.getByText('Delivery takes 30-45 min within a 5km radius.')).toBeVisible();
  });
});

it('placing an order needs name, phone and address', async () => {
  const { cart } = openPage(OrderScreen, { lines: [mandazi] });
  await userEvent.type(field('Full Name'), 'Amina');
  await press('Place Order');
  expect(toasts).toEqual([refusal('Missing Information', 'Please fill in all required delivery details.')]);
  expect(field('Phone Number')).toHaveFocus();
  expect(field('Phone Number')).toHaveAccessibleDescription('Enter your phone number');
  expect(field('Delivery Address')).toHaveAccessibleDescription('Enter the delivery address');
  expect(field('Full Name')).toHaveValue('Amina');
  expect(cart.getState().lines).toEqual([mandazi]);
});

// requirements 1, What is sent
it('placing an order says when it arrives, empties cart and form, offers WhatsApp, and sends no request', async () => {
  setClock('2026-11-29T19:00:00+03:00');
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const { cart, user } = openPage(OrderScreen, { lines: [mandazi] });
  await fillIn(GUEST);
  await press('Place Order');
  expect(toasts).toEqual([ORDER_PLACED]);
  expect(cart.getState().lines).toEqual([]);
  expect(user.getState().orders).toEqual([]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toHaveFocus();
  expect(amount('2 × Mandazi')).toHaveTextContent('KSh 500');
  expect(amount('Total')).toHaveTextContent('KSh 700');
  const link = screen.getByRole('link', { name: 'Send on WhatsApp' });
  expect(whatsappText(link).replaceAll('\u00A0', ' ')).toBe(
    [
      'Hello Bustani Gardens! I would like to order:',
      '2 × Mandazi: KSh 500',
      'Subtotal: KSh 500',
      'Delivery: KSh 200',
      'Total: KSh 700',
      'Delivery time: 38 minutes, once we have your order (about 7:40 PM if sent now)',
      'Name: Amina',
      'Phone: 0711',
      'Address: Kamulu, green gate',
    ].join('\n'),
  );
  await press(`Add to Cart ${FIRST_DISH.name}`);
  expect(field('Full Name')).toHaveValue('');
  // What is read of today says nothing of the visitor (decisions, Today).
  expect(fetched.mock.calls.filter(([address]) => address !== '/today.json')).toEqual([]);
  jest.useRealTimers();
  fetched.mockRestore();
});

it('placing an order appends it to the orders of a signed-in customer', async () => {
  setClock('2026-11-20T22:30:00Z');
  const { user } = openPage(OrderScreen, { lines: [mandazi], user: AMINA });
  await press('Use my details');
  expect(field('Full Name')).toHaveValue('Amina Wanjiru');
  expect(field('Phone Number')).toHaveValue('+254 711 000 000');
  expect(field('Delivery Address')).toHaveValue('Kamulu, Nairobi');
  await press('Place Order');
  jest.useRealTimers();
  expect(user.getState().orders).toEqual([
    {
      id: 'ORD-001',
      date: '2026-11-21', // already tomorrow in Nairobi
      status: 'preparing',
      total: 700,
      items: [{ name: 'Mandazi', price: 250, quantity: 2 }],
      type: 'delivery',
      paymentMethod: 'M-Pesa',
    },
  ]);
  expect(amount('Order')).toHaveTextContent('ORD-001');
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/orders');
});

it('the head of the order page names time, radius and free delivery', () => {
  expect(page().description).toMatch(/in 30-45 minutes within 5 km; delivery is free above KSh\u00A01,000/);
});

/** Of two dishes of today's menu, one at another price, and of one that is not on it. */
const earlier = orderOf('ORD-001', {
  total: 3400,
  items: [
    { name: SECOND_DISH.name, price: SECOND_DISH.price - 50, quantity: 2 },
    { name: MUKIMO.name, price: MUKIMO.price, quantity: 1 },
    { name: FIRST_DISH.name, price: FIRST_DISH.price, quantity: 2 },
  ],
});
const visit = { address: '/order?tab=mains&reorder=ORD-001', user: AMINA, orders: [earlier] };

it('ordering again puts an earlier order into the cart at today’s prices, says what changed, and leaves the address', async () => {
  const { cart, router } = openPage(OrderScreen, { ...visit, lines: [lineOf(FIRST_DISH)] });
  expect(cart.getState().lines).toMatchObject([lineOf(FIRST_DISH, 3), lineOf(SECOND_DISH, 2)]);
  expect(screen.getByText('The dishes of ORD-001 are in your cart, at today’s prices')).toBeVisible();
  const { name, price } = SECOND_DISH;
  expect(screen.getByText(`${name} was ${ksh(price - 50)}, today ${ksh(price)}.`)).toBeVisible();
  expect(screen.getByText('Not on today’s menu, so left out: Mukimo.')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=mains'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('ordering again can be undone, and its notice closed', async () => {
  const { cart } = openPage(OrderScreen, { ...visit, lines: [lineOf(FIRST_DISH)] });
  await press('Undo');
  expect(cart.getState().lines).toMatchObject([lineOf(FIRST_DISH)]);
  expect(screen.queryByText(/^The dishes of ORD-001/)).not.toBeInTheDocument();
});

it('a dish without a preparation time takes as long as today’s menu says', () => {
  const { prepMinutes, ...favourite } = lineOf(FIRST_DISH);
  openPage(OrderScreen, { lines: [favourite] });
  expect(amount('Estimated delivery')).toHaveTextContent(`${(prepMinutes ?? 0) + 30} minutes`);
});

it('ordering again waits until stored orders are read, and runs once', async () => {
  const { cart, user, router } = openPage(OrderScreen, { ...visit, address: '/order' });
  act(() => user.setState({ ready: false }));
  await act(() => router.navigate('/order?reorder=ORD-001'));
  expect(cart.getState().lines).toEqual([]);
  expect(router.state.location.search).toBe('?reorder=ORD-001');
  act(() => user.setState({ ready: true }));
  expect(cart.getState().lines).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  act(() => user.setState({ orders: [earlier, earlier] }));
  expect(cart.getState().lines).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
});

it('ordering again says so when nothing of the order is on the menu any more', () => {
  const { cart } = openPage(OrderScreen, {
    ...visit,
    orders: [orderOf('ORD-001')],
  });
  expect(screen.getByText('Nothing of ORD-001 is on today’s menu')).toBeVisible();
  expect(cart.getState().lines).toEqual([]);
});

it('ordering again says so when there is no such order', () => {
  openPage(OrderScreen, { ...visit, orders: [] });
  expect(screen.getByText('There is no order ORD-001 among your orders')).toBeVisible();
});

it('ordering again asks a guest to sign in, whatever orders this device keeps', () => {
  const { cart } = openPage(OrderScreen, { ...visit, user: null });
  expect(cart.getState().lines).toEqual([]);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/signin?from=${encodeURIComponent('/order?reorder=ORD-001')}`,
  );
});
