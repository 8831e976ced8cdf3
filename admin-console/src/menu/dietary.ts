import type { AdminMenuItem } from '@venue/shared/types';

/** What the console calls the dietary flags of a dish, in this order. */
export const DIETARY = {
  isVegetarian: 'Vegetarian',
  isVegan: 'Vegan',
  isGlutenFree: 'Gluten Free',
  isSpicy: 'Spicy',
} as const satisfies Partial<Record<keyof AdminMenuItem, string>>;

export const DIETARY_FLAGS = Object.keys(DIETARY) as (keyof typeof DIETARY)[];

export const dietaryWords = (item: AdminMenuItem) =>
  DIETARY_FLAGS.filter((flag) => item[flag]).map((flag) => DIETARY[flag]);
