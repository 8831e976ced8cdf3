import { act, screen, within } from '@testing-library/react';
import CartScreen from './CartScreen';
import { amount, press } from '../testing/asking';
import { line, openPage, staticPage, toasts } from '../testing/openPage';
import { FIRST_DISH, ksh, lineOf, SECOND_DISH } from '../testing/realDishes';

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

it('/cart says that a stored cart could not be read, also when nothing of it is left', () => {
  const { cart } = openPage(CartScreen);
  act(() => cart.setState({ setAside: ['cart'] }));
  expect(screen.getByText(/could not be read: your cart$/)).toBeVisible();
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

it('/cart says when a part of the stored cart could not be read, and when it cannot be saved', () => {
  const { cart } = openPage(CartScreen, { lines: [first] });
  act(() => cart.setState({ setAside: ['cart'], storageFailed: true }));
  expect(screen.getByText(/could not be read: your cart$/)).toBeVisible();
  expect(screen.getByText('This browser can’t save what you do here')).toBeVisible();
});

it('/cart shows no notice when nothing of the stored cart has changed', () => {
  openPage(CartScreen, { lines: [first, second] });
  const list = screen.getByRole('list', { name: 'Dishes in your cart' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText(/No longer on our menu|Prices have changed/)).not.toBeInTheDocument();
});
