import { nextMenuItemId } from '@venue/shared/rules';
import { sampleMenuItems } from '@venue/shared/samples';
import type { AdminMenuItem } from '@venue/shared/types';

/** A menu item without its id, as a form gives it. */
export type MenuItemInput = Omit<AdminMenuItem, 'id'>;

/** The menu items. No server keeps them: a reload resets them (requirements 7, Without a server call). */
export interface MenuItems {
  subscribe: (listener: () => void) => () => void;
  /** The same list until something changes. */
  getRows: () => readonly AdminMenuItem[];
  /** Whether a reload would lose changes. */
  isChanged: () => boolean;
  add: (input: MenuItemInput) => AdminMenuItem;
  update: (id: number, changes: Partial<MenuItemInput>) => void;
  remove: (id: number) => void;
}

/** Starts from the built-in samples (decisions, Manage menu). */
export function createMenuItems(start: readonly AdminMenuItem[] = sampleMenuItems()): MenuItems {
  let rows = start;
  const listeners = new Set<() => void>();
  const show = (next: readonly AdminMenuItem[]) => {
    rows = next;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getRows: () => rows,
    isChanged: () => rows !== start,
    add(input) {
      const item = { ...input, id: nextMenuItemId(rows) };
      show([...rows, item]);
      return item;
    },
    update: (id, changes) => show(rows.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    remove: (id) => show(rows.filter((item) => item.id !== id)),
  };
}
