import type { MenuGroup, MenuItem } from '@venue/shared/types';
import type { Motif, Picture } from './picture';

/** A dish with its described picture; `image` is the picture's address, as the cart and the favourites keep it. */
export interface CatalogueDish extends MenuItem {
  picture: Picture;
}

export function dish({ picture, ...text }: Omit<CatalogueDish, 'image'>): CatalogueDish {
  return { ...text, picture, image: picture.url };
}

/** The stand-in of a line that knows no more than its group, such as one from an older cart. */
export const GROUP_MOTIF: Readonly<Record<MenuGroup, Motif>> = {
  starters: 'samosa',
  mains: 'plate',
  desserts: 'cake',
  beverages: 'glass',
};
