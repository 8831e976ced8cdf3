import { MADAFU, MANDAZI } from '../testing/fixtures';
import { createCartStore } from './createCartStore';

const tea = { id: 3, name: 'Tea', price: 200 };

const createCart = () => createCartStore().getState;
const quantities = (cart: ReturnType<typeof createCart>) =>
  cart().lines.map(({ id, quantity }) => [id, quantity]);

describe('Undo', () => {
  it('Undo puts a removed cart line back where it was', () => {
    const cart = createCart();
    [MANDAZI, MADAFU, tea].forEach((dish) => cart().add(dish, 2));
    const taken = cart().lines.filter(({ id }) => id === MADAFU.id);
    cart().remove(MADAFU.id);
    cart().restore(taken, 1);
    expect(quantities(cart)).toEqual([
      [MANDAZI.id, 2],
      [MADAFU.id, 2],
      [tea.id, 2],
    ]);
  });

  it('Undo of Clear keeps what was added to the cart since', () => {
    const cart = createCart();
    cart().add(MANDAZI, 2);
    const taken = cart().lines;
    cart().clear();
    cart().add(MANDAZI);
    cart().add(tea);
    cart().restore(taken);
    expect(quantities(cart)).toEqual([
      [1, 3],
      [3, 1],
    ]);
  });
});
