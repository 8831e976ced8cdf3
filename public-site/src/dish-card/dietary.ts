import type { Dietary } from '@venue/shared/types';

export const DIETARY_LABELS: Readonly<Record<Dietary, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten Free',
  spicy: 'Spicy',
};

/** Leaves out "vegetarian" for a vegan dish, which is always vegetarian. */
export function shownDietary(dietary: readonly Dietary[]): Dietary[] {
  return dietary.filter((kind) => kind !== 'vegetarian' || !dietary.includes('vegan'));
}
