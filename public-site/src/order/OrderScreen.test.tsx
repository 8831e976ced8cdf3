import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ORDER_PAGE_ITEMS } from '../catalogue/orderItems';
import { amount, field, press } from '../testing/asking';
import { AMINA, line, openPage, staticPage, toasts } from '../testing/openPage';
import { FIRST_DISH, ksh } from '../testing/realDishes';
import { fillIn, itChargesForDelivery, ORDER_PLACED, refusal, mandazi } from '../testing/ordering';
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

it('placing an order says when it arrives, empties cart and form, and offers WhatsApp', async () => {
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
  const link = screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  const text = new URL(link ?? '').searchParams.get('text')?.replaceAll('\u00A0', ' ');
  expect(text).toBe(
    [
      'Hello Bustani Gardens! I would like to order:',
      '2 × Mandazi: KSh 500',
      'Subtotal: KSh 500',
      'Delivery: KSh 200',
      'Total: KSh 700',
      'Name: Amina',
      'Phone: 0711',
      'Address: Kamulu, green gate',
    ].join('\n'),
  );
  await press(`Add to Cart ${FIRST_DISH.name}`);
  expect(field('Full Name')).toHaveValue('');
});

it('a double click places one order', async () => {
  const { user } = openPage(OrderScreen, { lines: [mandazi], user: AMINA });
  await fillIn(GUEST);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Place Order' }));
  expect(user.getState().orders).toHaveLength(1);
  expect(toasts).toHaveLength(1);
});

it('placing an order appends it to the orders of a signed-in customer', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z'), doNotFake: ['setTimeout', 'performance'] });
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

it('the order form offers no saved details to a guest', () => {
  openPage(OrderScreen, { lines: [mandazi] });
  expect(screen.queryByRole('button', { name: 'Use my details' })).not.toBeInTheDocument();
});

it('placing an order sends no request', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  openPage(OrderScreen, { lines: [mandazi] });
  await fillIn(GUEST);
  await press('Place Order');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('the head of the order page names time, radius and free delivery', () => {
  expect(page().description).toMatch(/in 30-45 minutes within 5 km; delivery is free above KSh\u00A01,000/);
});
