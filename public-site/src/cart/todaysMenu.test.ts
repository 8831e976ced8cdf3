import { dishNamed, dishOfLine, pictureOfLine, toCartDish, TODAYS_DISHES } from './todaysMenu';
import { DISHES } from '../catalogue/dishes';
import { ORDER_PAGE_ITEMS } from '../catalogue/orderItems';
import { line } from '@venue/shared/testing/fixtures';
import { FIRST_DISH } from '../testing/realDishes';

it('today’s menu contains the menu and the extra dishes of the order page, each dish once', () => {
  expect(new Set(TODAYS_DISHES.map(({ id }) => id)).size).toBe(TODAYS_DISHES.length);
  for (const dish of [...DISHES, ...ORDER_PAGE_ITEMS.flatMap(({ items }) => items)])
    expect(dishNamed(dish.name)).toBe(dish);
  expect(dishNamed('Zebra')).toBeUndefined();
});

it('a cart line made from a dish is matched to that dish with its own picture', () => {
  for (const dish of TODAYS_DISHES) {
    const taken = { ...toCartDish(dish), quantity: 1 };
    expect(dishOfLine(taken)).toBe(dish);
    expect(pictureOfLine(taken)).toBe(dish.picture);
  }
});

it('a reused dish id does not match an older cart line', () => {
  expect(dishOfLine({ id: FIRST_DISH.id, name: 'Zebra' })).toBeUndefined();
});

it('a dish that is gone is shown with its stored picture, or the drawing of its group', () => {
  expect(
    pictureOfLine(line(999, 100, 1, { image: 'https://old.example/burger.jpg', category: 'mains' })),
  ).toEqual({
    photo: 'https://old.example/burger.jpg',
    standIn: expect.objectContaining({ motif: 'pot' }),
  });
  expect(pictureOfLine(line(999, 100)).standIn.motif).toBe('dish');
});
