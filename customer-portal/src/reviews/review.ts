import type { FavoriteDish, Order, Review } from '@venue/shared/types';

/** The latest first: by date, then last appended (decisions: dates and times in data). */
export function latestReviews(reviews: readonly Review[]): Review[] {
  return [...reviews].reverse().sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

/** What somebody is likely to write about: their own dishes, the last ordered first. */
export function likelyItems(orders: readonly Order[], favorites: readonly FavoriteDish[]): string[] {
  const LATEST_ORDERS = 20;
  const ordered = orders.slice(-LATEST_ORDERS).reverse();
  const names = [...ordered.flatMap(({ items }) => items), ...favorites].map(({ name }) => name);
  return [...new Set(names)];
}
