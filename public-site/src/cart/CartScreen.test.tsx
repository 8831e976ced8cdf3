import { act, screen, within } from '@testing-library/react';
import CartScreen from './CartScreen';
import { amount, press } from '../testing/asking';
import { line, openPage, staticPage, toasts } from '../testing/openPage';

const samosas = line(1, 250, 2, { name: 'Samosas' });
const tilapia = line(4, 1200, 1, { name: 'Grilled Tilapia' });
const undo = () => act(() => toasts.at(-1)?.action?.run());

it.each([
  [999, 1199],
  [1000, 1200],
  [1001, 1201],
])('/cart charges 200 for delivery on %d', (price, total) => {
  openPage(CartScreen, { lines: [line(7, price)] });
  expect(amount('Subtotal')).toHaveTextContent(`KSh ${price.toLocaleString('en')}`);
  expect(amount('Delivery')).toHaveTextContent(/^KSh 200$/);
  expect(amount('Total')).toHaveTextContent(`KSh ${total.toLocaleString('en')}`);
  expect(screen.getByText('Free delivery above KSh 1,000 is applied at checkout')).toBeVisible();
});

it('/cart leads on to /checkout and back to /menu', () => {
  openPage(CartScreen, { lines: [samosas] });
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/menu');
});

it('the steppers of /cart change quantities without a toast, down to removal', async () => {
  const { cart } = openPage(CartScreen, { lines: [samosas, tilapia] });
  await press('Increase quantity of Samosas');
  expect(amount('Subtotal')).toHaveTextContent('KSh 1,950');
  await press('Decrease quantity of Grilled Tilapia');
  expect(cart.getState().lines).toMatchObject([{ id: 1, quantity: 3 }]);
  expect(toasts).toEqual([]);
});

it('/cart moves the focus to the dish that takes the place of a removed one, at last to the heading', async () => {
  openPage(CartScreen, { lines: [samosas, tilapia] });
  await press('Remove Samosas');
  const [row] = screen.getAllByRole('listitem');
  expect(row).toHaveTextContent('Grilled Tilapia');
  expect(row).toHaveFocus();
  await press('Decrease quantity of Grilled Tilapia');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('Undo on /cart puts a removed dish back in its place', async () => {
  const { cart } = openPage(CartScreen, { lines: [samosas, tilapia] });
  await press('Remove Samosas');
  expect(cart.getState().lines).toEqual([tilapia]);
  expect(toasts).toMatchObject([{ title: 'Samosas removed from cart', action: { label: 'Undo' } }]);
  undo();
  expect(cart.getState().lines).toEqual([samosas, tilapia]);
});

it('Undo on /cart brings a cleared cart back, and the heading has the focus meanwhile', async () => {
  const { cart } = openPage(CartScreen, { lines: [samosas, tilapia] });
  await press('Clear cart');
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  undo();
  expect(cart.getState().lines).toEqual([samosas, tilapia]);
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
  const { cart } = openPage(CartScreen, { lines: [samosas, line(99, 700, 1, { name: 'Beef Burger' })] });
  expect(screen.getByText('No longer on our menu: Beef Burger')).toBeVisible();
  expect(cart.getState().lines).toHaveLength(2);
  expect(amount('Subtotal')).toHaveTextContent('KSh 1,200');
});

it('a stored cart keeps the old price of a dish until the visitor accepts today’s', async () => {
  const wings = line(2, 400, 3, { name: 'Chicken Wings' });
  const { cart } = openPage(CartScreen, { lines: [wings, tilapia] });
  expect(screen.getByText(/Chicken Wings: KSh 400 in your cart, KSh 450 today\./)).toBeVisible();
  expect(amount('Subtotal')).toHaveTextContent('KSh 2,400');
  await press('Use today’s prices');
  expect(cart.getState().lines).toEqual([{ ...wings, price: 450 }, tilapia]);
  expect(screen.queryByText(/Prices have changed/)).not.toBeInTheDocument();
});

it('/cart says that a stored cart could not be read, also when nothing of it is left', () => {
  const { cart } = openPage(CartScreen);
  act(() => cart.setState({ setAside: ['cart'] }));
  expect(screen.getByText(/Part of your saved cart could not be read/)).toBeVisible();
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

it('/cart says when a part of the stored cart could not be read, and when it cannot be saved', () => {
  const { cart } = openPage(CartScreen, { lines: [samosas] });
  act(() => cart.setState({ setAside: ['cart'], storageFailed: true }));
  expect(screen.getByText(/^Part of your saved cart could not be read/)).toBeVisible();
  expect(screen.getByText(/^This browser can’t save your cart/)).toBeVisible();
});

it('/cart shows no notice when nothing of the stored cart has changed', () => {
  openPage(CartScreen, { lines: [samosas, tilapia] });
  const list = screen.getByRole('list', { name: 'Dishes in your cart' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText(/No longer on our menu|Prices have changed/)).not.toBeInTheDocument();
});
