import type { Dietary } from '@venue/shared/types';

export const DIETARY_LABELS: Readonly<Record<Dietary, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten Free',
  spicy: 'Spicy',
};

/** Whatever is vegan is vegetarian: one word is enough. */
export function shownDietary(dietary: readonly Dietary[]): Dietary[] {
  return dietary.filter((kind) => kind !== 'vegetarian' || !dietary.includes('vegan'));
}
