import { screen } from '@testing-library/react';
import { field, press } from '../testing/asking';
import { AMINA, openPage, staticPage, toasts } from '../testing/openPage';
import { itChargesForDelivery, refusal, mandazi } from '../testing/ordering';
import CheckoutScreen from './CheckoutScreen';

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

  it('a checkout fills in a customer’s details and keeps the order among theirs', async () => {
    const { user } = openPage(CheckoutScreen, { lines: [mandazi], user: AMINA });
    await press('Use my details');
    expect(field('Email')).toHaveValue('amina@example.com');
    await press('Place Order');
    expect(user.getState().orders).toMatchObject([{ id: 'ORD-001', status: 'preparing', total: 700 }]);
  });
});
