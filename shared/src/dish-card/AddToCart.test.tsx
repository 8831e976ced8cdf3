import { CartProvider, createCartStore } from '@venue/shared/stores';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MUKIMO, toasts } from '../testing';
import { AddToCart } from './AddToCart';

function open() {
  toasts.splice(0);
  const cart = createCartStore();
  render(
    <CartProvider store={cart}>
      <AddToCart dish={MUKIMO} />
    </CartProvider>,
  );
  return cart;
}

const button = (name: string) => screen.getByRole('button', { name });
const addButton = () => button('Add to Cart Mukimo');

describe('Add to Cart', () => {
  it('Add to Cart puts one dish into the cart and announces it', async () => {
    const cart = open();
    await userEvent.click(addButton());
    expect(cart.getState().lines).toEqual([{ ...MUKIMO, quantity: 1 }]);
    expect(toasts).toEqual([{ title: 'Mukimo added to cart!', tone: 'success' }]);
  });

  it('Add to Cart becomes a stepper, which announces nothing and has the focus', async () => {
    const cart = open();
    await userEvent.click(addButton());
    expect(button('Increase quantity of Mukimo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: 'Quantity of Mukimo' })).toHaveTextContent('2');
    expect(cart.getState().lines).toEqual([{ ...MUKIMO, quantity: 2 }]);
    expect(toasts).toHaveLength(1);
  });

  it('Add to Cart comes back at zero without a toast, and one Enter too many does not add the dish again', async () => {
    const cart = open();
    await userEvent.click(addButton());
    await userEvent.click(button('Decrease quantity of Mukimo'));
    expect(addButton()).toBeVisible();
    expect(screen.getByRole('group', { name: 'Mukimo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(cart.getState().lines).toEqual([]);
    expect(toasts).toHaveLength(1);
  });

  it('Add to Cart clicked twice at once adds two and announces one', () => {
    const cart = open();
    const pressed = addButton();
    act(() => {
      pressed.click();
      pressed.click();
    });
    expect(cart.getState().lines).toMatchObject([{ id: 4, quantity: 2 }]);
    expect(toasts).toHaveLength(1);
  });

  it('Add to Cart leaves the focus alone when another tab adds the dish', () => {
    const cart = open();
    act(() => cart.getState().add(MUKIMO));
    expect(button('Increase quantity of Mukimo')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('Add to Cart leaves the focus alone when another tab removes the dish', async () => {
    const cart = open();
    await userEvent.click(addButton());
    act(() => button('Increase quantity of Mukimo').blur());
    act(() => cart.getState().remove(MUKIMO.id));
    expect(addButton()).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
