import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { amount, field, press } from '../testing/asking';
import { AMINA, line, openPage, staticPage, toasts } from '../testing/openPage';
import CheckoutScreen from './CheckoutScreen';

jest.setTimeout(30_000);

const samosas = line(1, 250, 2, { name: 'Samosas', prepMinutes: 8 });
const fillIn = async (email = 'amina@example.com') => {
  await userEvent.type(field('Full Name'), 'Amina');
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Phone Number'), '0711');
};

describe('an empty checkout', () => {
  it('leads to the menu and keeps its form', () => {
    openPage(CheckoutScreen);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('form', { name: 'Customer Information' })).toBeVisible();
    expect(screen.queryByText('Subtotal')).not.toBeInTheDocument();
  });

  it('says that the cart is empty before it looks for missing fields', async () => {
    openPage(CheckoutScreen);
    await press('Place Order');
    expect(toasts).toEqual([
      {
        title: 'Cart is empty',
        text: 'Add some items to your cart first.',
        tone: 'error',
        untilSuccess: true,
      },
    ]);
    expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
  });

  it('is waiting on the static page, not empty', () => {
    const page = staticPage(CheckoutScreen);
    expect(page).toHaveTextContent('Checkout');
    expect(page).toHaveTextContent('Loading your cart...');
    expect(page).not.toHaveTextContent(/empty/i);
    expect(page.querySelector('[type=submit]')).toBeDisabled();
  });
});

describe('a checkout', () => {
  it.each([
    [999, 'KSh 200', 'KSh 1,199', 'Add KSh 1 more for free delivery'],
    [1000, 'KSh 200', 'KSh 1,200', null],
    [1001, 'Free', 'KSh 1,001', null],
  ])('of %d pays %s for delivery', (price, fee, total, nudge) => {
    openPage(CheckoutScreen, { lines: [line(7, price)] });
    expect(amount('Delivery')).toHaveTextContent(fee);
    expect(amount('Total')).toHaveTextContent(total);
    if (nudge) expect(screen.getByText(nudge)).toBeVisible();
    else expect(screen.queryByText(/more for free delivery/)).not.toBeInTheDocument();
  });

  it('needs name, email and phone, and nothing else', async () => {
    const { cart } = openPage(CheckoutScreen, { lines: [samosas] });
    await press('Place Order');
    expect(toasts).toEqual([
      {
        title: 'Missing information',
        text: 'Please fill in all required fields.',
        tone: 'error',
        untilSuccess: true,
      },
    ]);
    expect(field('Full Name')).toHaveFocus();
    expect(field('Full Name')).toHaveAccessibleDescription('Enter your name');
    expect(field('Email')).toHaveAccessibleDescription('Enter your e-mail address');
    expect(field('Phone Number')).toHaveAccessibleDescription('Enter your phone number');
    expect(cart.getState().lines).toEqual([samosas]);
  });

  it('checks what the e-mail address looks like', async () => {
    openPage(CheckoutScreen, { lines: [samosas] });
    await fillIn('amina@');
    await press('Place Order');
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Enter an e-mail address like name@example.com');
    expect(toasts).toMatchObject([{ title: 'Missing information' }]);
  });

  it('places the order, empties cart and form, and then says that the cart is empty', async () => {
    const { cart } = openPage(CheckoutScreen, { lines: [samosas] });
    await fillIn();
    await press('Place Order');
    expect(toasts).toEqual([
      {
        title: 'Order Placed Successfully!',
        text: 'Your order will be delivered in 38 minutes.',
        tone: 'success',
      },
    ]);
    expect(cart.getState().lines).toEqual([]);
    expect(field('Full Name')).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await press('Place Order');
    expect(toasts.at(-1)).toMatchObject({ title: 'Cart is empty' });
  });

  it('fills in a customer’s details and keeps the order among theirs', async () => {
    const { user } = openPage(CheckoutScreen, { lines: [samosas], user: AMINA });
    await press('Use my details');
    expect(field('Email')).toHaveValue('amina@example.com');
    await press('Place Order');
    expect(user.getState().orders).toMatchObject([{ id: 'ORD-001', status: 'preparing', total: 700 }]);
  });
});
