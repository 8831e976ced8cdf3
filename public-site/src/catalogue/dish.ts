import { paths } from '@venue/shared/paths';
import type { MenuGroup, MenuItem } from '@venue/shared/types';
import type { CataloguePicture } from './picture';
import { standIn } from './picture';

/** The dish that `/menu/{id}` shows, whatever the id (requirements 2, Dish); it stands in `sample-dish.ts`. */
export const SAMPLE_DISH_ID = 4;

/** The one address of the sample dish, whatever other id leads to it. */
export const SAMPLE_DISH_PATH = paths.dish(String(SAMPLE_DISH_ID));

/** A dish with its described picture; `image` is the picture's address, as the cart and the favourites keep it. */
export interface CatalogueDish extends MenuItem {
  picture: CataloguePicture;
}

export function dish({ picture, ...text }: Omit<CatalogueDish, 'image'>): CatalogueDish {
  return { ...text, picture, image: picture.photo };
}

/** The stand-in of a line that knows no more than its group, such as one from an older cart. */
export const GROUP_STAND_INS: Readonly<Record<MenuGroup, CataloguePicture['standIn']>> = {
  starters: standIn('dish'),
  mains: standIn('pot'),
  desserts: standIn('cake'),
  beverages: standIn('juice'),
};
