import { SAMPLE_MENU_ITEMS } from '../generated/samples';
import type { AdminMenuItem, Dietary } from '../types';
import { photo } from './photo';

interface SampleDish extends Pick<AdminMenuItem, 'name' | 'description' | 'price' | 'category'> {
  photo: string;
  stall: number;
  dietary: readonly Dietary[];
  isAvailable?: boolean;
}

/** The initial items of `/admin/menu`, which never come from a server (requirements 7, Without a server call). */
export function sampleMenuItems(): AdminMenuItem[] {
  return SAMPLE_MENU_ITEMS.map(
    ({ photo: id, stall, dietary, isAvailable = true, ...words }: SampleDish, index) => ({
      id: index + 1,
      ...words,
      image: photo(id),
      stallId: String(stall),
      isVegetarian: dietary.includes('vegetarian'),
      isVegan: dietary.includes('vegan'),
      isGlutenFree: dietary.includes('gluten-free'),
      isSpicy: dietary.includes('spicy'),
      isAvailable,
    }),
  );
}
