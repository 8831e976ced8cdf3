import { MUKIMO, order as orderOf } from '@venue/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { AMINA, openPage } from '../../testing/openPage';
import { FIRST_DISH, ksh, lineOf, SECOND_DISH } from '../../testing/realDishes';
import OrderScreen from '../OrderScreen';

/** Of two dishes of today's menu, one at another price, and of one that is not on it. */
const order = orderOf('ORD-001', {
  total: 3400,
  items: [
    { name: SECOND_DISH.name, price: SECOND_DISH.price - 50, quantity: 2 },
    { name: MUKIMO.name, price: MUKIMO.price, quantity: 1 },
    { name: FIRST_DISH.name, price: FIRST_DISH.price, quantity: 2 },
  ],
});
const visit = { address: '/order?tab=mains&reorder=ORD-001', user: AMINA, orders: [order] };

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

it('ordering again waits until stored orders are read, and runs once', async () => {
  const { cart, user, router } = openPage(OrderScreen, { ...visit, address: '/order' });
  act(() => user.setState({ ready: false }));
  await act(() => router.navigate('/order?reorder=ORD-001'));
  expect(cart.getState().lines).toEqual([]);
  expect(router.state.location.search).toBe('?reorder=ORD-001');
  act(() => user.setState({ ready: true }));
  expect(cart.getState().lines).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  act(() => user.setState({ orders: [order, order] }));
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
