import type { Order } from '@venue/shared/types';
import { act, screen } from '@testing-library/react';
import { AMINA, line, openPage } from '../../testing/openPage';
import OrderScreen from '../OrderScreen';

const order: Order = {
  id: 'ORD-001',
  date: '2026-11-01',
  status: 'delivered',
  total: 3400,
  items: [
    { name: 'Grilled Tilapia', price: 1100, quantity: 2 },
    { name: 'Beef Burger', price: 700, quantity: 1 },
    { name: 'Samosas', price: 250, quantity: 2 },
  ],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
};
const visit = { address: '/order?tab=mains&reorder=ORD-001', user: AMINA, orders: [order] };

it('ordering again puts an earlier order into the cart at today’s prices, says what changed, and leaves the address', () => {
  const { cart, router } = openPage(OrderScreen, { ...visit, lines: [line(1, 250, 1, { name: 'Samosas' })] });
  expect(cart.getState().lines).toMatchObject([
    { name: 'Samosas', price: 250, quantity: 3 },
    { id: 4, name: 'Grilled Tilapia', price: 1200, quantity: 2, prepMinutes: 15 },
  ]);
  expect(screen.getByText('The dishes of ORD-001 are in your cart, at today’s prices')).toBeVisible();
  expect(screen.getByText('Grilled Tilapia was KSh 1,100, today KSh 1,200.')).toBeVisible();
  expect(screen.getByText('Not on today’s menu, so left out: Beef Burger.')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=mains');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('ordering again waits until stored orders are read, and runs once', async () => {
  const { cart, user, router } = openPage(OrderScreen, { ...visit, address: '/order' });
  act(() => user.setState({ ready: false }));
  await act(() => router.navigate('/order?reorder=ORD-001'));
  expect(cart.getState().lines).toEqual([]);
  expect(router.state.location.search).toBe('?reorder=ORD-001');
  act(() => user.setState({ ready: true }));
  expect(cart.getState().lines).toHaveLength(2);
  expect(router.state.location.search).toBe('');
  act(() => user.setState({ orders: [order, order] }));
  expect(cart.getState().lines).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
});

it('ordering again says so when nothing of the order is on the menu any more', () => {
  const { cart } = openPage(OrderScreen, {
    ...visit,
    orders: [{ ...order, items: [{ name: 'Beef Burger', price: 700, quantity: 1 }] }],
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
