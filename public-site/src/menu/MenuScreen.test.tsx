import type { MenuGroup } from '@venue/shared/types';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DISHES, MENU_TABS } from '../catalogue/dishes';
import { SAMPLE_DISH } from '../catalogue/generated/sampleDish';
import { AMINA, openPage, staticPage, toasts } from '../testing/openPage';
import { FIRST_DISH, ksh, lineOf, SECOND_DISH } from '../testing/realDishes';
import { CatalogueDishCard } from '../dish-card/CatalogueDishCard';
import MenuScreen from './MenuScreen';
import { PrintedMenu, Words } from './print/PrintedMenu';

const card = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`There is no card of ${name}.`);
  return within(found);
};
const add = (name: string) => userEvent.click(card(name).getByRole('button', { name: /^Add to Cart/ }));
const dishesOf = (group: MenuGroup) => DISHES.filter((dish) => dish.group === group);
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('the menu has the tabs Starters, Main Course, Desserts and Beverages', () => {
  openPage(MenuScreen);
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['Starters', 'Main Course', 'Desserts', 'Beverages']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Starters');
});

it('the menu shows rating, price and Add to Cart on every card', () => {
  openPage(MenuScreen);
  for (const { name, rating, price } of dishesOf('starters')) {
    expect(card(name).getByRole('img', { name: `${rating} out of 5` })).toBeVisible();
    expect(card(name).getByText(ksh(price))).toBeVisible();
    expect(card(name).getByRole('button', { name: `Add to Cart ${name}` })).toHaveTextContent('Add to Cart');
  }
});

it('a dish of which only name, price and group are said has a drawing, and no rating, no time and no empty line', () => {
  const unsaid = { rating: undefined, estimatedTime: undefined, description: undefined, dietary: [] };
  const { standIn } = FIRST_DISH.picture;
  const dish = { ...FIRST_DISH, ...unsaid, id: 99, picture: { photo: '', alt: '', standIn } };
  openPage(() => (
    <ul>
      <CatalogueDishCard dish={dish} />
      <li>
        <Words {...dish} />
      </li>
    </ul>
  ));
  const [shown, printed] = screen.getAllByRole('listitem');
  expect(card(dish.name).queryByRole('img')).toBeNull();
  expect(shown?.textContent?.replace(/\s/g, ' ')).toBe(
    `${dish.name}${ksh(dish.price)}Add to Cart ${dish.name}`,
  );
  expect(shown?.querySelector('p')).toBeNull();
  expect(printed).toBeEmptyDOMElement();
});

it('the menu links only the sample dish to a page of its own', () => {
  openPage(MenuScreen);
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  const links = panels.flatMap((panel) => within(panel).queryAllByRole('link', { hidden: true }));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [SAMPLE_DISH.dish.name, `/menu/${SAMPLE_DISH.dish.id}`],
  ]);
});

it('the menu is on the static page in full', () => {
  const page = staticPage(MenuScreen, '/menu?tab=desserts&q=cake');
  expect(page.querySelectorAll('[role=tabpanel] li')).toHaveLength(DISHES.length);
  expect(page.querySelector('[aria-selected=true]')).toHaveTextContent('Starters');
});

it('Add to Cart puts a dish with its group and its time into the cart, and says so', async () => {
  const { cart } = openPage(MenuScreen);
  const { name, group, estimatedTime } = FIRST_DISH;
  await add(name);
  expect(toasts).toEqual([{ title: `${name} added to cart!`, tone: 'success' }]);
  expect(card(name).getByRole('status')).toHaveTextContent('1');
  expect(cart.getState().lines).toMatchObject([
    { ...lineOf(FIRST_DISH), category: group, prepMinutes: estimatedTime },
  ]);
});

it('the floating cart summary shows item count and total, and leads to /cart', async () => {
  openPage(MenuScreen);
  expect(screen.queryByRole('region', { name: 'Your cart so far' })).not.toBeInTheDocument();
  await add(FIRST_DISH.name);
  const bar = within(screen.getByRole('region', { name: 'Your cart so far' }));
  expect(bar.getByText('1 item')).toBeVisible();
  await add(SECOND_DISH.name);
  expect(bar.getByText('2 items')).toBeVisible();
  expect(bar.getByText(ksh(FIRST_DISH.price + SECOND_DISH.price))).toBeVisible();
  expect(bar.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/cart');
});

it('the search and filters of the menu are in the address and replace its history entry', async () => {
  const { router } = openPage(MenuScreen, { address: '/menu' });
  await userEvent.click(screen.getByRole('button', { name: 'Vegan' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price' }), '1000');
  await userEvent.click(screen.getByRole('tab', { name: 'Main Course' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=mains&diet=vegan&price=1000'));
  expect(router.state.historyAction).toBe('REPLACE');
  const isVegan = dishesOf('mains').filter(
    ({ dietary, price }) => dietary.includes('vegan') && price <= 1000,
  );
  expect(names()).toEqual(isVegan.map(({ name }) => name));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'rice');
  await waitFor(() => expect(router.state.location.search).toContain('q=rice'));
});

it('the search and filters of the menu are read from a shared address, and cleared at once', async () => {
  const { router } = openPage(MenuScreen, { address: '/menu?tab=beverages&q=juice&sort=quickest' });
  expect(screen.getByRole('searchbox')).toHaveValue('juice');
  expect(names()).toContain('Orange Juice');
  expect(names()).not.toContain('Kenyan Coffee');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=beverages'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('the menu reads search and filters from an address that names them all', () => {
  openPage(MenuScreen, {
    address: '/menu?tab=mains&q=beef+%26+rice&diet=vegan&diet=spicy&price=1000&sort=quickest',
  });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Main Course');
  expect(screen.getByRole('searchbox')).toHaveValue('beef & rice');
  expect(screen.getByRole('combobox', { name: 'Price' })).toHaveValue('1000');
  const pressed = screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent);
  expect(pressed).toEqual(['Quickest first', 'Vegan', 'Spicy']);
});

it('the menu says where else a search finds something, and links there', async () => {
  openPage(MenuScreen, { address: '/menu?q=tilapia+grilled' });
  expect(screen.getByRole('heading', { name: 'Nothing under Starters fits' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Main Course (1)' }));
  expect(names()).toContain('Grilled Tilapia');
  expect(screen.getByRole('tab', { name: 'Main Course' })).toHaveFocus();
});

it('the menu names the hits of other tabs beside those of this one, and says their number aloud', async () => {
  openPage(MenuScreen, { address: '/menu?q=tilapia' });
  expect(names()).toEqual(['Crispy Fish Bites']);
  expect(screen.getByText('3 dishes fit: 1 under Starters, 2 under Main Course')).toHaveAttribute(
    'role',
    'status',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Main Course (2)' }));
  expect(names()).toContain('Grilled Tilapia');
});

it('the menu says so when a search finds nothing anywhere', () => {
  openPage(MenuScreen, { address: '/menu?q=zebra' });
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('Try another word, or fewer filters.')).toBeVisible();
});

describe('hearts', () => {
  const { id, name, price } = SAMPLE_DISH.dish;
  const heart = () => screen.getByRole('button', { name: `Favorite: ${name}` });
  const address = '/menu?tab=mains';

  it('the heart of a dish adds it to and removes it from the favorites of a signed-in customer', async () => {
    const { user } = openPage(MenuScreen, { address, user: AMINA });
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(user.getState().favorites).toMatchObject([{ id, name, category: 'main-course', price }]);
    expect(toasts).toEqual([]);
    await userEvent.click(heart());
    expect(user.getState().favorites).toEqual([]);
    expect(toasts).toMatchObject([
      { title: `${name} removed from favorites`, tone: 'success', action: { label: 'Undo' } },
    ]);
  });

  it('the heart of a dish asks a guest to sign in, and leads back to the menu', async () => {
    const { user, router } = openPage(MenuScreen, { address });
    await userEvent.click(heart());
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign In' }));
    expect(router.state.location.pathname).toBe('/signin');
    expect(router.state.location.search).toBe(`?from=${encodeURIComponent(address)}`);
    expect(user.getState().favorites).toEqual([]);
  });
});

const sheet = () => document.querySelector('body > [data-print-sheet]');
const happens = (event: string) => act(() => window.dispatchEvent(new Event(event)));

it('the menu has a button that prints it, and says so where an app cannot', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  openPage(MenuScreen);
  const button = screen.getByRole('button', { name: 'Print the Menu' });
  await userEvent.click(button);
  expect(print).toHaveBeenCalledTimes(1);
  print.mockImplementation(() => {
    throw new Error('No print.');
  });
  await userEvent.click(button);
  expect(toasts).toMatchObject([{ title: 'This browser can’t print' }]);
  print.mockRestore();
});

it('the printed menu has every dish with its price, and is there from the print on until the visitor is back', () => {
  openPage(PrintedMenu);
  expect(sheet()).not.toBeInTheDocument();
  happens('beforeprint');
  for (const { label, dishes } of MENU_TABS) {
    expect(sheet()).toHaveTextContent(label);
    for (const { name } of dishes) expect(sheet()).toHaveTextContent(name);
  }
  expect(sheet()?.textContent?.replace(/\s/g, ' ')).toContain('SamosasKSh 250');
  // Some browsers say so before they print.
  happens('afterprint');
  expect(sheet()).toBeInTheDocument();
  happens('pointerdown');
  expect(sheet()).not.toBeInTheDocument();
});
