import type { MenuGroup, MenuItem } from '@venue/shared/types';
import type { CataloguePicture } from './picture';
import { standIn } from './picture';

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
