import { act, screen, waitFor } from '@testing-library/react';
import { press } from '../../testing/asking';
import { line, openPage, toasts } from '../../testing/openPage';
import { FIRST_DISH, ksh, lineOf, SECOND_DISH } from '../../testing/realDishes';
import CartScreen from '../CartScreen';

const SHARED = `/cart?dishes=${FIRST_DISH.id}x2,${SECOND_DISH.id}x1`;
const offer = () => screen.queryByText('A cart was shared with you');
const undo = () => act(() => toasts.at(-1)?.action?.run());

it('a shared cart is named with its price, and nothing is added before the answer', () => {
  const { cart } = openPage(CartScreen, { address: SHARED, lines: [line(999, 700)] });
  const total = ksh(2 * FIRST_DISH.price + SECOND_DISH.price);
  expect(
    screen.getByText(
      `2 × ${FIRST_DISH.name}, 1 × ${SECOND_DISH.name}: ${total} at today’s prices, without delivery.`,
    ),
  ).toBeVisible();
  expect(cart.getState().lines).toEqual([line(999, 700)]);
});

it('a shared cart is added to what is there, the address is /cart again, and Undo takes only it back', async () => {
  const { cart, router } = openPage(CartScreen, { address: SHARED, lines: [lineOf(FIRST_DISH)] });
  await press('Add them');
  expect(cart.getState().lines).toEqual([lineOf(FIRST_DISH, 3), lineOf(SECOND_DISH)]);
  expect(offer()).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(toasts).toMatchObject([{ title: 'The shared dishes are in your cart', tone: 'success' }]);
  act(() => cart.getState().changeQuantity(FIRST_DISH.id, 1));
  undo();
  expect(cart.getState().lines).toEqual([lineOf(FIRST_DISH, 2)]);
});

it('a shared cart replaces what is there, and Undo brings that back', async () => {
  const mine = [line(999, 700), lineOf(SECOND_DISH, 4)];
  const { cart, router } = openPage(CartScreen, { address: SHARED, lines: mine });
  await press('Replace my cart');
  expect(cart.getState().lines).toEqual([lineOf(FIRST_DISH, 2), lineOf(SECOND_DISH)]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(toasts).toMatchObject([{ title: 'Your cart was replaced' }]);
  undo();
  expect(cart.getState().lines).toEqual(mine);
});

it('a shared cart that is declined changes nothing, and the focus is on the heading', async () => {
  const { cart, router } = openPage(CartScreen, { address: SHARED });
  await press('No');
  expect(offer()).toBeNull();
  expect(cart.getState().lines).toEqual([]);
  expect(toasts).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('a shared cart has nothing to replace in an empty cart', () => {
  openPage(CartScreen, { address: SHARED });
  expect(screen.getByRole('button', { name: 'Add them' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace my cart' })).toBeNull();
});

it('a shared cart names what is not on today’s menu, and brings the rest', async () => {
  const { cart } = openPage(CartScreen, { address: `/cart?dishes=99999x3,${FIRST_DISH.id}x1` });
  expect(screen.getByText('Not on today’s menu, so left out: dish 99999.')).toBeVisible();
  await press('Add them');
  expect(cart.getState().lines).toEqual([lineOf(FIRST_DISH)]);
});

it.each(['99999x3', 'javascript:alert(1)', '<img src=x onerror=alert(1)>'])(
  'a shared cart of which nothing is on today’s menu (%s) can only be closed',
  async (dishes) => {
    const { cart, router } = openPage(CartScreen, { address: `/cart?dishes=${encodeURIComponent(dishes)}` });
    expect(screen.getByText('Nothing of the shared cart is on today’s menu')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add them' })).toBeNull();
    await press('Close');
    expect(cart.getState().lines).toEqual([]);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  },
);

it('a shared cart waits until the stored cart is read', async () => {
  const { cart, router } = openPage(CartScreen, { address: '/cart' });
  act(() => cart.setState({ ready: false }));
  await act(() => router.navigate(SHARED));
  expect(offer()).toBeNull();
  act(() => cart.setState({ ready: true }));
  expect(offer()).toBeVisible();
});

it('a cart of dishes that are all gone from the menu can’t be shared', () => {
  openPage(CartScreen, { lines: [line(999, 700)] });
  expect(screen.queryByRole('button', { name: 'Share this cart' })).toBeNull();
});
