import fc from 'fast-check';
import { createCartStore } from './createCartStore';

const samosas = { id: 1, name: 'Samosas', price: 250 };
const soda = { id: 2, name: 'Soda', price: 150, prepMinutes: 5 };
const tea = { id: 3, name: 'Tea', price: 200 };

const createCart = () => createCartStore().getState;
const quantities = (cart: ReturnType<typeof createCart>) =>
  cart().lines.map(({ id, quantity }) => [id, quantity]);

it('the cart store adds a dish with quantity 1 and raises it by 1 when it is there already', () => {
  const cart = createCart();
  cart().add(samosas);
  cart().add(soda);
  cart().add(samosas);
  expect(cart().lines).toEqual([
    { ...samosas, quantity: 2 },
    { ...soda, quantity: 1 },
  ]);
});

it('the cart store adds several of a dish at once', () => {
  const cart = createCart();
  cart().add(samosas, 3);
  expect(quantities(cart)).toEqual([[1, 3]]);
});

it.each([
  [2, -1, [[1, 1]]],
  [2, -2, []],
  [2, -3, []],
  [2, 1, [[1, 3]]],
  [2, 0, [[1, 2]]],
])('the cart store changes a quantity of %i by %i', (before, delta, expected) => {
  const cart = createCart();
  cart().add(samosas, before);
  cart().changeQuantity(1, delta);
  expect(quantities(cart)).toEqual(expected);
});

it.each([
  [5, [[1, 5]]],
  [1, [[1, 1]]],
  [0, []],
  [-1, []],
])('the cart store sets a quantity to %i', (quantity, expected) => {
  const cart = createCart();
  cart().add(samosas, 2);
  cart().setQuantity(1, quantity);
  expect(quantities(cart)).toEqual(expected);
});

it('the cart store does not add a dish whose quantity is changed before it was added', () => {
  const cart = createCart();
  cart().changeQuantity(1, 1);
  cart().setQuantity(1, 4);
  cart().remove(1);
  expect(cart().lines).toEqual([]);
});

describe('Undo', () => {
  it('Undo puts a removed cart line back where it was', () => {
    const cart = createCart();
    [samosas, soda, tea].forEach((dish) => cart().add(dish, 2));
    const taken = cart().lines.filter(({ id }) => id === 2);
    cart().remove(2);
    cart().restore(taken, 1);
    expect(quantities(cart)).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  it('Undo of Clear keeps what was added to the cart since', () => {
    const cart = createCart();
    cart().add(samosas, 2);
    const taken = cart().lines;
    cart().clear();
    cart().add(samosas);
    cart().add(tea);
    cart().restore(taken);
    expect(quantities(cart)).toEqual([
      [1, 3],
      [3, 1],
    ]);
  });
});

it('the cart store never holds a line twice or with a quantity of 0 or less', () => {
  const change = fc.tuple(
    fc.constantFrom('add', 'change', 'set', 'remove', 'clear', 'restore'),
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: -3, max: 5 }),
  );
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const cart = createCart();
      for (const [kind, id, amount] of changes) {
        const dish = { ...samosas, id };
        if (kind === 'add') cart().add(dish, amount);
        else if (kind === 'change') cart().changeQuantity(id, amount);
        else if (kind === 'set') cart().setQuantity(id, amount);
        else if (kind === 'remove') cart().remove(id);
        else if (kind === 'clear') cart().clear();
        else cart().restore([{ ...dish, quantity: 1 }], amount);
        const { lines } = cart();
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
        expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
      }
    }),
  );
});
