import type { Outcome } from '@venue/shared/graphql';
import { sampleMenuItems } from '@venue/shared/samples';
import type { AdminMenuItem } from '@venue/shared/types';
import { nextMenuItemId } from './nextMenuItemId';

/** A menu item without its id, as a form gives it. */
export type MenuItemInput = Omit<AdminMenuItem, 'id'>;

/** The menu items. No server keeps them: a reload resets them (requirements 7, Without a server call). */
export interface MenuItems {
  subscribe: (listener: () => void) => () => void;
  /** The same list until something changes. */
  getRows: () => readonly AdminMenuItem[];
  /** Whether a reload would lose changes. */
  isChanged: () => boolean;
  create: (input: MenuItemInput) => Promise<Outcome<AdminMenuItem>>;
  update: (item: AdminMenuItem, changes: Partial<MenuItemInput>) => Promise<Outcome<AdminMenuItem>>;
  remove: (item: AdminMenuItem) => Promise<Outcome<AdminMenuItem>>;
}

const savedOnDevice = (value: AdminMenuItem) =>
  Promise.resolve({ ok: true, value, saved: 'device' } as const);

const isSame = (a: AdminMenuItem, b: AdminMenuItem | undefined) =>
  (Object.keys(a) as (keyof AdminMenuItem)[]).every((field) => a[field] === b?.[field]);

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
    isChanged: () => rows.length !== start.length || !rows.every((row, index) => isSame(row, start[index])),
    create(input) {
      const item = { ...input, id: nextMenuItemId(rows) };
      show([...rows, item]);
      return savedOnDevice(item);
    },
    update(item, changes) {
      const updated = { ...item, ...changes };
      show(rows.map((row) => (row.id === item.id ? updated : row)));
      return savedOnDevice(updated);
    },
    remove(item) {
      show(rows.filter(({ id }) => id !== item.id));
      return savedOnDevice(item);
    },
  };
}
