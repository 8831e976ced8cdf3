import { sampleMenuItems } from '../samples';
import type { AdminMenuItem } from '../types';

/**
 * A new menu item's id: the count plus 1, or the next free number when that is taken (decisions, New ids in the browser).
 */
export function nextMenuItemId(items: readonly Pick<AdminMenuItem, 'id'>[]): number {
  const taken = new Set(items.map(({ id }) => id));
  let id = items.length + 1;
  while (taken.has(id)) id += 1;
  return id;
}

/** The menu items start from the built-in samples (decisions, Manage menu). */
export const menuItemEntity = { samples: sampleMenuItems, nextId: nextMenuItemId };
