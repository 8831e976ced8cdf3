import { connectToasts, type Toast } from '@venue/shared/notify';
import { CartProvider, createCartStore } from '@venue/shared/stores';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartDish } from '../rules/cart';
import { AddToCart } from './AddToCart';

const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const TILAPIA: CartDish = {
  id: 4,
  name: 'Grilled Tilapia',
  price: 1200,
  category: 'mains',
  prepMinutes: 15,
};

function open() {
  toasts.splice(0);
  const cart = createCartStore();
  render(
    <CartProvider store={cart}>
      <AddToCart dish={TILAPIA} />
    </CartProvider>,
  );
  return cart;
}

const button = (name: string) => screen.getByRole('button', { name });
const addButton = () => button('Add to Cart Grilled Tilapia');

describe('Add to Cart', () => {
  it('puts one into the cart and announces it', async () => {
    const cart = open();
    await userEvent.click(addButton());
    expect(cart.getState().lines).toEqual([{ ...TILAPIA, quantity: 1 }]);
    expect(toasts).toEqual([{ title: 'Grilled Tilapia added to cart!', tone: 'success' }]);
  });

  it('becomes a stepper, which is silent and has the focus', async () => {
    const cart = open();
    await userEvent.click(addButton());
    expect(button('Increase quantity of Grilled Tilapia')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: 'Quantity of Grilled Tilapia' })).toHaveTextContent('2');
    expect(cart.getState().lines).toEqual([{ ...TILAPIA, quantity: 2 }]);
    expect(toasts).toHaveLength(1);
  });

  it('comes back at zero, silently, and an Enter too many does not put the dish back', async () => {
    const cart = open();
    await userEvent.click(addButton());
    await userEvent.click(button('Decrease quantity of Grilled Tilapia'));
    expect(addButton()).toBeVisible();
    expect(screen.getByRole('group', { name: 'Grilled Tilapia' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(cart.getState().lines).toEqual([]);
    expect(toasts).toHaveLength(1);
  });

  it('counts on from what is in the cart already', async () => {
    const cart = open();
    act(() => cart.getState().add(TILAPIA, 3));
    await userEvent.click(button('Increase quantity of Grilled Tilapia'));
    expect(cart.getState().lines).toMatchObject([{ id: 4, quantity: 4 }]);
    expect(toasts).toEqual([]);
  });

  it('pressed twice at once adds two and announces one', () => {
    const cart = open();
    const pressed = addButton();
    act(() => {
      pressed.click();
      pressed.click();
    });
    expect(cart.getState().lines).toMatchObject([{ id: 4, quantity: 2 }]);
    expect(toasts).toHaveLength(1);
  });

  it('leaves the focus alone when another tab adds the dish', () => {
    const cart = open();
    act(() => cart.getState().add(TILAPIA));
    expect(button('Increase quantity of Grilled Tilapia')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus alone when another tab takes out what was added here', async () => {
    const cart = open();
    await userEvent.click(addButton());
    act(() => button('Increase quantity of Grilled Tilapia').blur());
    act(() => cart.getState().remove(TILAPIA.id));
    expect(addButton()).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
