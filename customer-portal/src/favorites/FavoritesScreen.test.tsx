import type { FavoriteDish } from '@venue/shared/types';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openScreen, toasts } from '../testing/openScreen';
import { categoryText } from './favorite';
import FavoritesScreen from './FavoritesScreen';

jest.setTimeout(30_000); // a busy machine types slowly

const TILAPIA: FavoriteDish = {
  id: 5,
  name: 'Grilled Tilapia',
  image: 'https://images.unsplash.com/photo-1',
  category: 'main-course',
  price: 1200,
};
const SAMOSAS: FavoriteDish = { id: 1, name: 'Samosas', image: '', category: 'starters', price: 250 };
const SODA: FavoriteDish = { id: 11, name: 'Soda', image: '', category: 'beverages', price: 150 };

const open = (...favorites: FavoriteDish[]) =>
  openScreen(FavoritesScreen, { address: '/favorites', account: { favorites } });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('the favorites page has a heading, a subtitle and the way back to the dashboard', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible();
  expect(screen.getByText('Your saved dishes for quick ordering')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
});

it('the favorites page shows image, name, category, price, heart and Add to Cart of each dish', () => {
  open(TILAPIA);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('img', { name: 'Grilled Tilapia' })).toHaveAttribute(
    'src',
    expect.stringContaining('photo-1'),
  );
  expect(card.getByRole('heading', { name: 'Grilled Tilapia' })).toBeVisible();
  expect(card.getByText('main course')).toBeVisible();
  expect(card.getByText(/KSh/).textContent).toBe('KSh\u00a01,200');
  expect(card.getByRole('button', { name: 'Remove Grilled Tilapia from favorites' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Add to Cart Grilled Tilapia' })).toBeVisible();
  expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
});

it.each([
  ['main-course', 'main course'],
  ['from-the-grill', 'from the grill'],
  ['starters', 'starters'],
  ['', ''],
])('the favorites page shows the category %s as "%s"', (category, text) => {
  expect(categoryText(category)).toBe(text);
});

it('the favorites page has a drawing for a dish without a photo', () => {
  open({ ...SAMOSAS, category: 'something-new' });
  expect(screen.getByRole('img', { name: 'Samosas' })).toBeVisible();
});

it('the favorites page says when there are no favorites, and leads to the menu', () => {
  open();
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  expect(screen.getByText('Start adding dishes to your favorites for quick access')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
});

it('the favorites page asks a guest to sign in', () => {
  openScreen(FavoritesScreen, { address: '/favorites', account: { user: null, favorites: [TILAPIA] } });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin?from=%2Ffavorites');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('the favorites page does not say "No favorites yet" before the stored ones are read', () => {
  openScreen(FavoritesScreen, { address: '/favorites', account: { user: null, ready: false } });
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
});

it('removing a favorite removes only that one, says so, and can be undone', async () => {
  const { user } = open(SAMOSAS, TILAPIA);
  await press('Remove Grilled Tilapia from favorites');
  expect(user.getState().favorites).toEqual([SAMOSAS]);
  expect(toasts).toMatchObject([
    { title: 'Grilled Tilapia removed from favorites', tone: 'success', action: { label: 'Undo' } },
  ]);
  act(() => toasts[0]?.action?.run());
  expect(user.getState().favorites).toEqual([SAMOSAS, TILAPIA]);
  expect(names()).toEqual(['Samosas', 'Grilled Tilapia']);
});

it('removing a favorite moves the focus to the next one, from the last to the one before, and at the end to the heading', async () => {
  const { user } = open(SAMOSAS, TILAPIA, SODA);
  const isFocused = (name: string) =>
    expect(screen.getByRole('heading', { name }).closest('li')).toHaveFocus();
  await press('Remove Grilled Tilapia from favorites');
  isFocused('Soda');
  await userEvent.keyboard('{Enter}');
  expect(user.getState().favorites).toHaveLength(2);
  await press('Remove Soda from favorites');
  isFocused('Samosas');
  await press('Remove Samosas from favorites');
  expect(screen.getByRole('heading', { level: 1, name: 'My Favorites' })).toHaveFocus();
});

it('removing a favorite leaves the focus alone when another tab removes one', () => {
  const { user } = open(SAMOSAS, TILAPIA);
  act(() => user.getState().removeFavorite(SAMOSAS.id));
  expect(names()).toEqual(['Grilled Tilapia']);
  expect(document.body).toHaveFocus();
});

it('ordering a favorite puts it into the cart and says so', async () => {
  const { cart } = open(TILAPIA);
  await press('Add to Cart Grilled Tilapia');
  expect(cart.getState().lines).toEqual([
    {
      id: 5,
      name: 'Grilled Tilapia',
      price: 1200,
      image: TILAPIA.image,
      category: 'main-course',
      quantity: 1,
    },
  ]);
  expect(toasts).toEqual([{ title: 'Grilled Tilapia added to cart!', tone: 'success' }]);
  expect(screen.getByRole('group', { name: 'Quantity of Grilled Tilapia' })).toHaveTextContent('1');
});
