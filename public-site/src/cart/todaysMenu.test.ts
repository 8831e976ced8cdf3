import { cartChanges } from './cartChanges';
import { dishNamed, dishOfLine, pictureOfLine, toCartDish, TODAYS_DISHES } from './todaysMenu';
import { line } from '../testing/openPage';

it('today’s menu sells the menu and what only the order page has, each dish once', () => {
  expect(new Set(TODAYS_DISHES.map(({ id }) => id)).size).toBe(TODAYS_DISHES.length);
  expect(dishNamed('Soda')).toMatchObject({ id: 11, price: 150 });
  expect(dishNamed('Pepper Steak')).toMatchObject({ id: 18, price: 1450 });
  expect(dishNamed('Zebra')).toBeUndefined();
});

it('today’s menu finds in every dish the line it put into the cart, with its own picture', () => {
  for (const dish of TODAYS_DISHES) {
    const taken = { ...toCartDish(dish), quantity: 1 };
    expect(dishOfLine(taken)).toBe(dish);
    expect(pictureOfLine(taken)).toBe(dish.picture);
  }
});

it('today’s menu does not take a dish for another that now has its number', () => {
  expect(dishOfLine({ id: 1, name: 'Beef Burger' })).toBeUndefined();
});

it('today’s menu shows a dish that is gone with the picture it came with, or a drawing of its group', () => {
  expect(
    pictureOfLine(line(99, 100, 1, { image: 'https://old.example/burger.jpg', category: 'mains' })),
  ).toEqual({
    photo: 'https://old.example/burger.jpg',
    standIn: expect.objectContaining({ motif: 'pot' }),
  });
  expect(pictureOfLine(line(99, 100)).standIn.motif).toBe('dish');
});

it('today’s menu tells what is gone and what costs something else today, and leaves the rest alone', () => {
  const samosas = line(1, 250, 2, { name: 'Samosas' });
  const wings = line(2, 400, 1, { name: 'Chicken Wings' });
  const burger = line(99, 700);
  expect(cartChanges([samosas, wings, burger])).toEqual({
    gone: [burger],
    repriced: [{ line: wings, today: 450 }],
  });
  expect(cartChanges([samosas])).toEqual({ gone: [], repriced: [] });
});
