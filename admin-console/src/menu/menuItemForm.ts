import { ADMIN_MENU_CATEGORIES, type AdminMenuCategory, type AdminMenuItem } from '@venue/shared/types';
import {
  choiceField,
  defineForm,
  flagField,
  longTextField,
  priceField,
  textField,
} from '../records/formFields';
import { parseNumber } from '../records/parseNumber';
import { DIETARY } from './dietary';
import { UNKNOWN_STALL, type StallNames } from './menuResource';

const trimmed = (field: ReturnType<typeof textField>) => ({
  ...field,
  read: (typed: string) => typed.trim(),
});

/** The form of an item; a new one is an available main course (requirements 3, Admin menu item). */
export const menuItemForm = (stalls: StallNames) =>
  defineForm<AdminMenuItem>()({
    name: trimmed(textField('Name', { isWide: true })),
    description: longTextField('Description'),
    price: priceField('Price (KSh)', { min: '0' }),
    category: choiceField<AdminMenuCategory>('Category', 'Main Courses', () =>
      ADMIN_MENU_CATEGORIES.map((value) => ({ value, label: value })),
    ),
    stallId: choiceField<string>('Stall', '', (stored) => {
      const isUnknown = stored !== '' && stalls.every(({ id }) => id !== stored);
      const choices = isUnknown ? [...stalls, { id: stored, name: UNKNOWN_STALL }] : stalls;
      return [{ id: '', name: 'Select a stall' }, ...choices].map(({ id, name }) => ({
        value: id,
        label: name,
      }));
    }),
    image: trimmed(textField('Image URL', { type: 'url', optional: true })),
    isVegetarian: flagField(DIETARY.isVegetarian),
    isVegan: flagField(DIETARY.isVegan),
    isGlutenFree: flagField(DIETARY.isGlutenFree),
    isSpicy: flagField(DIETARY.isSpicy),
    isAvailable: flagField('Available', true),
  });

/**
 * What is still missing before an item can be added or updated: a name, a stall, a price above 0 (requirements 5, Admin
 * menu items). A blank price counts as 0.
 */
export function missingParts({
  name,
  stallId,
  price,
}: Record<'name' | 'stallId' | 'price', string>): string[] {
  return [
    ...(name.trim() === '' ? ['a name'] : []),
    ...(stallId === '' ? ['a stall'] : []),
    ...(parseNumber(price) > 0 ? [] : ['a price above 0']),
  ];
}
