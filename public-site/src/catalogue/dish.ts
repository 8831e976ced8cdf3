import { paths } from '@venue/shared/paths';
import type { MenuItem } from '@venue/shared/types';
import { SAMPLE_DISH_ID } from './generated/sampleDishId';
import type { CataloguePicture } from './picture';

/** The dish that `/menu/{id}` shows, whatever the id (requirements 2, Dish). Its page is in `generated/sampleDish.ts`. */
export { SAMPLE_DISH_ID };

export const SAMPLE_DISH_PATH = paths.dish(String(SAMPLE_DISH_ID));

/** A dish with its picture. `image` is the picture's URL, which the cart and the favourites store. */
export interface CatalogueDish extends MenuItem {
  picture: CataloguePicture;
}

export function dish({ picture, ...text }: Omit<CatalogueDish, 'image'>): CatalogueDish {
  return { ...text, picture, image: picture.photo };
}

/** The page of `/menu/{id}` for every id (requirements 2, Dish). */
export interface SampleDish {
  dish: CatalogueDish;
  /** The tab that it is under. */
  tab: string;
  longDescription?: string;
  /** The first is the picture of the dish's card. */
  thumbnails: readonly CataloguePicture[];
  ingredients: readonly string[];
  /** Per serving. */
  nutrition: readonly { name: string; amount: string }[];
  allergenNotice?: string;
}
