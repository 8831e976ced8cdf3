import type { FavoriteDish, Order } from '@venue/shared/types';

/** Suggestions for the dish of a review: the customer's own dishes, the last ordered first. */
export function likelyItems(orders: readonly Order[], favorites: readonly FavoriteDish[]): string[] {
  const LATEST_ORDERS = 20;
  const ordered = orders.slice(-LATEST_ORDERS).reverse();
  const names = [...ordered.flatMap(({ items }) => items), ...favorites].map(({ name }) => name);
  return [...new Set(names)];
}
