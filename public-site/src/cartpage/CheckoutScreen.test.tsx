import { act, screen } from '@testing-library/react';
import { field, press } from '../testing/asking';
import { AMINA, openPage, staticPage, toasts } from '../testing/openPage';
import { fillIn, itChargesForDelivery, ORDER_PLACED, refusal, mandazi } from '../testing/ordering';
import CheckoutScreen from './CheckoutScreen';

const GUEST = { 'Full Name': 'Amina', Email: 'amina@example.com', 'Phone Number': '0711' };

it('an empty checkout leads to the menu and keeps its form', () => {
  openPage(CheckoutScreen);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('form', { name: 'Customer Information' })).toBeVisible();
  expect(screen.queryByText('Subtotal')).not.toBeInTheDocument();
});

it('an empty checkout says that the cart is empty before it looks for missing fields', async () => {
  openPage(CheckoutScreen);
  await press('Place Order');
  expect(toasts).toEqual([refusal('Cart is empty', 'Add some items to your cart first.')]);
  expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
});

it('the static page of the checkout shows a loading state, not an empty cart', () => {
  const page = staticPage(CheckoutScreen);
  expect(page).toHaveTextContent('Checkout');
  expect(page).toHaveTextContent('Loading your cart...');
  expect(page).not.toHaveTextContent(/empty/i);
  expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
});

describe('a checkout', () => {
  itChargesForDelivery(CheckoutScreen);

  it('a checkout requires name, email and phone, and nothing else', async () => {
    const { cart } = openPage(CheckoutScreen, { lines: [mandazi] });
    await press('Place Order');
    expect(toasts).toEqual([refusal('Missing information', 'Please fill in all required fields.')]);
    expect(field('Full Name')).toHaveFocus();
    expect(field('Full Name')).toHaveAccessibleDescription('Enter your name');
    expect(field('Email')).toHaveAccessibleDescription('Enter your e-mail address');
    expect(field('Phone Number')).toHaveAccessibleDescription('Enter your phone number');
    expect(cart.getState().lines).toEqual([mandazi]);
  });

  it('a checkout places the order, empties cart and form, and then says that the cart is empty', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { cart } = openPage(CheckoutScreen, { lines: [mandazi] });
    await fillIn(GUEST);
    await press('Place Order');
    expect(toasts).toEqual([ORDER_PLACED]);
    expect(cart.getState().lines).toEqual([]);
    expect(field('Full Name')).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1100));
    await press('Place Order');
    expect(toasts.at(-1)).toMatchObject({ title: 'Cart is empty' });
    jest.useRealTimers();
  });

  it('a checkout fills in a customer’s details and keeps the order among theirs', async () => {
    const { user } = openPage(CheckoutScreen, { lines: [mandazi], user: AMINA });
    await press('Use my details');
    expect(field('Email')).toHaveValue('amina@example.com');
    await press('Place Order');
    expect(user.getState().orders).toMatchObject([{ id: 'ORD-001', status: 'preparing', total: 700 }]);
  });
});
