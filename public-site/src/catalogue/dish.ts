import { paths } from '@venue/shared/paths';
import type { MenuItem } from '@venue/shared/types';
import type { CataloguePicture } from './picture';

/** Id of the dish that `/menu/{id}` shows, whatever the id (requirements 2, Dish). Its page is in `sampleDish.ts`. */
export const SAMPLE_DISH_ID = 4;

export const SAMPLE_DISH_PATH = paths.dish(String(SAMPLE_DISH_ID));

/** A dish with its picture. `image` is the picture's URL, which the cart and the favourites store. */
export interface CatalogueDish extends MenuItem {
  picture: CataloguePicture;
}

export function dish({ picture, ...text }: Omit<CatalogueDish, 'image'>): CatalogueDish {
  return { ...text, picture, image: picture.photo };
}
