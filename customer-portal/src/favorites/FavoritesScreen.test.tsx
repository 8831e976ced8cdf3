import type { FavoriteDish } from '@venue/shared/types';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openScreen, toasts } from '../testing/openScreen';
import { categoryText } from './categoryText';
import FavoritesScreen from './FavoritesScreen';

const MUKIMO: FavoriteDish = {
  id: 5,
  name: 'Mukimo',
  image: 'https://images.unsplash.com/photo-1',
  category: 'main-course',
  price: 1200,
};
const MANDAZI: FavoriteDish = { id: 1, name: 'Mandazi', image: '', category: 'starters', price: 250 };
const MADAFU: FavoriteDish = { id: 11, name: 'Madafu', image: '', category: 'beverages', price: 150 };

const open = (...favorites: FavoriteDish[]) =>
  openScreen(FavoritesScreen, { address: '/favorites', account: { favorites } });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('the favorites page shows image, name, category, price, heart and Add to Cart of each dish', () => {
  open(MUKIMO);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('img', { name: 'Mukimo' })).toHaveAttribute(
    'src',
    expect.stringContaining('photo-1'),
  );
  expect(card.getByRole('heading', { name: 'Mukimo' })).toBeVisible();
  expect(card.getByText('main course')).toBeVisible();
  expect(card.getByText(/KSh/).textContent).toBe('KSh\u00a01,200');
  expect(card.getByRole('button', { name: 'Remove Mukimo from favorites' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Add to Cart Mukimo' })).toBeVisible();
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

it('the favorites page says when there are no favorites, and leads to the menu', () => {
  open();
  expect(screen.getByText('Your saved dishes for quick ordering')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  expect(screen.getByText('Start adding dishes to your favorites for quick access')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
});

it('removing a favorite removes only that one, says so, and can be undone', async () => {
  const { user } = open(MUKIMO, MANDAZI);
  await press('Remove Mukimo from favorites');
  expect(user.getState().favorites).toEqual([MANDAZI]);
  expect(toasts).toMatchObject([
    { title: 'Mukimo removed from favorites', tone: 'success', action: { label: 'Undo' } },
  ]);
  act(() => toasts[0]?.action?.run());
  // in its place
  expect(user.getState().favorites).toEqual([MUKIMO, MANDAZI]);
  expect(names()).toEqual(['Mukimo', 'Mandazi']);
});

it('removing a favorite moves the focus to the next one, from the last to the one before, and at the end to the heading', async () => {
  const { user } = open(MANDAZI, MUKIMO, MADAFU);
  const isFocused = (name: string) =>
    expect(screen.getByRole('heading', { name }).closest('li')).toHaveFocus();
  await press('Remove Mukimo from favorites');
  isFocused('Madafu');
  await userEvent.keyboard('{Enter}');
  expect(user.getState().favorites).toHaveLength(2);
  await press('Remove Madafu from favorites');
  isFocused('Mandazi');
  await press('Remove Mandazi from favorites');
  expect(screen.getByRole('heading', { level: 1, name: 'My Favorites' })).toHaveFocus();
});
