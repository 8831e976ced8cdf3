import type { Typed } from './typed';

export type MenuGroup = 'starters' | 'mains' | 'desserts' | 'beverages';

export type Dietary = 'vegetarian' | 'vegan' | 'gluten-free' | 'spicy';

/** A dish of the public menu (requirements 3, Public menu item). `price` in KSh, `estimatedTime` in minutes; the owner may say less. */
export interface MenuItem {
  id: number;
  name: string;
  description?: string;
  price: number;
  rating?: number;
  /** Empty where there is none. */
  image: string;
  group: MenuGroup;
  estimatedTime?: number;
  dietary: Dietary[];
}

export const ADMIN_MENU_CATEGORIES = [
  'Appetizers',
  'Main Courses',
  'Desserts',
  'Beverages',
  'Sides',
  'Specials',
] as const;
export type AdminMenuCategory = (typeof ADMIN_MENU_CATEGORIES)[number];

/** A dish as `/admin/menu` edits it; it exists on this device only. */
export interface AdminMenuItem {
  id: number;
  name: Typed;
  description: Typed;
  price: number;
  image: string;
  category: AdminMenuCategory;
  stallId: string;
  isVegetarian: boolean;
  isVegan: boolean;
  isGlutenFree: boolean;
  isSpicy: boolean;
  isAvailable: boolean;
}
