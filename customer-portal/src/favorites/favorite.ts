import type { CartDish } from '@venue/shared/rules';
import type { FavoriteDish } from '@venue/shared/types';
import type { Accent, Motif } from '@venue/shared/ui';

/** A category for display: hyphens become spaces (requirements 2, Favorites). */
export const categoryText = (category: string): string => category.replaceAll('-', ' ');

/** A saved dish in the form the cart takes. A favourite has no preparation time, so the line gets the default. */
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

/** The stand-in of a saved dish's photo. */
export const standInOf = (category: string): StandIn =>
  STAND_INS[category] ?? { motif: 'dish', accent: 'forest' };
