import { parseNumber } from '@venue/shared/rules';
import type { AdminMenuItem } from '@venue/shared/types';
import type { MenuItemInput } from './createMenuItems';

/** What stands in the form. */
export interface TypedMenuItem extends Omit<MenuItemInput, 'price'> {
  price: string;
}

/** Spec 3: a new item's form. */
const NEW_MENU_ITEM: TypedMenuItem = {
  name: '',
  description: '',
  price: '0',
  image: '',
  category: 'Main Courses',
  stallId: '',
  isVegetarian: false,
  isVegan: false,
  isGlutenFree: false,
  isSpicy: false,
  isAvailable: true,
};

export function typedOf(item: AdminMenuItem | null): TypedMenuItem {
  if (!item) return NEW_MENU_ITEM;
  return { ...item, price: String(item.price) };
}

export function inputOf(typed: TypedMenuItem): MenuItemInput {
  const { name, image, price } = typed;
  return { ...typed, name: name.trim(), image: image.trim(), price: parseNumber(price) };
}

/**
 * What is still missing before an item can be added or updated (spec 5): a name, a stall, a price above 0. A blank
 * price counts as 0. Empty when nothing is.
 */
export function missingParts({
  name,
  stallId,
  price,
}: Pick<TypedMenuItem, 'name' | 'stallId' | 'price'>): string[] {
  return [
    ...(name.trim() === '' ? ['a name'] : []),
    ...(stallId === '' ? ['a stall'] : []),
    ...(parseNumber(price) > 0 ? [] : ['a price above 0']),
  ];
}
