import { cartChanges } from './cartChanges';
import { dishNamed, dishOfLine, pictureOfLine, toCartDish, TODAYS_DISHES } from './todaysMenu';
import { line } from '../testing/openPage';

it('today’s menu contains the menu and the extra dishes of the order page, each dish once', () => {
  expect(new Set(TODAYS_DISHES.map(({ id }) => id)).size).toBe(TODAYS_DISHES.length);
  expect(dishNamed('Soda')).toMatchObject({ id: 11, price: 150 });
  expect(dishNamed('Pepper Steak')).toMatchObject({ id: 18, price: 1450 });
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
  expect(dishOfLine({ id: 1, name: 'Beef Burger' })).toBeUndefined();
});

it('a dish that is gone is shown with its stored picture, or the drawing of its group', () => {
  expect(
    pictureOfLine(line(99, 100, 1, { image: 'https://old.example/burger.jpg', category: 'mains' })),
  ).toEqual({
    photo: 'https://old.example/burger.jpg',
    standIn: expect.objectContaining({ motif: 'pot' }),
  });
  expect(pictureOfLine(line(99, 100)).standIn.motif).toBe('dish');
});

it('removed dishes and changed prices are reported, and other lines are not', () => {
  const samosas = line(1, 250, 2, { name: 'Samosas' });
  const wings = line(2, 400, 1, { name: 'Chicken Wings' });
  const burger = line(99, 700);
  expect(cartChanges([samosas, wings, burger])).toEqual({
    gone: [burger],
    repriced: [{ line: wings, today: 450 }],
  });
  expect(cartChanges([samosas])).toEqual({ gone: [], repriced: [] });
});
