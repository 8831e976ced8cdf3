import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createMenuItems, type MenuItems } from './createMenuItems';

const MenuItemsContext = createContext<MenuItems | null>(null);

let menuItems: MenuItems | undefined;

/** The menu items of the page: they survive leaving the screen. */
const defaultMenuItems = () => (menuItems ??= createMenuItems());

/** Replaces the menu items for everything inside it: for tests. */
export function MenuItemsProvider({ items, children }: { items: MenuItems; children: ReactNode }) {
  return <MenuItemsContext value={items}>{children}</MenuItemsContext>;
}

/** The dishes as rows, and what changes them. Only inside `RequireAdmin`. */
export function useMenuItems() {
  const items = useContext(MenuItemsContext) ?? defaultMenuItems();
  const rows = useSyncExternalStore(items.subscribe, items.getRows, items.getRows);
  return { items, rows };
}
