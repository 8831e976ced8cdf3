import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { press } from '../../testing/asking';
import { openPage, toasts } from '../../testing/openPage';
import { ksh, lineOf } from '../../testing/realDishes';
import { SAMPLE_DISH } from '../../catalogue/generated/sampleDish';
import DishScreen, { page } from './DishScreen';
import { routes } from '../../routes';

const { dish } = SAMPLE_DISH;
const count = () =>
  within(screen.getByRole('group', { name: `Quantity of ${dish.name}` })).getByRole('status');

it.each(['/menu/4', '/menu/1', '/menu/anything'])(
  'the dish page shows the one fixed sample dish at %s',
  (address) => {
    openPage(DishScreen, { address });
    expect(screen.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
    expect(screen.getByText(ksh(dish.price))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute('href', '/menu');
  },
);

it('the stepper of the dish page never goes below one', async () => {
  openPage(DishScreen);
  await press(`Decrease quantity of ${dish.name}`);
  expect(count()).toHaveTextContent('1');
});

it('the dish page adds as many as the stepper says, with one toast, and resets the stepper to one', async () => {
  const { cart } = openPage(DishScreen);
  await press(`Increase quantity of ${dish.name}`);
  await press(`Increase quantity of ${dish.name}`);
  await press('Add to Cart');
  expect(cart.getState().lines).toMatchObject([lineOf(dish, 3)]);
  expect(toasts).toEqual([{ title: 'Added to Cart', tone: 'success' }]);
  expect(count()).toHaveTextContent('1');
});

it('the dish page shows the picture of the chosen thumbnail', async () => {
  openPage(DishScreen);
  const thumbnails = within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button');
  expect(thumbnails).toHaveLength(SAMPLE_DISH.thumbnails.length);
  const [first, second] = thumbnails;
  expect(first).toHaveAttribute('aria-pressed', 'true');
  if (second) await userEvent.click(second);
  expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('img', { name: SAMPLE_DISH.thumbnails[1]?.alt })).toBeVisible();
});

it('the dish page names ingredients, nutrition and allergens', () => {
  openPage(DishScreen);
  const ingredients = within(screen.getByRole('region', { name: 'Ingredients' }));
  expect(ingredients.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    SAMPLE_DISH.ingredients,
  );
  const nutrition = within(screen.getByRole('region', { name: 'Nutrition Info' }));
  for (const { name, amount } of SAMPLE_DISH.nutrition) {
    expect(nutrition.getByText(name)).toBeVisible();
    expect(nutrition.getByText(amount)).toBeVisible();
  }
  expect(screen.getByText(SAMPLE_DISH.allergenNotice ?? '')).toBeVisible();
});

it('the page of the sample dish has its name and price in the head, and one address', () => {
  const { id, name, description, price } = dish;
  expect(page()).toMatchObject({ title: name, description });
  const route = routes.find(({ path }) => path === '/menu/:id');
  expect(route?.handle.page({ id: '99' })).toMatchObject({ canonical: `/menu/${id}` });
  expect(page().jsonLd).toMatchObject({ name, offers: { price, priceCurrency: 'KES' } });
  // The head tells search engines that this dish is free of gluten.
  expect(dish.dietary).toContain('gluten-free');
});
