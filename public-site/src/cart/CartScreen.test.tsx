import { VENUE } from '@venue/shared/venue';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import CartScreen from './CartScreen';
import { amount, press } from '../testing/asking';
import { line, openPage, staticPage, toasts } from '../testing/openPage';
import { FIRST_DISH, ksh, lineOf, SECOND_DISH } from '../testing/realDishes';
import { TillCard } from './placing/TillCard';

const first = lineOf(FIRST_DISH, 2);
const second = lineOf(SECOND_DISH);
const undo = () => act(() => toasts.at(-1)?.action?.run());

it('/cart charges 200 for delivery, also above 1000', () => {
  openPage(CartScreen, { lines: [line(7, 1001)] });
  expect(amount('Subtotal')).toHaveTextContent('KSh 1,001');
  expect(amount('Delivery')).toHaveTextContent(/^KSh 200$/);
  expect(amount('Total')).toHaveTextContent('KSh 1,201');
  expect(screen.getByText('Free delivery above KSh 1,000 is applied at checkout')).toBeVisible();
});

it('/cart leads on to /checkout and back to /menu', () => {
  openPage(CartScreen, { lines: [first] });
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/menu');
});

it('the steppers of /cart change quantities without a toast, down to removal', async () => {
  const { cart } = openPage(CartScreen, { lines: [first, second] });
  await press(`Increase quantity of ${first.name}`);
  expect(amount('Subtotal')).toHaveTextContent(ksh(3 * first.price + second.price));
  await press(`Decrease quantity of ${second.name}`);
  expect(cart.getState().lines).toMatchObject([{ id: first.id, quantity: 3 }]);
  expect(toasts).toEqual([]);
});

it('/cart moves the focus to the dish that takes the place of a removed one, at last to the heading', async () => {
  openPage(CartScreen, { lines: [first, second] });
  await press(`Remove ${first.name}`);
  const [row] = screen.getAllByRole('listitem');
  expect(row).toHaveTextContent(second.name);
  expect(row).toHaveFocus();
  await press(`Decrease quantity of ${second.name}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('Undo on /cart puts a removed dish back in its place', async () => {
  const { cart } = openPage(CartScreen, { lines: [first, second] });
  await press(`Remove ${first.name}`);
  expect(cart.getState().lines).toEqual([second]);
  expect(toasts).toMatchObject([{ title: `${first.name} removed from cart`, action: { label: 'Undo' } }]);
  undo();
  expect(cart.getState().lines).toEqual([first, second]);
});

it('Undo on /cart brings a cleared cart back, and the heading has the focus meanwhile', async () => {
  const { cart } = openPage(CartScreen, { lines: [first, second] });
  await press('Clear cart');
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  undo();
  expect(cart.getState().lines).toEqual([first, second]);
});

it('an empty /cart has no summary and leads to the menu', () => {
  openPage(CartScreen);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.queryByText('Delivery')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/menu');
});

it('the static page of /cart shows a loading state, not an empty cart', () => {
  const page = staticPage(CartScreen);
  expect(page).toHaveTextContent('Your cart');
  expect(page).toHaveTextContent('Loading your cart...');
  expect(page).not.toHaveTextContent(/empty/i);
});

it('a stored cart keeps a dish that is gone from the menu, and says so', () => {
  const { cart } = openPage(CartScreen, { lines: [first, line(999, 700)] });
  expect(screen.getByText('No longer on our menu: Dish 999')).toBeVisible();
  expect(cart.getState().lines).toHaveLength(2);
  expect(amount('Subtotal')).toHaveTextContent(ksh(2 * first.price + 700));
});

it('a stored cart keeps the old price of a dish until the visitor accepts today’s', async () => {
  const { name, price } = FIRST_DISH;
  const old = lineOf(FIRST_DISH, 3, { price: price - 50 });
  const { cart } = openPage(CartScreen, { lines: [old, second] });
  expect(
    screen.getByText(new RegExp(`${name}: ${ksh(price - 50)} in your cart, ${ksh(price)} today`)),
  ).toBeVisible();
  expect(amount('Subtotal')).toHaveTextContent(ksh(3 * (price - 50) + second.price));
  await press('Use today’s prices');
  expect(cart.getState().lines).toEqual([{ ...old, price }, second]);
  expect(screen.queryByText(/Prices have changed/)).not.toBeInTheDocument();
});

it('/cart says that a stored cart could not be read, also when nothing of it is left, and that it cannot be saved', () => {
  const { cart } = openPage(CartScreen);
  act(() => cart.setState({ setAside: ['cart'], storageFailed: true }));
  expect(screen.getByText(/could not be read: your cart$/)).toBeVisible();
  expect(screen.getByText('This browser can’t save what you do here')).toBeVisible();
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

const SHARED = `/cart?dishes=${FIRST_DISH.id}x2,${SECOND_DISH.id}x1`;
const offer = () => screen.queryByText('A cart was shared with you');

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
  expect(screen.queryByRole('button', { name: 'Replace my cart' })).toBeNull();
  await press('No');
  expect(offer()).toBeNull();
  expect(cart.getState().lines).toEqual([]);
  expect(toasts).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('a shared cart names what is not on today’s menu, and brings the rest', async () => {
  const { cart } = openPage(CartScreen, { address: `/cart?dishes=99999x3,${FIRST_DISH.id}x1` });
  expect(screen.getByText('Not on today’s menu, so left out: dish 99999.')).toBeVisible();
  await press('Add them');
  expect(cart.getState().lines).toEqual([lineOf(FIRST_DISH)]);
});

it.each(['99999x3', '<img src=x onerror=alert(1)>'])(
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

it('the till card names no till while the venue has none', () => {
  expect(VENUE.tillNumber).toBeNull();
  render(<TillCard amount={1200} />);
  expect(screen.queryByText(/till/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('the till card names the till and the amount, and copies the number', async () => {
  const user = userEvent.setup();
  render(<TillCard amount={1200} till="123456" />);
  expect(screen.getByRole('region', { name: 'Pay with M-Pesa' })).toHaveTextContent('Till 123456');
  expect(screen.getByText(/^Pay KSh 1,200 to Bustani Gardens/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy till number' }));
  expect(await navigator.clipboard.readText()).toBe('123456');
  expect(toasts).toMatchObject([{ title: 'Till number copied' }]);
});
