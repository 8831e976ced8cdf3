import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createMenuItems, type MenuItems } from './createMenuItems';

const MenuItemsContext = createContext<MenuItems | null>(null);

let page: MenuItems | undefined;

/** The dishes of this page: the same when the screen is left and opened again. */
const pageItems = () => (page ??= createMenuItems());

/** Gives dishes of one's own to everything inside it: for tests. */
export function MenuItemsProvider({ items, children }: { items: MenuItems; children: ReactNode }) {
  return <MenuItemsContext value={items}>{children}</MenuItemsContext>;
}

/** The dishes as rows, and what changes them. Only inside `RequireAdmin`. */
export function useMenuItems() {
  const items = useContext(MenuItemsContext) ?? pageItems();
  const rows = useSyncExternalStore(items.subscribe, items.getRows, items.getRows);
  return { items, rows };
}
