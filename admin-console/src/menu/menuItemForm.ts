import type { AdminMenuItem } from '@venue/shared/types';
import type { RecordForm } from '../records/useRecordForm';
import type { MenuItemInput } from './createMenuItems';
import { menuScreen } from './menuScreen';
import { parseNumber } from '../records/parseNumber';

export interface MenuItemFormValues extends Omit<MenuItemInput, 'price'> {
  price: string;
}

/** The form of a new item (requirements 3, Admin menu item). */
const NEW_MENU_ITEM: MenuItemFormValues = {
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

export function toFormValues(item: AdminMenuItem | null): MenuItemFormValues {
  if (!item) return NEW_MENU_ITEM;
  return { ...item, price: String(item.price) };
}

export function toInput(typed: MenuItemFormValues): MenuItemInput {
  const { name, image, price } = typed;
  return { ...typed, name: name.trim(), image: image.trim(), price: parseNumber(price) };
}

/**
 * What is still missing before an item can be added or updated: a name, a stall, a price above 0 (requirements 5, Admin
 * menu items). A blank price counts as 0.
 */
export function missingParts({
  name,
  stallId,
  price,
}: Pick<MenuItemFormValues, 'name' | 'stallId' | 'price'>): string[] {
  return [
    ...(name.trim() === '' ? ['a name'] : []),
    ...(stallId === '' ? ['a stall'] : []),
    ...(parseNumber(price) > 0 ? [] : ['a price above 0']),
  ];
}

/** Without its resource, which names the stalls there are now. */
export const menuItemForm = {
  listPath: menuScreen.path,
  labels: {},
  toFormValues,
  toInput,
} satisfies Omit<RecordForm<AdminMenuItem, MenuItemFormValues, MenuItemInput>, 'resource'>;
