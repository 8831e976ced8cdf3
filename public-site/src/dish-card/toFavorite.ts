import type { FavoriteDish, MenuGroup } from '@venue/shared/types';
import type { CatalogueDish } from '../catalogue/dish';

/** The menu's tabs as hyphenated slugs, which the favorites show with spaces (spec 2 and 3). */
const CATEGORIES: Readonly<Record<MenuGroup, string>> = {
  starters: 'starters',
  mains: 'main-course',
  desserts: 'desserts',
  beverages: 'beverages',
};

export function toFavorite({ id, name, image, group, price }: CatalogueDish): FavoriteDish {
  return { id, name, image, category: CATEGORIES[group], price };
}
