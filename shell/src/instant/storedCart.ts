import { parseCart } from '@venue/shared/stores/parse-list';
import type { CartLine } from '@venue/shared/types';

const KEY = 'cart';

/** The cart in local storage. It is damaged when a part of it, or all of it, can't be read. */
export function readCart(): { lines: CartLine[]; isDamaged: boolean } {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return { lines: [], isDamaged: false };
    const { value: lines, isDamaged } = parseCart(JSON.parse(stored)) ?? { value: [], isDamaged: true };
    return { lines, isDamaged };
  } catch {
    return { lines: [], isDamaged: true };
  }
}

/**
 * Changes the cart in local storage as another tab would, so that stores which have read it follow.
 * @returns False when the browser refuses, and for a damaged cart, of which the stores first put a copy aside.
 */
export function changeCart(rule: (lines: CartLine[]) => CartLine[]): boolean {
  const { lines, isDamaged } = readCart();
  if (isDamaged) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify(rule(lines)));
  } catch {
    return false;
  }
  dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
  return true;
}
