import type { CartDish } from '@venue/shared/rules';
import type { FavoriteDish } from '@venue/shared/types';
import type { Accent, Motif } from '@venue/shared/ui';

/** Hyphens are shown as spaces (requirements 2, Favorites). */
export const categoryText = (category: string): string => category.replaceAll('-', ' ');

/** A saved dish on its way into the cart; how long it takes is the kitchen's usual time there. */
export function toCartDish({ id, name, price, image, category }: FavoriteDish): CartDish {
  return { id, name, price, image, category };
}

interface StandIn {
  motif: Motif;
  accent: Accent;
}

const STAND_INS: Readonly<Record<string, StandIn>> = {
  starters: { motif: 'dish', accent: 'clay' },
  'main-course': { motif: 'pot', accent: 'moss' },
  desserts: { motif: 'cake', accent: 'rose' },
  beverages: { motif: 'juice', accent: 'sun' },
};

/** The drawing of a saved dish whose photo is not there. */
export const standInOf = (category: string): StandIn =>
  STAND_INS[category] ?? { motif: 'dish', accent: 'forest' };
